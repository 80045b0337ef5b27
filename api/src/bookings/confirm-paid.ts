import type { Database } from '../database/database';
import { knownCause, writeMessages } from '../outbox/write-message';
import { areCoversFree } from './covers-free';
import { bookingConfirmed, bookingLost } from './messages';
import type { GuestMailDeps } from './messages';
import { bookingForBusiness } from './messages-to-business';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

/**
 * Confirms a booking that has been paid, also after its hold when its covers are still free. Returns false when they are taken,
 * and the payment has to be refunded (D34).
 */
export async function confirmPaid(
  transaction: Database,
  booking: Booking,
  deps: GuestMailDeps,
): Promise<boolean> {
  const { profile, now } = deps;
  if (booking.state !== 'held' && booking.state !== 'expired') return false;
  const repository = createBookingRepository(transaction);
  if (!(await areCoversFree(repository, booking, profile, now))) {
    await repository.setState(booking.id, 'expired');
    await writeMessages(transaction, [bookingLost(booking)], { now, cause: knownCause });
    return false;
  }
  const booked = await repository.book(booking.id, now);
  await writeMessages(
    transaction,
    [...bookingForBusiness(booked, profile, { kind: 'placed' }), ...bookingConfirmed(booked, deps)],
    { now, cause: knownCause },
  );
  return true;
}
