import type { ServiceTime } from '@storefront/contract';
import type { BookingTerms, Pence } from '@storefront/pricing';
import type { GuestRange } from './business';

/** A free slot of a date; `at` is a time of that date's service, which may run past midnight (D83). */
export interface Slot {
  readonly id: string;
  readonly at: ServiceTime;
}

/** What a date offers: its free slots, its prices, how many guests may come, and the reservation note, `''` when there is none. */
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
}

/** Whether the booking can still be cancelled: until two hours before (D79). `at` is now, in milliseconds. */
export function canCancel({ state, cancelUntil }: Booking, at: number): boolean {
  return (state === 'held' || state === 'booked') && at < Date.parse(cancelUntil);
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** The instant as RFC 5545 writes it in universal time. */
const stampOf = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const hour = 3_600_000;

/**
 * The id by which calendars recognise a booking. It must not contain the booking's own id: calendars are shared, and anyone
 * who has the id can cancel the booking. The 128 bits of the id cannot be restored from 32 bits of FNV-1a.
 */
const uidOf = ({ id }: Booking, start: number): string => {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${stampOf(start)}-${hash.toString(16).padStart(8, '0')}`;
};

/**
 * The booking as a calendar file (RFC 5545), two hours long (D79). `now` is in milliseconds. The start is computed from
 * `cancelUntil`, two hours before it (D79), so no time zone is needed.
 */
export function calendarFile(booking: Booking, now: number): string {
  const start = Date.parse(booking.cancelUntil) + 2 * hour;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//table booking//EN',
    'BEGIN:VEVENT',
    `UID:${uidOf(booking, start)}@storefront`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(start + 2 * hour)}`,
    `SUMMARY:${escapeText(`Table for ${booking.guests} at ${booking.businessName}`)}`,
    `DESCRIPTION:Booking number ${booking.number}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
