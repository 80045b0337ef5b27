import { assertNever } from '@storefront/contract';
import { confirmPaid } from '../bookings/confirm-paid';
import { createBookingRepository } from '../bookings/repository';
import { everyBrand } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { paymentReturned } from '../orders/messages';
import { createOrderRepository } from '../orders/repository';
import { confirmOrder } from '../orders/confirm-order';
import { knownCause, writeMessage } from '../outbox/write-message';
import type { Ports } from '../ports';
import type { PaymentEvent } from '../payment-providers/provider';
import { refundPayments } from '../payment-records/refund';
import { createPaymentRepository } from '../payment-records/repository';
import type { Payment } from '../payment-records/repository';

/** The result of applying an event; only `applied` changed anything. */
export type ApplyEventResult = 'applied' | 'repeated' | 'unknown' | 'wrong-amount';

/**
 * Applies the events of a provider, each once and in any order: a payment confirms its order or its table, and is refunded when
 * that is no longer possible (G5, PAY-5, PAY-6, D34).
 */
export async function applyEvent(
  {
    database,
    clock,
    catalogue,
    log,
    brands,
    config,
    kitchenChanges,
  }: Pick<Ports, 'database' | 'clock' | 'catalogue' | 'log' | 'brands' | 'config' | 'kitchenChanges'>,
  provider: string,
  event: PaymentEvent,
): Promise<ApplyEventResult> {
  const now = clock.now();
  const payment = await createPaymentRepository(database).find(event.payment);
  if (payment?.provider !== provider) return 'unknown';
  const profile = await profileOf(payment);

  const result = await database.transaction(async (transaction): Promise<ApplyEventResult> => {
    const payments = createPaymentRepository(transaction);
    // The order or booking is locked before its payment, everywhere: another sequence could deadlock.
    const order =
      payment.subjectKind === 'order'
        ? await createOrderRepository(transaction).findForChange(payment.subjectId, everyBrand)
        : undefined;
    const booking =
      payment.subjectKind === 'booking'
        ? await createBookingRepository(transaction).findForChange(payment.subjectId, everyBrand)
        : undefined;
    if (!(await payments.addEvent({ provider, eventId: event.id, receivedAt: now }))) return 'repeated';
    if (event.outcome !== 'paid') {
      await payments.close(payment.id, event.outcome);
      return 'applied';
    }
    if (event.amount !== payment.amount) {
      log.error(
        { payment: payment.id, expected: payment.amount, paid: event.amount },
        'another amount was paid',
      );
      return 'wrong-amount';
    }
    if (!(await payments.markPaid(payment.id, event.reference, now))) return 'repeated';

    if (order?.state === 'awaiting_payment') {
      const paid = await createOrderRepository(transaction).markPaid(order.okey, now);
      if (paid) await confirmOrder(transaction, paid, profile, now);
    } else if (order) {
      await refundPayments(transaction, { kind: 'order', id: order.okey, brandId: order.brandId }, now, {
        only: payment.id,
      });
      await writeMessage(transaction, paymentReturned(order, payment.amount), { now, cause: knownCause });
    }
    const secret = config.codeSecret;
    if (
      booking &&
      !(await confirmPaid(transaction, booking, {
        brand: brands.ofId(booking.brandId),
        profile,
        secret,
        now,
      }))
    )
      await refundPayments(transaction, { kind: 'booking', id: booking.id, brandId: booking.brandId }, now, {
        only: payment.id,
      });
    return 'applied';
  });
  if (profile) kitchenChanges.tell(profile.business_slug);
  return result;

  async function profileOf({ subjectKind, subjectId }: Payment) {
    const businessId = await businessOf(database, subjectKind, subjectId);
    return businessId === undefined ? undefined : (await catalogue.businessById(businessId))?.profile;
  }
}

async function businessOf(
  database: Database,
  kind: Payment['subjectKind'],
  id: string,
): Promise<string | undefined> {
  switch (kind) {
    case 'order':
      return (await createOrderRepository(database).find(id, everyBrand))?.businessId;
    case 'booking':
      return (await createBookingRepository(database).find(id, everyBrand))?.businessId;
    default:
      return assertNever(kind);
  }
}
