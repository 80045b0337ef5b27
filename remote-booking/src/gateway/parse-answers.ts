import type { BookingSummary, OkAnswer } from '@storefront/contract';
import { mapParsed, parsePounds, parseBookingTerms } from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { Booking, BookingDay } from '../domain/booking';
import type { Information } from '../domain/information';
import type { ReviewPage } from '../domain/review';

/** All times of a date; a server from before there were full ones among them names the free ones alone. */
function timesOf({ booking_time_slot: { slots, times }, max_person }: OkAnswer<'business/booking_time'>) {
  return times ?? slots.map((slot) => ({ ...slot, covers: max_person }));
}

/** Parses the answer of business/booking_time (DAT2-2). */
export function parseDay(date: string, answer: OkAnswer<'business/booking_time'>): Parsed<BookingDay> {
  return mapParsed(parseBookingTerms(answer), (terms) => ({
    date,
    slots: timesOf(answer).map(({ slot_id, time, calendar_date, repeated, covers }) => ({
      id: slot_id,
      at: { date: calendar_date, time, serviceDate: date, isRepeated: repeated === 'yes' },
      covers,
    })),
    terms,
    minimumGuests: answer.min_person,
    maximumGuests: answer.max_person,
    note: answer.reservation_notes,
  }));
}

/** Parses a booking (D79) and its calendar file. */
export function parseBooking(summary: BookingSummary, calendar = ''): Parsed<Booking> {
  return mapParsed(parsePounds(summary.amount_due), (amountDue) => ({
    id: summary.id,
    number: summary.booking_number,
    businessName: summary.business_name,
    businessSlug: summary.business_slug,
    businessId: summary.business_id ?? '',
    address: summary.business_address ?? '',
    phone: summary.business_phone ?? '',
    at: {
      date: summary.calendar_date,
      time: summary.time,
      serviceDate: summary.date,
      isRepeated: summary.repeated === 'yes',
    },
    guests: summary.guest,
    name: summary.name,
    occasion: summary.occasion,
    message: summary.message,
    state: summary.state,
    paymode: summary.paymode,
    amountDue,
    isPaid: summary.paid === 'yes',
    cancelUntil: summary.cancel_until,
    calendar,
  }));
}

/** Parses the answer of business/info (DAT2-7). */
export function parseInformation(answer: OkAnswer<'business/info'>): Information {
  return {
    name: answer.bs_name,
    details: answer.bs_details,
    openingTimes: answer.bs_opening_schedule.map(({ day, opening_time_schedule_lable: label }) => ({
      day,
      label,
    })),
    specialDays: answer.bs_special_openclose_schedule.map(({ date, opening_time_schedule_lable: label }) => ({
      day: date,
      label,
    })),
    deliverySectors: answer.bs_delivery_sectors,
  };
}

/** Parses a page of reviews; it has a summary when the answer names the business (DAT2-8, DAT2-9). */
export function parseReviews(answer: OkAnswer<'business/review'>): ReviewPage {
  return {
    reviews: answer.user_review.map(({ name, review_time, user_avg_rating, review_text }) => ({
      name,
      at: review_time,
      stars: user_avg_rating,
      text: review_text,
    })),
    isMore: answer.more_review_status === 'yes',
    summary:
      answer.bs_name === undefined
        ? undefined
        : {
            business: answer.bs_name,
            overall: answer.overall_rating ?? '',
            overallText: answer.overall_rating_text ?? '',
            quality: answer.avg_noise_rating ?? '',
            service: answer.avg_service_rating ?? '',
            value: answer.avg_valueformoney_rating ?? '',
            count: answer.total_review_no ?? 0,
          },
  };
}
