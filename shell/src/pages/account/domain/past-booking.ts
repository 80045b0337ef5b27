/** How far a table booking is. */
export type BookingState = 'awaiting_code' | 'held' | 'booked' | 'completed' | 'cancelled' | 'expired';

/** A table booking in the user's list. */
export interface PastBooking {
  readonly id: string;
  readonly number: string;
  readonly businessName: string;
  /** When the table is taken, in words with the year, because the list reaches back (D83). */
  readonly when: string;
  readonly guests: number;
  readonly state: BookingState;
  readonly isPaid: boolean;
  /** ISO instant until which the user may cancel. */
  readonly cancelUntil: string;
}
