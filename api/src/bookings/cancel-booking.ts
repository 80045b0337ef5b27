import type { Database } from '../database/database';
import { writeMessage } from '../outbox/write-message';
import { bookingCancelled } from './messages';
import { cancelBefore } from './presenter';
import { createBookingRepository, type Booking } from './repository';

export type Cancelling =
  | { readonly kind: 'cancelled'; readonly booking: Booking }
  | { readonly kind: 'unknown' | 'too-late' | 'over' };

/** Cancels a booking until two hours before it; its id is the key (D79). */
export async function cancelBooking(database: Database, id: string, now: Date): Promise<Cancelling> {
  return database.transaction(async (transaction): Promise<Cancelling> => {
    const repository = createBookingRepository(transaction);
    const booking = await repository.find(id);
    if (!booking) return { kind: 'unknown' };
    if (booking.startsAt.getTime() - cancelBefore < now.getTime()) return { kind: 'too-late' };
    const cancelled = await repository.cancel(id);
    if (!cancelled) return { kind: 'over' };
    await writeMessage(transaction, bookingCancelled(cancelled), now);
    return { kind: 'cancelled', booking: cancelled };
  });
}
