import type { Answer, OkAnswer } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import { nothingFound, refused } from '../answers';
import { assertNever } from '@storefront/contract';
import type { BookingOutcome } from './book-table';
import { bookingTime } from './booking-time';
import { bookingReference } from './booking-reference';
import type { Booking } from './repository';
import type { SeatBookingResult } from './seat-booking';

type BookingSummary = OkAnswer<'business/booking_status'>['booking'];

export const cancelBefore = 2 * 3_600_000;

/** For a date without a free table, for any reason. */
export const noTablesAvailable = 'No table is free on that day. Please choose another.';

const refusal = (sentence: string) => ({ ...refused(sentence), status_msg: sentence });

/** The answer of `business/booking` (API2-14); the sentences show in the 'Error' popup (BKS-5). */
export function presentBookingOutcome(outcome: BookingOutcome): Answer<'business/booking'> {
  switch (outcome.kind) {
    case 'booked':
      return { responsecode: '200', id: outcome.booking.id };
    case 'held':
      return {
        responsecode: '200',
        id: outcome.booking.id,
        redirect_payment_url: `/pay?key=${outcome.booking.id}_booking&ptype=${outcome.booking.paymode}`,
      };
    case 'taken': {
      const sentence = 'That time has just been taken. Please choose another.';
      return { responsecode: '409', status: sentence, status_msg: sentence };
    }
    case 'no-business':
      return nothingFound('We cannot find that restaurant.');
    case 'no-tables':
      return refusal('Table booking is not available.');
    case 'date-refused':
      return refusal(noTablesAvailable);
    case 'name-missing':
      return refusal('Name required');
    case 'price-changed':
      return refusal('The price has changed. Please look at it again before you book.');
    case 'guests-refused':
      return refusal('The restaurant does not take a booking for that number of guests.');
    case 'message-missing':
      return refusal('Message required');
    case 'postcode-refused':
      return refusal('Please enter valid postcode');
    case 'pay-mode-refused':
      return refusal('Please select a payment method.');
    default:
      return assertNever(outcome);
  }
}

/**
 * The state of a booking now. Expired holds and the visits of paid bookings end without a write. An unpaid visit counts as
 * completed only when the business has said so, or a table that nobody came to could be reviewed (D96).
 */
export function bookingState(
  { state, holdEndsAt, startsAt, paidAt }: Booking,
  now: Date,
): BookingSummary['state'] {
  if (state === 'held' && holdEndsAt !== null && holdEndsAt <= now) return 'expired';
  return state === 'booked' && paidAt !== null && startsAt <= now ? 'completed' : state;
}

/** The answer of `business/booking_state` to the business (D96). */
export function presentSeating(seating: SeatBookingResult, now: Date): Answer<'business/booking_state'> {
  switch (seating.kind) {
    case 'seated':
      return { responsecode: '200', booking: presentBooking(seating.booking, now) };
    case 'unknown':
      return nothingFound('We cannot find that booking.');
    case 'too-early':
      return refused('Guests can be marked as seated from an hour before the booking on.');
    case 'over':
      return refused('This booking no longer stands.');
    default:
      return assertNever(seating);
  }
}

/** A booking for its page and the account (D79). */
export function presentBooking(booking: Booking, now: Date): BookingSummary {
  return {
    id: booking.id,
    booking_number: bookingReference(booking),
    business_name: booking.businessName,
    business_slug: booking.businessSlug,
    date: booking.date,
    calendar_date: bookingTime(booking).date,
    time: booking.time,
    guest: booking.guests,
    name: booking.name,
    occasion: booking.occasion,
    message: booking.message,
    state: bookingState(booking, now),
    paymode: booking.paymode,
    amount_due: formatPounds(booking.amountDue),
    paid: booking.paidAt === null ? 'no' : 'yes',
    cancel_until: new Date(booking.startsAt.getTime() - cancelBefore).toISOString(),
  };
}
