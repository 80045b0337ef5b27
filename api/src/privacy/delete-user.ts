import { createBookingRepository } from '../bookings/repository';
import type { Booking } from '../bookings/repository';
import { createOrderRepository } from '../orders/repository';
import type { Order } from '../orders/repository';
import { isOver } from '../orders/moves';
import { createOutboxRepository } from '../outbox/repository';
import { isPassword } from '../users/password-hash';
import type { Ports } from '../ports';
import { createProvenNumberRepository } from '../proven-numbers/repository';
import { createReviewRepository } from '../reviews/repository';
import { createServiceAlertRepository } from '../service-alerts/repository';
import { provenAccount } from '../users/proven-account';
import { createUserRepository } from '../users/repository';

const day = 24 * 3_600_000;

export type UserDeletion =
  | { readonly kind: 'deleted' | 'wrong-password' }
  /** The kitchen or the customer still needs the order's messages and address. */
  | { readonly kind: 'order-runs'; readonly order: Order }
  | { readonly kind: 'booking-runs'; readonly booking: Booking };

/**
 * Deletes a user with account, sessions, addresses and subscriptions. Orders, bookings and reviews stay without anything that
 * identifies the person (ACC-7). Only data of the user's own orders, bookings and account are erased, because an address in an order
 * may be somebody else's.
 */
export async function deleteUser(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  userId: string,
  password: string,
): Promise<UserDeletion> {
  const user = await createUserRepository(database).byId(userId);
  if (!(await isPassword(password, user?.passwordHash)) || !user) return { kind: 'wrong-password' };
  return database.transaction(async (transaction): Promise<UserDeletion> => {
    await createUserRepository(transaction).lock(userId);
    const orders = createOrderRepository(transaction);
    const bookings = createBookingRepository(transaction);
    const [ordered, booked] = [await orders.allOf(userId), await bookings.allOf(userId)];
    const now = clock.now();
    const order = ordered.find((order) => orderRuns(order, now));
    if (order) return { kind: 'order-runs', order };
    const booking = booked.find((booking) => bookingRuns(booking, now));
    if (booking) return { kind: 'booking-runs', booking };

    await orders.forgetPersonOf(userId);
    await bookings.forgetPersonOf(userId);
    const topics = [...ordered.map(({ okey }) => okey), ...booked.map(({ id }) => id)];
    await createReviewRepository(transaction).forgetNames(topics);
    const account = provenAccount(user);
    await createOutboxRepository(transaction).forget({ topics, account });
    if (account) await createServiceAlertRepository(transaction).removeAllOf(account.brandId, account.email);
    await createProvenNumberRepository(transaction).forgetNumbersOf(userId);
    await createUserRepository(transaction).remove(userId);
    return { kind: 'deleted' };
  });
}

/** Whether an order is in progress. One that its business never completed counts as done after a day. */
const orderRuns = ({ state, acceptBy, placedAt }: Order, now: Date): boolean =>
  !isOver(state) && (acceptBy ?? placedAt).getTime() + day > now.getTime();

const bookingRuns = ({ state, startsAt, holdEndsAt }: Booking, now: Date): boolean =>
  (state === 'booked' && startsAt > now) || (state === 'held' && holdEndsAt !== null && holdEndsAt > now);
