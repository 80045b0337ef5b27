import { assertNever, tidyPostcode } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { formatPounds, priceBooking, parseBookingTerms } from '@storefront/pricing';
import type { BookingFigures } from '@storefront/pricing';
import type { Brand } from '../brands/brands';
import type { BusinessRecord } from '../catalogue/catalogue';
import { unwrap } from '../unwrap';
import type { Database } from '../database/database';
import { isTextable } from '../outbox/textable';
import { writeMessages } from '../outbox/write-message';
import { randomId } from '../random-id';
import { hashNumber } from '../verification/code';
import { createCodeRepository } from '../verification/repository';
import { createUserRepository } from '../users/repository';
import { freeSlots, isBookable } from './free-slots';
import { bookingConfirmed, bookingForBusiness } from './messages';
import { bookingPrices } from './booking-prices';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

const holdDuration = 15 * 60_000;

export type BookTableResult =
  | { readonly kind: 'booked' | 'held'; readonly booking: Booking }
  | {
      readonly kind:
        | 'no-business'
        | 'no-tables'
        | 'date-refused'
        | 'name-missing'
        | 'guests-refused'
        | 'message-missing'
        | 'pay-mode-refused'
        | 'price-changed'
        | 'postcode-refused';
    }
  | { readonly kind: 'taken' };

interface Circumstances {
  readonly business: BusinessRecord | undefined;
  readonly userId: string | null;
  /** The server's secret, for hashing numbers. */
  readonly secret: string;
  readonly brand: Brand;
  readonly now: Date;
}

/** Whether a booking that is paid in this way is held until it is paid. */
function isPaidFirst(paymode: Body<'business/booking'>['paymode']): boolean {
  switch (paymode) {
    case 'card':
      return true;
    case 'cod':
      return false;
    default:
      return assertNever(paymode);
  }
}

/** Books a table. The slot is locked before its covers are counted, so that no cover is given twice (BKS-9, G2). */
export async function bookTable(
  transaction: Database,
  body: Body<'business/booking'>,
  { business, userId, secret, brand, now }: Circumstances,
): Promise<BookTableResult> {
  if (!business) return { kind: 'no-business' };
  const { profile } = business;
  const { booking: rules } = profile;
  if (rules === null || rules.status === 'no') return { kind: 'no-tables' };
  if (!isBookable(body.date, now)) return { kind: 'date-refused' };
  if (body.name.trim() === '') return { kind: 'name-missing' };
  if (body.guest < rules.min_person || body.guest > rules.max_person) return { kind: 'guests-refused' };
  if (rules.message_required === 'yes' && body.message.trim() === '') return { kind: 'message-missing' };
  const postcode = tidyPostcode(body.pincode);
  const { length } = postcode.replace(/\s+/g, '');
  if (length < 5 || length > 7) return { kind: 'postcode-refused' };

  const figures = priceBooking(unwrap(parseBookingTerms(bookingPrices(rules))), body.guest);
  if (!matchesClaim(figures, body.total_guest_price)) return { kind: 'price-changed' };
  const { amountDue } = figures;
  const isPermitted = profile.payment_permission.booking.some(({ value }) => value === body.paymode);
  if (amountDue > 0 && !(isPermitted && brand.paymentModes.includes(body.paymode)))
    return { kind: 'pay-mode-refused' };

  const repository = createBookingRepository(transaction);
  const slotKey = { businessId: profile.business_id, date: body.date, time: body.time };
  await repository.lockSlot(slotKey);
  const taken = await repository.coversOn(profile.business_id, body.date, now);
  const slot = freeSlots({
    hours: profile,
    date: body.date,
    capacity: rules.capacity_per_slot,
    taken,
    now: now.getTime(),
  }).find(({ time }) => time === body.time);
  if (!slot || body.time_slot_id !== slot.time || slot.freeCovers < body.guest) return { kind: 'taken' };

  const isHeld = amountDue > 0 && isPaidFirst(body.paymode);
  const booking = await repository.add({
    ...slotKey,
    id: randomId(),
    brandId: brand.id,
    businessName: profile.business_name,
    businessSlug: profile.business_slug,
    userId,
    startsAt: new Date(slot.startsAt),
    guests: body.guest,
    state: isHeld ? 'held' : 'booked',
    paymode: amountDue === 0 ? 'cod' : body.paymode,
    amountDue,
    name: body.name,
    email: body.email,
    mobile: body.phone,
    postcode,
    occasion: body.occasion,
    message: body.message,
    wantsTexts: (body.booking_update_sms ?? 'y') === 'y' && (await canText(body.phone)),
    wantsOffers: (body.bookyup_offers ?? 'y') === 'y',
    wantsBusinessOffers: body.restaurant_offers === 'y',
    siteOrigin: brand.origin,
    createdAt: now,
    holdEndsAt: isHeld ? new Date(now.getTime() + holdDuration) : null,
  });
  if (userId !== null) await subscribe(transaction, userId, body);
  if (isHeld) return { kind: 'held', booking };
  await writeMessages(
    transaction,
    [...bookingForBusiness(booking, profile), ...bookingConfirmed(booking)],
    now,
  );
  return { kind: 'booked', booking };

  /** Text messages cost money, so a guest's number gets none until a code that was sent to it has been typed in. */
  async function canText(number: string): Promise<boolean> {
    if (!isTextable(number)) return false;
    return userId !== null || createCodeRepository(transaction).isProven(hashNumber(secret, number));
  }
}

/** Whether the customer saw the server's price: that of all guests, with or without deposit and service charge (G4). */
const matchesClaim = ({ guests, total, amountDue }: BookingFigures, claimed: string): boolean =>
  [guests, total, amountDue].map(formatPounds).includes(claimed);

/** Stores the subscriptions that a user left ticked. A guest has none (SUB-4). */
async function subscribe(
  transaction: Database,
  userId: string,
  body: Body<'business/booking'>,
): Promise<void> {
  const users = createUserRepository(transaction);
  if (body.bookyup_offers === 'y') await users.change(userId, { offersSubscription: true });
  if (body.restaurant_offers === 'y') await users.subscribeTo(userId, [body.business_id]);
}
