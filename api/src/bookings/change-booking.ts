import type { Body } from '@storefront/contract';
import { parseBookingTerms, priceBooking } from '@storefront/pricing';
import type { Brand } from '../brands/brands';
import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { createOutboxRepository } from '../outbox/repository';
import { writeMessages } from '../outbox/write-message';
import type { Cause } from '../outbox/write-message';
import { unwrap } from '../unwrap';
import { bookingPrices } from './booking-prices';
import { bookingState, cancelBefore } from './booking-state';
import { isChangeKey } from './change-key';
import { freeSlots, isBookable } from './free-slots';
import { matchesClaim } from './matches-claim';
import { bookingChanged } from './messages';
import { bookingForBusiness, bookingStarts } from './messages-to-business';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

/** Each change tells a guest and a business, so nobody changes one booking more often. */
const maxChanges = 10;

export type ChangeBookingResult =
  | { readonly kind: 'changed'; readonly booking: Booking }
  | {
      readonly kind:
        | 'unknown'
        | 'over'
        | 'unpaid'
        | 'too-late'
        | 'too-often'
        | 'no-tables'
        | 'date-refused'
        | 'guests-refused'
        | 'price-changed'
        /** It is paid, and would cost another amount. */
        | 'paid-otherwise'
        /** It would have to be paid by card before, as a new booking is. */
        | 'must-be-paid'
        | 'taken';
    };

interface Circumstances {
  readonly brand: Brand;
  /** The business of the booking, read from the catalogue before the transaction. */
  readonly profile: CatalogueProfile | undefined;
  /** The account of the session; null without one. */
  readonly userId: string | null;
  readonly secret: string;
  readonly cause: Cause;
  readonly now: Date;
}

/**
 * Changes day, time and guests of a booking (D124). The booking is locked, then the slot it moves to, before covers are counted, as everywhere:
 * no cover is given twice, and nothing waits for a slot while it holds another one. Refused, the booking stays as it was.
 */
export async function changeBooking(
  transaction: Database,
  body: Body<'business/booking_change'>,
  { brand, profile, userId, secret, cause, now }: Circumstances,
): Promise<ChangeBookingResult> {
  const repository = createBookingRepository(transaction);
  const before = await repository.findForChange(body.id, brand.id);
  if (!before || !mayChange(before)) return { kind: 'unknown' };
  const state = bookingState(before, now);
  if (state === 'held') return { kind: 'unpaid' };
  if (state !== 'booked') return { kind: 'over' };
  if (before.startsAt.getTime() - cancelBefore < now.getTime()) return { kind: 'too-late' };
  if (before.revision >= maxChanges) return { kind: 'too-often' };
  const rules = profile?.booking;
  if (!rules || rules.status === 'no') return { kind: 'no-tables' };
  if (!isBookable(body.date, now)) return { kind: 'date-refused' };
  if (body.guest < rules.min_person || body.guest > rules.max_person) return { kind: 'guests-refused' };

  const figures = priceBooking(unwrap(parseBookingTerms(bookingPrices(rules))), body.guest);
  if (!matchesClaim(figures, body.total_guest_price)) return { kind: 'price-changed' };
  const { amountDue } = figures;
  if (before.paidAt !== null && amountDue !== before.amountDue) return { kind: 'paid-otherwise' };
  const isPaidThere =
    brand.paymentModes.includes('cod') &&
    profile.payment_permission.booking.some(({ value }) => value === 'cod');
  if (before.paidAt === null && amountDue > 0 && !isPaidThere) return { kind: 'must-be-paid' };

  await repository.lockSlot({ businessId: before.businessId, date: body.date, time: body.time });
  const taken = new Map(await repository.coversOn(before.businessId, body.date, now));
  const own = taken.get(before.startsAt.getTime());
  // The guests that it moves keep nobody from its own table.
  if (own !== undefined && body.date === before.date)
    taken.set(before.startsAt.getTime(), own - before.guests);
  const blocks = new Set(await repository.blocksOn(before.businessId, body.date));
  const slot = freeSlots({
    hours: profile,
    date: body.date,
    capacity: rules.capacity_per_slot,
    taken,
    blocks,
    now: now.getTime(),
  }).find(({ id }) => id === body.time_slot_id);
  if (!slot || body.time !== slot.time || slot.freeCovers < body.guest) return { kind: 'taken' };

  const isSame = slot.startsAt === before.startsAt.getTime() && body.guest === before.guests;
  if (isSame && body.date === before.date) return { kind: 'changed', booking: before };
  const booking = await repository.revise(before.id, {
    date: body.date,
    time: body.time,
    startsAt: new Date(slot.startsAt),
    guests: body.guest,
    amountDue,
    ...(before.paidAt === null && { paymode: 'cod' }),
  });
  await createOutboxRepository(transaction).withdraw(booking.id, bookingStarts);
  await writeMessages(
    transaction,
    [
      ...bookingForBusiness(booking, profile, { kind: 'changed', before }),
      ...bookingChanged(booking, before, { brand, profile, secret, now }),
    ],
    { now, cause },
  );
  return { kind: 'changed', booking };

  function mayChange(booking: Booking): boolean {
    if (userId !== null && booking.userId === userId) return true;
    return body.change_key !== undefined && isChangeKey(booking, body.change_key);
  }
}
