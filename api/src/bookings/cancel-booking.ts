import type { Brand } from '../brands/brands';
import type { CatalogueProfile } from '../catalogue/format';
import { createOutboxRepository } from '../outbox/repository';
import { knownCause, writeMessages } from '../outbox/write-message';
import { refundPayments } from '../payment-records/refund';
import { createPaymentRepository } from '../payment-records/repository';
import type { Ports } from '../ports';
import { bookingCancelled } from './messages';
import { bookingForBusiness, bookingStarts } from './messages-to-business';
import { bookingState, cancelBefore } from './booking-state';
import { createBookingRepository } from './repository';
import type { Booking } from './repository';

export type CancelBookingResult =
  | { readonly kind: 'cancelled'; readonly booking: Booking; readonly profile: CatalogueProfile | undefined }
  | { readonly kind: 'unknown' | 'too-late' | 'over' };

/** Cancels a booking until two hours before it, and refunds what was paid. Its id is the key (D79). */
export async function cancelBooking(
  { database, clock, catalogue, config }: Pick<Ports, 'database' | 'clock' | 'catalogue' | 'config'>,
  id: string,
  brand: Brand,
): Promise<CancelBookingResult> {
  const now = clock.now();
  const found = await createBookingRepository(database).find(id, brand.id);
  const profile = found && (await catalogue.businessById(found.businessId))?.profile;

  return database.transaction(async (transaction): Promise<CancelBookingResult> => {
    const repository = createBookingRepository(transaction);
    const booking = await repository.findForChange(id, brand.id);
    if (!booking) return { kind: 'unknown' };
    const state = bookingState(booking, now);
    if (state === 'cancelled' || state === 'expired' || state === 'awaiting_code') return { kind: 'over' };
    if (booking.startsAt.getTime() - cancelBefore < now.getTime()) return { kind: 'too-late' };
    const cancelled = await repository.revise(id, { state: 'cancelled' });
    await createOutboxRepository(transaction).withdraw(id, bookingStarts);
    const subject = { kind: 'booking', id } as const;
    await createPaymentRepository(transaction).closeOpenOf(subject, 'cancelled');
    await refundPayments(transaction, { ...subject, brandId: brand.id }, now);
    const forBusiness =
      booking.state === 'booked' ? bookingForBusiness(cancelled, profile, { kind: 'cancelled' }) : [];
    await writeMessages(
      transaction,
      [...forBusiness, bookingCancelled(cancelled, { brand, profile, secret: config.codeSecret, now })],
      { now, cause: knownCause },
    );
    return { kind: 'cancelled', booking: cancelled, profile };
  });
}
