import { tidyPostcode } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { priceBooking, parseBookingTerms } from '@storefront/pricing';
import type { Brand } from '../brands/brands';
import type { BusinessRecord } from '../catalogue/catalogue';
import { unwrap } from '../unwrap';
import type { Database } from '../database/database';
import { isProvenNumber } from '../proven-numbers/proven-number';
import { isTextable } from '../outbox/textable';
import { writeMessages } from '../outbox/write-message';
import type { Cause } from '../outbox/write-message';
import { randomId } from '../random-id';
import { createUserRepository } from '../users/repository';
import { freeSlots, isBookable } from './free-slots';
import { computeChangeKey, hashChangeKey } from './change-key';
import { matchesClaim } from './matches-claim';
import { bookingConfirmed } from './messages';
import { bookingForBusiness } from './messages-to-business';
import { bookingPrices } from './booking-prices';
import { codeEnd, holdEnd } from './hold';
import { countOpenBookings } from './count-open-bookings';
import type { OpenBookingLimits } from '../limits/open-booking-limits';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

export type BookTableResult =
  | { readonly kind: 'booked' | 'held' | 'waits-for-code'; readonly booking: Booking }
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
        | 'postcode-refused'
        | 'too-many-open'
        /** The booking needs a code, which the number cannot get. */
        | 'not-a-mobile';
    }
  | { readonly kind: 'taken' };

interface Circumstances {
  readonly business: BusinessRecord | undefined;
  readonly userId: string | null;
  /** The server's secret, for hashing numbers. */
  readonly secret: string;
  readonly brand: Brand;
  readonly cause: Cause;
  /** The network address of the request; undefined where its bookings are not counted by network. */
  readonly address: string | undefined;
  readonly limits: OpenBookingLimits;
  readonly now: Date;
}

/**
 * Books a table. The slot is locked before its covers are counted, so that no cover is given twice (BKS-9, G2). Beyond three open bookings
 * no covers are taken before a code was typed in (D120).
 */
export async function bookTable(
  transaction: Database,
  body: Body<'business/booking'>,
  { business, userId, secret, brand, cause, address, limits, now }: Circumstances,
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
  const booker = { userId, mobile: body.phone, email: body.email, address };
  const open = await countOpenBookings(transaction, booker, { secret, limits, now });
  if (open.kind === 'too-many') return { kind: 'too-many-open' };
  const needsCode = open.kind === 'needs-code';
  if (needsCode && !isTextable(body.phone)) return { kind: 'not-a-mobile' };

  const slotKey = { businessId: profile.business_id, date: body.date, time: body.time };
  await repository.lockSlot(slotKey);
  const taken = await repository.coversOn(profile.business_id, body.date, now);
  const slot = freeSlots({
    hours: profile,
    date: body.date,
    capacity: rules.capacity_per_slot,
    taken,
    blocks: await repository.blocksOn(profile.business_id, body.date),
    now: now.getTime(),
  }).find(({ id }) => id === body.time_slot_id);
  if (!slot || body.time !== slot.time || slot.freeCovers < body.guest) return { kind: 'taken' };

  const paymode = amountDue === 0 ? 'cod' : body.paymode;
  const heldUntil = holdEnd({ paymode, amountDue }, now);
  const id = randomId();
  const booking = await repository.add({
    ...slotKey,
    id,
    changeKeyHash: hashChangeKey(computeChangeKey(secret, id)),
    brandId: brand.id,
    businessName: profile.business_name,
    businessSlug: profile.business_slug,
    userId,
    startsAt: new Date(slot.startsAt),
    guests: body.guest,
    state: needsCode ? 'awaiting_code' : heldUntil ? 'held' : 'booked',
    paymode,
    amountDue,
    name: body.name,
    email: body.email,
    mobile: body.phone,
    postcode,
    occasion: body.occasion,
    message: body.message,
    wantsTexts:
      (body.booking_update_sms ?? 'y') === 'y' && (needsCode || (await canText(heldUntil !== null))),
    wantsOffers: (body.bookyup_offers ?? 'y') === 'y',
    wantsBusinessOffers: body.restaurant_offers === 'y',
    siteOrigin: brand.origin,
    createdAt: now,
    holdEndsAt: needsCode ? codeEnd(now) : heldUntil,
  });
  if (userId !== null) await subscribe(transaction, userId, body);
  if (needsCode) return { kind: 'waits-for-code', booking };
  await repository.addCounts(booking, open.keys);
  if (heldUntil) return { kind: 'held', booking };
  await writeMessages(
    transaction,
    [
      ...bookingForBusiness(booking, profile, { kind: 'placed' }),
      ...bookingConfirmed(booking, { brand, profile, secret, now }),
    ],
    { now, cause },
  );
  return { kind: 'booked', booking };

  /**
   * Text messages cost money, and the number may be a stranger's: it gets none until a code that was sent to it has been typed in, for a
   * user's booking by that user. Who pays for the table first may have them too.
   */
  async function canText(isPaidFirst: boolean): Promise<boolean> {
    if (!isTextable(body.phone)) return false;
    if (isPaidFirst) return true;
    const sender = userId === null ? {} : { userId };
    return isProvenNumber(transaction, { codeSecret: secret, mobile: body.phone, ...sender });
  }
}

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
