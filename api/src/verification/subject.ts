import { assertNever } from '@storefront/contract';
import { confirmByCode } from '../bookings/confirm-by-code';
import { bookingState } from '../bookings/booking-state';
import { createBookingRepository } from '../bookings/repository';
import type { Booking } from '../bookings/repository';
import type { Brand } from '../brands/brands';
import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { confirmOrder } from '../orders/confirm-order';
import { createOrderRepository } from '../orders/repository';
import type { Order } from '../orders/repository';
import { copy } from './copy';

/** The name of what a code confirms: a cash order by its okey, or a table booking by its id (D39, D120). */
export interface SubjectName {
  readonly kind: 'order' | 'booking';
  readonly id: string;
}

/** What a confirmation by code came to; `taken`: the covers have gone meanwhile, `held`: the table has to be paid now. */
export type Confirmed = 'confirmed' | 'held' | 'taken';

interface ConfirmingDeps {
  readonly brand: Brand;
  /** The business, read from the catalogue before the transaction. */
  readonly profile: CatalogueProfile | undefined;
  readonly secret: string;
  readonly now: Date;
}

/** Why nothing waits for a code: `done` needs none any more, the others cannot be confirmed any more. */
export type EndedState = 'done' | 'expired' | 'cancelled';

/** What a code confirms, locked until its transaction ends. */
export interface CodeSubject extends SubjectName {
  readonly brandId: string;
  readonly businessId: string;
  /** The origin of the site that it was made on. */
  readonly siteOrigin: string;
  /** Null for a guest's. */
  readonly userId: string | null;
  /** The number that codes go to. */
  readonly mobile: string;
  readonly state: 'waiting' | EndedState;
  /** The text message that carries the code. */
  readonly textOf: (code: string) => string;
  readonly changeMobile: (mobile: string) => Promise<void>;
  readonly confirm: (deps: ConfirmingDeps) => Promise<Confirmed>;
}

/** Finds a cash order or a booking of a brand and locks it; undefined when there is none that codes are for. */
export async function findSubject(
  transaction: Database,
  { kind, id }: SubjectName,
  brandId: string,
  now: Date,
): Promise<CodeSubject | undefined> {
  switch (kind) {
    case 'order': {
      const order = await createOrderRepository(transaction).findForChange(id, brandId);
      return order?.paymode === 'cod' ? orderSubject(transaction, order) : undefined;
    }
    case 'booking': {
      const booking = await createBookingRepository(transaction).findForChange(id, brandId);
      return booking && bookingSubject(transaction, booking, now);
    }
    default:
      return assertNever(kind);
  }
}

/** The id of the business that an order or a booking belongs to, read without a lock. */
export async function businessOf(
  database: Database,
  { kind, id }: SubjectName,
  brandId: string,
): Promise<string | undefined> {
  switch (kind) {
    case 'order':
      return (await createOrderRepository(database).find(id, brandId))?.businessId;
    case 'booking':
      return (await createBookingRepository(database).find(id, brandId))?.businessId;
    default:
      return assertNever(kind);
  }
}

function orderSubject(transaction: Database, order: Order): CodeSubject {
  const { okey, contact, orderNumber, businessName } = order;
  return {
    kind: 'order',
    id: okey,
    brandId: order.brandId,
    businessId: order.businessId,
    siteOrigin: order.siteOrigin,
    userId: order.userId,
    mobile: contact.mobile,
    state: stateOfOrder(order.state),
    textOf: (code) => copy.order.textMessage(code, orderNumber, businessName),
    changeMobile: (mobile) => createOrderRepository(transaction).changeMobile(okey, { ...contact, mobile }),
    confirm: async ({ profile, now }) => {
      await confirmOrder(transaction, order, profile, now);
      return 'confirmed';
    },
  };
}

function bookingSubject(transaction: Database, booking: Booking, now: Date): CodeSubject {
  const { id, businessName } = booking;
  return {
    kind: 'booking',
    id,
    brandId: booking.brandId,
    businessId: booking.businessId,
    siteOrigin: booking.siteOrigin,
    userId: booking.userId,
    mobile: booking.mobile,
    state: stateOfBooking(bookingState(booking, now)),
    textOf: (code) => copy.booking.textMessage(code, businessName),
    changeMobile: (mobile) => createBookingRepository(transaction).changeMobile(id, mobile),
    confirm: async (deps) => {
      const result = await confirmByCode(transaction, booking, deps);
      return result === 'booked' ? 'confirmed' : result;
    },
  };
}

function stateOfOrder(state: Order['state']): CodeSubject['state'] {
  switch (state) {
    case 'awaiting_code':
      return 'waiting';
    case 'cancelled':
    case 'rejected':
      return 'cancelled';
    default:
      return 'done';
  }
}

function stateOfBooking(state: Booking['state']): CodeSubject['state'] {
  switch (state) {
    case 'awaiting_code':
      return 'waiting';
    case 'held':
    case 'booked':
    case 'completed':
      return 'done';
    case 'cancelled':
    case 'expired':
      return state;
    default:
      return assertNever(state);
  }
}
