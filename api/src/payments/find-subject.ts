import { assertNever } from '@storefront/contract';
import { bookingReference } from '../bookings/booking-reference';
import { createBookingRepository } from '../bookings/repository';
import type { Booking } from '../bookings/repository';
import type { Database } from '../database/database';
import { linePrice } from '@storefront/pricing';
import { dateInWords } from '../hours/words';
import { createOrderRepository } from '../orders/repository';
import type { Order } from '../orders/repository';
import { copy } from './copy';
import type { Subject } from '../payment-records/repository';
import type { PaymentState } from '../payment-records/tables';

/** What a payment is for, and how it is paid. */
export interface Payable {
  readonly subject: Subject;
  readonly amount: number;
  readonly description: string;
  /** What is paid for, line by line, with what each costs in pence where that is known. */
  readonly lines: readonly { readonly name: string; readonly amount?: number }[];
  readonly email: string;
  /** Where the customer goes on the brand's site, after paying or not paying. */
  readonly donePath: string;
  readonly cancelPath: string;
  /** `open` while it can be paid. */
  readonly state: Extract<PaymentState, 'open' | 'paid' | 'cancelled' | 'expired'>;
}

const bookingEnding = '_booking';

/** What a payment key names: an order by its okey, or a booking by `{id}_booking` (BKS-4, ORD-3). */
export function parsePaymentKey(key: string): Subject {
  return key.endsWith(bookingEnding)
    ? { kind: 'booking', id: key.slice(0, -bookingEnding.length) }
    : { kind: 'order', id: key };
}

export function formatPaymentKey({ kind, id }: Subject): string {
  switch (kind) {
    case 'order':
      return id;
    case 'booking':
      return `${id}${bookingEnding}`;
    default:
      return assertNever(kind);
  }
}

/** Finds and locks what is to be paid by card on a brand; undefined when there is none. */
export async function findPayable(
  transaction: Database,
  { subject, brandId }: { readonly subject: Subject; readonly brandId: string },
  now: Date,
): Promise<Payable | undefined> {
  switch (subject.kind) {
    case 'order': {
      const order = await createOrderRepository(transaction).findForChange(subject.id, brandId);
      return order?.paymode === 'card' ? payableOrder(order) : undefined;
    }
    case 'booking': {
      const booking = await createBookingRepository(transaction).findForChange(subject.id, brandId);
      return booking?.paymode === 'card' ? payableBooking(booking, now) : undefined;
    }
    default:
      return assertNever(subject.kind);
  }
}

const payableOrder = (order: Order): Payable => ({
  subject: { kind: 'order', id: order.okey },
  amount: order.totalPence,
  description: copy.order(order.orderNumber, order.businessName),
  lines: linesOf(order),
  email: order.contact.email,
  donePath: `/order-complete?v=${order.okey}`,
  cancelPath: '/checkout',
  state: order.state === 'awaiting_payment' ? 'open' : order.paidAt === null ? 'cancelled' : 'paid',
});

function linesOf({ lines, freeDishes, figures }: Order): Payable['lines'] {
  const { discount, delivery, service, bag, tip = 0 } = figures;
  return [
    ...lines.map(({ line }) => ({ name: copy.dish(line.quantity, line.name), amount: linePrice(line) })),
    ...freeDishes.map(({ name, quantity }) => ({ name: copy.dish(quantity, name), amount: 0 })),
    ...(discount === 0 ? [] : [{ name: copy.discount, amount: -discount }]),
    ...(delivery + service + bag === 0 ? [] : [{ name: copy.charges, amount: delivery + service + bag }]),
    ...(tip === 0 ? [] : [{ name: copy.tip, amount: tip }]),
  ];
}

function payableBooking(booking: Booking, now: Date): Payable {
  const isOpen = booking.state === 'held' && booking.holdEndsAt !== null && booking.holdEndsAt > now;
  const unpaid = booking.state === 'cancelled' ? 'cancelled' : 'expired';
  return {
    subject: { kind: 'booking', id: booking.id },
    amount: booking.amountDue,
    description: copy.booking(bookingReference(booking), booking.businessName),
    lines: [
      { name: copy.visit(dateInWords(booking.date), booking.time) },
      { name: copy.guests(booking.guests) },
    ],
    email: booking.email,
    donePath: `/booking-complete?v=${booking.id}`,
    cancelPath: `/booking-complete?v=${booking.id}`,
    state: isOpen ? 'open' : booking.paidAt === null ? unpaid : 'paid',
  };
}
