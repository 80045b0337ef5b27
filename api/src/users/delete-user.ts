import { createBookingRepository } from '../bookings/repository';
import { createOrderRepository } from '../orders/repository';
import { createOutboxRepository } from '../outbox/repository';
import { isPassword } from '../passwords/password-hash';
import type { Ports } from '../ports';
import { createReviewRepository } from '../reviews/repository';
import { createUserRepository } from './repository';

/**
 * Deletes a user: account, sessions, addresses and subscriptions go; orders, bookings and reviews stay without anything that
 * names the person (ACC-7). False when the password is not right.
 */
export async function deleteUser(
  { database }: Pick<Ports, 'database'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const user = await createUserRepository(database).byId(userId);
  if (!(await isPassword(password, user?.passwordHash)) || !user) return false;
  await database.transaction(async (transaction) => {
    await createUserRepository(transaction).lock(userId);
    const orders = createOrderRepository(transaction);
    const bookings = createBookingRepository(transaction);
    const [ordered, booked] = [await orders.allOf(userId), await bookings.allOf(userId)];
    await orders.forgetPersonOf(userId);
    await bookings.forgetPersonOf(userId);
    const keys = [...ordered.map(({ okey }) => okey), ...booked.map(({ id }) => id)];
    await createReviewRepository(transaction).forgetNames(keys);
    // Messages about orders may have gone to another address or number than the account's.
    const contacts = [user, ...ordered.map(({ contact }) => contact), ...booked];
    await createOutboxRepository(transaction).forget(
      contacts.flatMap(({ email, mobile }) => [email, mobile]),
    );
    await createUserRepository(transaction).remove(userId);
  });
  return true;
}
