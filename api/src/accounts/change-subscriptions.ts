import type { Body } from '@storefront/contract';
import type { Database } from '../database/database';
import { createUserRepository } from '../users/repository';

/** A business that left the catalogue still counts as known, since its customers stay subscribed until they unsubscribe. */
export type SubscriptionChange = 'changed' | 'unknown-business';

/** Sets all of a user's subscriptions to those of the account page. */
export async function changeSubscriptions(
  database: Database,
  userId: string,
  wanted: Omit<Body<'users/subscriptions'>, 'sessiontoken'>,
): Promise<SubscriptionChange> {
  return database.transaction(async (transaction): Promise<SubscriptionChange> => {
    const users = createUserRepository(transaction);
    const wantedIds = [...new Set(wanted.subscribed_bs_list)];
    if ((await users.knownBusinesses(wantedIds)) < wantedIds.length) return 'unknown-business';
    await users.change(userId, {
      smsSubscription: wanted.sms_subscription === 'yes',
      offersSubscription: wanted.bookyup_subscription === 'yes',
    });
    await users.unsubscribeFromAll(userId);
    await users.subscribeTo(userId, wantedIds);
    return 'changed';
  });
}
