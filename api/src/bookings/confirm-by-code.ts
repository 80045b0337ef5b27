import type { Database } from '../database/database';
import { knownCause, writeMessages } from '../outbox/write-message';
import { areCoversFree } from './covers-free';
import { holdEnd } from './hold';
import { bookingConfirmed } from './messages';
import type { GuestMailDeps } from './messages';
import { bookingForBusiness } from './messages-to-business';
import { listBookingCounts } from './open-bookings';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

/**
 * Takes the covers of a booking whose code was typed in; one that is paid first is held for its payment. Ends the booking and returns
 * `taken` when the covers have gone meanwhile (D120).
 */
export async function confirmByCode(
  transaction: Database,
  booking: Booking,
  deps: GuestMailDeps,
): Promise<'booked' | 'held' | 'taken'> {
  const { profile, secret, now } = deps;
  const repository = createBookingRepository(transaction);
  if (!(await areCoversFree(repository, booking, profile, now))) {
    await repository.setState(booking.id, 'expired');
    return 'taken';
  }
  const confirmed = await repository.takeCovers(booking.id, holdEnd(booking, now));
  // The number has answered its code, so the booking counts for its owner alone.
  const owner = { ...booking, isProvenAccount: true, isProvenNumber: true, address: undefined };
  await repository.addCounts(
    booking,
    listBookingCounts(owner, secret).map(({ key }) => key),
  );
  if (confirmed.state === 'held') return 'held';
  await writeMessages(
    transaction,
    [...bookingForBusiness(confirmed, profile, { kind: 'placed' }), ...bookingConfirmed(confirmed, deps)],
    { now, cause: knownCause },
  );
  return 'booked';
}
