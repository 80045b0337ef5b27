import type { Booking } from './repository';

/** The short number that people and businesses use for a booking: `B-1001` (D92). */
export function bookingReference({ bookingNumber }: Pick<Booking, 'bookingNumber'>): string {
  return `B-${bookingNumber}`;
}
