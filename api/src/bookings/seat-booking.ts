import { everyBrand } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { bookingState } from './booking-state';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

/** Guests may arrive up to an hour early. */
const earliest = 60 * 60_000;

/** Whether the guests of a booking cannot be seated yet. */
export function isEarlyFor({ startsAt }: Pick<Booking, 'startsAt'>, now: Date): boolean {
  return startsAt.getTime() - earliest > now.getTime();
}

export type SeatBookingResult =
  | { readonly kind: 'seated'; readonly booking: Booking }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too-early' | 'over' };

/** Marks the guests of a business's booking as seated (D96). A second time changes nothing. */
export async function seatBooking(
  database: Database,
  { id, businessId }: { readonly id: string; readonly businessId: string },
  now: Date,
): Promise<SeatBookingResult> {
  return database.transaction(async (transaction): Promise<SeatBookingResult> => {
    const repository = createBookingRepository(transaction);
    const booking = await repository.findForChange(id, everyBrand);
    if (booking?.businessId !== businessId) return { kind: 'unknown' };
    const state = bookingState(booking, now);
    if (state === 'completed') return { kind: 'seated', booking };
    if (state !== 'booked') return { kind: 'over' };
    if (isEarlyFor(booking, now)) return { kind: 'too-early' };
    if (booking.noShowAt !== null) return { kind: 'over' };
    await repository.setState(id, 'completed');
    return { kind: 'seated', booking: { ...booking, state: 'completed' } };
  });
}
