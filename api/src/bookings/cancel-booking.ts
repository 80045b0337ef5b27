import { createOutboxRepository } from '../outbox/repository';
import { knownCause, writeMessages } from '../outbox/write-message';
import { refundPayments } from '../payment-records/refund';
import { createPaymentRepository } from '../payment-records/repository';
import type { Ports } from '../ports';
import { bookingCancelled, bookingForBusiness, bookingStarts } from './messages';
import { bookingState, cancelBefore } from './booking-state';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

export type CancelBookingResult =
  | { readonly kind: 'cancelled'; readonly booking: Booking }
  | { readonly kind: 'unknown' | 'too-late' | 'over' };

/** Cancels a booking until two hours before it, and refunds what was paid. Its id is the key (D79). */
export async function cancelBooking(
  { database, clock, catalogue }: Pick<Ports, 'database' | 'clock' | 'catalogue'>,
  id: string,
  brandId: string,
): Promise<CancelBookingResult> {
  const now = clock.now();
  const found = await createBookingRepository(database).find(id, brandId);
  const profile = found && (await catalogue.businessById(found.businessId))?.profile;

  return database.transaction(async (transaction): Promise<CancelBookingResult> => {
    const repository = createBookingRepository(transaction);
    const booking = await repository.findForChange(id, brandId);
    if (!booking) return { kind: 'unknown' };
    const state = bookingState(booking, now);
    if (state === 'cancelled' || state === 'expired' || state === 'awaiting_code') return { kind: 'over' };
    if (booking.startsAt.getTime() - cancelBefore < now.getTime()) return { kind: 'too-late' };
    await repository.setState(id, 'cancelled');
    await createOutboxRepository(transaction).withdraw(id, bookingStarts);
    const cancelled: Booking = { ...booking, state: 'cancelled' };
    const subject = { kind: 'booking', id } as const;
    await createPaymentRepository(transaction).closeOpenOf(subject, 'cancelled');
    await refundPayments(transaction, { ...subject, brandId }, now);
    const forBusiness = booking.state === 'booked' ? bookingForBusiness(cancelled, profile) : [];
    await writeMessages(transaction, [...forBusiness, bookingCancelled(cancelled)], {
      now,
      cause: knownCause,
    });
    return { kind: 'cancelled', booking: cancelled };
  });
}
