import { presentBook } from '../addresses/presenter';
import { createAddressRepository } from '../addresses/repository';
import { presentBooking } from '../bookings/presenter';
import { createBookingRepository } from '../bookings/repository';
import { formatPounds } from '@storefront/pricing';
import { presentOrder } from '../orders/present-order';
import { createOrderRepository } from '../orders/repository';
import { createOutboxRepository } from '../outbox/repository';
import { createPaymentRepository } from '../payment-records/repository';
import type { Ports } from '../ports';
import { createReviewRepository } from '../reviews/repository';
import { createServiceAlertRepository } from '../service-alerts/repository';
import { createSessionRepository } from '../sessions/repository';
import { provenAccount } from '../users/proven-account';
import { createUserRepository } from '../users/repository';

/** All data about a user, by kind, for the user's export (ACC-6). The password's hash is a secret and left out. */
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
  // Anybody may type an address, so its alerts are the user's only once it is confirmed (D99).
  const account = provenAccount(user);
  const alerts = account
    ? await createServiceAlertRepository(database).of(account.brandId, account.email)
    : [];
  const keys = [...orders.map(({ okey }) => okey), ...bookings.map(({ id }) => id)];
  const ownAddresses = new Set(
    [user, ...orders.map(({ contact }) => contact), ...bookings].flatMap((one) => [one.email, one.mobile]),
  );
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
      ...presentBooking(booking, clock.now(), undefined),
      email: booking.email,
      mobile: booking.mobile,
      postcode: booking.postcode,
    })),
    reviews: (await createReviewRepository(database).byKeys(keys)).map(
      ({ id: _id, position: _position, customerKey: _key, ...review }) => review,
    ),
    payments: (await createPaymentRepository(database).allOf(keys)).map((payment) => ({
      for: payment.subjectId,
      provider: payment.provider,
      reference: payment.reference,
      amount: formatPounds(payment.amount),
      state: payment.state,
      since: payment.createdAt.toISOString(),
      paid_at: payment.paidAt?.toISOString() ?? null,
      refunded_at: payment.refundedAt?.toISOString() ?? null,
    })),
    messages: (await createOutboxRepository(database).about({ topics: keys, account })).map((message) => ({
      channel: message.channel,
      // Messages to the business are data about the user, but the business's address is not.
      to: ownAddresses.has(message.recipient) ? message.recipient : 'the restaurant',
      subject: message.subject,
      body: message.isSecret ? '' : message.body,
      written_at: message.createdAt.toISOString(),
      sent_at: message.sentAt?.toISOString() ?? null,
    })),
    service_alerts: alerts.map(({ postcode, createdAt }) => ({ postcode, since: createdAt.toISOString() })),
    sessions: (await createSessionRepository(database).listOf(userId, clock.now())).map(
      ({ createdAt: from, expiresAt }) => ({ since: from.toISOString(), until: expiresAt.toISOString() }),
    ),
  };
}
