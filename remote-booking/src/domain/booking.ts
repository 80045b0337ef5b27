import type { ServiceTime } from '@storefront/contract';
import type { BookingTerms, Pence } from '@storefront/pricing';
import type { GuestRange } from './business';

/**
 * A time of a date to come; `at` is a time of that date's service, which may run past midnight (D83). `covers` is for how many guests a
 * table is left: none when it is full (D123).
 */
export interface Slot {
  readonly id: string;
  readonly at: ServiceTime;
  readonly covers: number;
}

/** One of the fourteen days that can be chosen at a press; nothing is known of its tables when the server could not be asked (D123). */
export interface BookableDay {
  readonly date: string;
  readonly state: 'free' | 'full' | 'closed' | 'unknown';
}

/** What a date offers: its times, its prices, how many guests may come, and the reservation note, `''` when there is none. */
export interface BookingDay extends GuestRange {
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly terms: BookingTerms;
  readonly note: string;
}

/**
 * A booking as its page shows it. `id` is the secret key of its links; people name it by its `number`, such as B-4821 (D92).
 * `cancelUntil` is an ISO instant.
 */
export interface Booking {
  readonly id: string;
  readonly number: string;
  readonly businessName: string;
  readonly businessSlug: string;
  readonly businessId: string;
  /** On one line; '' when it is not known. */
  readonly address: string;
  readonly phone: string;
  readonly at: ServiceTime;
  readonly guests: number;
  readonly name: string;
  readonly occasion: string;
  readonly message: string;
  /** `awaiting_code` has no table yet (D120). */
  readonly state: 'awaiting_code' | 'held' | 'booked' | 'completed' | 'cancelled' | 'expired';
  readonly amountDue: Pence;
  readonly paymode: 'cod' | 'card';
  readonly isPaid: boolean;
  readonly cancelUntil: string;
  /** The text of its calendar file; '' when there is none. */
  readonly calendar: string;
}

/** Whether the booking can still be cancelled: until two hours before (D79). `at` is now, in milliseconds. */
export function canCancel({ state, cancelUntil }: Booking, at: number): boolean {
  return (state === 'held' || state === 'booked') && at < Date.parse(cancelUntil);
}

/** Whether day, time and guests can still be changed (D124). `at` is now, in milliseconds. */
export function canChange({ state, cancelUntil }: Booking, at: number): boolean {
  return state === 'booked' && at < Date.parse(cancelUntil);
}
