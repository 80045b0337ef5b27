import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { writeMessages } from '../outbox/write-message';
import { bookingConfirmed, bookingForBusiness, bookingLost } from './messages';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

/**
 * Confirms a booking that has been paid, also after its hold when its covers are still free. Returns false when they are taken,
 * and the payment has to be refunded (D34).
 */
export async function confirmPaid(
  transaction: Database,
  booking: Booking,
  profile: CatalogueProfile | undefined,
  now: Date,
): Promise<boolean> {
  if (booking.state !== 'held' && booking.state !== 'expired') return false;
  const repository = createBookingRepository(transaction);
  if (!(await areCoversFree())) {
    await repository.setState(booking.id, 'expired');
    await writeMessages(transaction, [bookingLost(booking)], now);
    return false;
  }
  const booked = await repository.book(booking.id, now);
  await writeMessages(
    transaction,
    [...bookingForBusiness(booked, profile), ...bookingConfirmed(booked)],
    now,
  );
  return true;

  /** Counts under the slot's lock even while the hold lasts, since it may expire at this moment (G2). */
  async function areCoversFree(): Promise<boolean> {
    const { businessId, date, time, guests, state, holdEndsAt, startsAt } = booking;
    await repository.lockSlot({ businessId, date, time });
    const isHeld = state === 'held' && holdEndsAt !== null && holdEndsAt > now;
    const taken = (await repository.coversOn(businessId, date, now)).get(time) ?? 0;
    const others = isHeld ? taken - guests : taken;
    return startsAt > now && others + guests <= (profile?.booking?.capacity_per_slot ?? 0);
  }
}
