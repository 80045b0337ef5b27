import { presentBook } from '../addresses/presenter';
import { createAddressRepository } from '../addresses/repository';
import { presentBooking } from '../bookings/presenter';
import { createBookingRepository } from '../bookings/repository';
import { presentOrder } from '../orders/present-order';
import { createOrderRepository } from '../orders/repository';
import type { Ports } from '../ports';
import { createReviewRepository } from '../reviews/repository';
import { createSessionRepository } from '../sessions/repository';
import { createUserRepository } from './repository';

/** Everything held about a user, by kind, for the user to take away (ACC-6); the password's hash is a secret, not data. */
export async function exportUser(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  userId: string,
): Promise<Record<string, unknown> | undefined> {
  const users = createUserRepository(database);
  const user = await users.byId(userId);
  if (!user) return undefined;
  const { name, email, mobile, createdAt, smsSubscription, offersSubscription } = user;
  const orders = await createOrderRepository(database).allOf(userId);
  const bookings = await createBookingRepository(database).allOf(userId);
  const keys = [...orders.map(({ okey }) => okey), ...bookings.map(({ id }) => id)];
  return {
    profile: { user_id: userId, name, email, mobile, since: createdAt.toISOString() },
    subscriptions: {
      sms_subscription: smsSubscription,
      bookyup_subscription: offersSubscription,
      subscribed_bs_list: await users.subscribedBusinesses(userId),
    },
    addresses: presentBook(await createAddressRepository(database).listOf(userId)).address_book_list,
    orders: orders.map((order) => ({
      ...presentOrder(order),
      contact: order.contact,
      note: order.kitchenNote,
    })),
    bookings: bookings.map((booking) => ({
      ...presentBooking(booking, clock.now()),
      email: booking.email,
      mobile: booking.mobile,
      postcode: booking.postcode,
    })),
    reviews: (await createReviewRepository(database).byKeys(keys)).map(
      ({ id: _id, position: _position, customerKey: _key, ...review }) => review,
    ),
    sessions: (await createSessionRepository(database).listOf(userId)).map(
      ({ createdAt: from, expiresAt }) => ({
        since: from.toISOString(),
        until: expiresAt.toISOString(),
      }),
    ),
  };
}
