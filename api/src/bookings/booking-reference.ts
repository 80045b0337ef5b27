import type { Booking } from './repository';

/** The short number by which people and businesses name a booking: `B-1001` (D92). */
export function bookingReference({ bookingNumber }: Pick<Booking, 'bookingNumber'>): string {
  return `B-${bookingNumber}`;
}
