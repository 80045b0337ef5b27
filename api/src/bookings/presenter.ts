import type { Answer, OkAnswer } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import { businessAddress } from '../catalogue/business-address';
import type { CatalogueProfile } from '../catalogue/format';
import { nothingFound, refused, unknownRestaurant } from '../answers';
import { sharedCopy } from '../copy';
import { presentRepeated } from '../hours/service-time';
import { assertNever, yesNo } from '@storefront/contract';
import type { BookTableResult } from './book-table';
import { bookingState, cancelBefore } from './booking-state';
import { bookingTime } from './booking-time';
import { bookingReference } from './booking-reference';
import type { CancelBookingResult } from './cancel-booking';
import type { ChangeBookingResult } from './change-booking';
import { copy } from './copy';
import type { Booking } from './repository';
import type { SeatBookingResult } from './seat-booking';

type BookingSummary = OkAnswer<'business/booking_status'>['booking'];

/** `business/booking` carries the sentence of a refusal twice (API2-14). */
export function refusedBooking(sentence: string) {
  return { ...refused(sentence), status_msg: sentence };
}

/** The answer of `business/booking` (API2-14); the sentences show in the 'Error' popup (BKS-5). */
export function presentBookTable(result: BookTableResult): Answer<'business/booking'> {
  switch (result.kind) {
    case 'booked':
      return { responsecode: '200', id: result.booking.id };
    case 'held':
      return {
        responsecode: '200',
        id: result.booking.id,
        redirect_payment_url: `/pay?key=${result.booking.id}_booking&ptype=${result.booking.paymode}`,
      };
    case 'waits-for-code':
      return {
        responsecode: '203',
        id: result.booking.id,
        status: copy.codeNeeded,
        status_msg: copy.codeNeeded,
      };
    case 'taken':
      return { responsecode: '409', status: copy.taken, status_msg: copy.taken };
    case 'no-business':
      return unknownRestaurant();
    case 'no-tables':
      return refusedBooking(copy.unavailable);
    case 'date-refused':
      return refusedBooking(copy.noTables);
    case 'name-missing':
      return refusedBooking(sharedCopy.nameMissing);
    case 'price-changed':
      return refusedBooking(copy.priceChanged);
    case 'guests-refused':
      return refusedBooking(copy.guestsRefused);
    case 'message-missing':
      return refusedBooking(copy.messageMissing);
    case 'postcode-refused':
      return refusedBooking(sharedCopy.invalidPostcode);
    case 'pay-mode-refused':
      return refusedBooking(copy.payModeRefused);
    case 'too-many-open':
      return refusedBooking(copy.tooManyOpen);
    case 'not-a-mobile':
      return refusedBooking(copy.notMobile);
    default:
      return assertNever(result);
  }
}

/** The answer of `business/booking_state` to the business (D96). */
export function presentSeatBooking(
  result: SeatBookingResult,
  now: Date,
  profile: CatalogueProfile | undefined,
): Answer<'business/booking_state'> {
  switch (result.kind) {
    case 'seated':
      return { responsecode: '200', booking: presentBooking(result.booking, now, profile) };
    case 'unknown':
      return unknownBooking();
    case 'too-early':
      return refused(copy.tooEarlyToSeat);
    case 'over':
      return refused(copy.over);
    default:
      return assertNever(result);
  }
}

/** The answer of `users/booking_cancel` (D79). */
export function presentCancelBooking(result: CancelBookingResult, now: Date): Answer<'users/booking_cancel'> {
  switch (result.kind) {
    case 'cancelled':
      return { responsecode: '200', booking: presentBooking(result.booking, now, result.profile) };
    case 'unknown':
      return unknownBooking();
    case 'too-late':
      return refused(copy.tooLateToCancel);
    case 'over':
      return refused(copy.over);
    default:
      return assertNever(result);
  }
}

/** The answer of `business/booking_change` (D124); `present` makes the booking of a success. */
export function presentChangeBooking(
  result: ChangeBookingResult,
  present: (booking: Booking) => Pick<OkAnswer<'business/booking_change'>, 'booking' | 'calendar'>,
): Answer<'business/booking_change'> {
  switch (result.kind) {
    case 'changed':
      return { responsecode: '200', ...present(result.booking) };
    case 'unknown':
      return unknownBooking();
    case 'taken':
      return { responsecode: '409', status: copy.taken };
    case 'over':
      return refused(copy.over);
    case 'unpaid':
      return refused(copy.payFirst);
    case 'too-late':
      return refused(copy.tooLateToChange);
    case 'too-often':
      return refused(copy.tooManyChanges);
    case 'no-tables':
      return refused(copy.unavailable);
    case 'date-refused':
      return refused(copy.noTables);
    case 'guests-refused':
      return refused(copy.guestsRefused);
    case 'price-changed':
      return refused(copy.priceChanged);
    case 'paid-otherwise':
      return refused(copy.paidOtherwise);
    case 'must-be-paid':
      return refused(copy.mustBePaid);
    default:
      return assertNever(result);
  }
}

/** The booking of a call was not found. */
export function unknownBooking() {
  return nothingFound(copy.unknownBooking);
}

/** A booking for its page and the account (D79); `profile` is its business, when it is still there. */
export function presentBooking(
  booking: Booking,
  now: Date,
  profile: CatalogueProfile | undefined,
): BookingSummary {
  const at = bookingTime(booking);
  return {
    id: booking.id,
    booking_number: bookingReference(booking),
    business_name: booking.businessName,
    business_slug: booking.businessSlug,
    business_id: booking.businessId,
    ...(profile && {
      business_address: businessAddress(profile),
      business_phone: profile.business_phone_number,
    }),
    date: booking.date,
    calendar_date: at.date,
    time: booking.time,
    ...presentRepeated(at),
    guest: booking.guests,
    name: booking.name,
    occasion: booking.occasion,
    message: booking.message,
    state: bookingState(booking, now),
    paymode: booking.paymode,
    amount_due: formatPounds(booking.amountDue),
    paid: yesNo(booking.paidAt !== null),
    cancel_until: new Date(booking.startsAt.getTime() - cancelBefore).toISOString(),
  };
}
