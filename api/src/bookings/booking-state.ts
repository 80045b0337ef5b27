import type { OkAnswer } from '@storefront/contract';
import type { Booking } from './repository';

/** How long before it a booking can be cancelled. */
export const cancelBefore = 2 * 3_600_000;

/**
 * The state of a booking now. Expired holds, codes that never came and the visits of paid bookings end without a write. An unpaid visit counts as
 * completed only when the business has said so, and none whose guests did not come, or a table that nobody came to could be reviewed (D96).
 */
export function bookingState(
  { state, holdEndsAt, startsAt, paidAt, noShowAt }: Booking,
  now: Date,
): OkAnswer<'business/booking_status'>['booking']['state'] {
  if ((state === 'held' || state === 'awaiting_code') && holdEndsAt !== null && holdEndsAt <= now)
    return 'expired';
  return state === 'booked' && paidAt !== null && noShowAt === null && startsAt <= now ? 'completed' : state;
}
