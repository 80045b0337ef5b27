import type { Body } from '@storefront/contract';
import type { Database } from '../database/database';
import { createUserRepository } from './repository';

/** Sets all of a user's subscriptions to what the account page shows. */
export async function changeSubscriptions(
  database: Database,
  userId: string,
  wanted: Omit<Body<'users/subscriptions'>, 'sessiontoken'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const users = createUserRepository(transaction);
    await users.change(userId, {
      smsSubscription: wanted.sms_subscription === 'yes',
      offersSubscription: wanted.bookyup_subscription === 'yes',
    });
    await users.unsubscribeFromAll(userId);
    await users.subscribeTo(userId, wanted.subscribed_bs_list);
  });
}
