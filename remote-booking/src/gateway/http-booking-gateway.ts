import { firstReviews, hasCode, isOk } from '@storefront/contract';
import type { Body, CallName } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Api } from '@storefront/host';
import { formatPounds } from '@storefront/pricing';
import type { Parsed } from '@storefront/pricing';
import type { BookingGateway, BookingRequest } from './booking-gateway';
import { emptySummary } from '../domain/review';
import { parseBooking, parseDay, parseInformation, parseReviews } from './parse-answers';
import { parseBusiness } from './parse-business';

/** An answer that cannot be parsed counts as unreachable. */
const valueOf = <Value>(call: CallName, parsed: Parsed<Value>): Value => {
  if (parsed.ok) return parsed.value;
  throw new ApiUnreachable(call, { cause: new Error(parsed.reason) });
};

const ok = <Value>(value: Value) => ({ kind: 'ok' as const, value });
const refused = (sentence: string) => ({ kind: 'refused' as const, sentence });
const options = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
const yOrN = (isWanted: boolean) => (isWanted ? 'y' : 'n');

/** The body of a booking (DAT2-1); it has a session token only when a user is logged in (PER-6). */
const bookingBody = (request: BookingRequest): Body<'business/booking'> => ({
  ...(request.sessionToken === undefined ? {} : { sessiontoken: request.sessionToken }),
  business_id: request.businessId,
  date: request.date,
  time: request.time,
  time_slot_id: request.slotId,
  paymode: request.paymode,
  guest: request.guests,
  total_guest_price: formatPounds(request.totalGuestPrice),
  name: request.name,
  email: request.email,
  phone: request.mobile,
  pincode: request.postcode,
  about_us: 'about_us',
  occasion: request.occasion,
  message: request.message,
  booking_update_sms: yOrN(request.wantsUpdates),
  bookyup_offers: yOrN(request.wantsOffers),
  restaurant_offers: yOrN(request.wantsRestaurantOffers),
  request_key: request.requestKey,
});

/** Calls the storefront API (API2-12 to API2-17). */
export function httpBookingGateway(api: Api): BookingGateway {
  return {
    async business(slug, signal) {
      const answer = await api.call('business/details', { zipcode: '', slug }, options(signal));
      if (isOk(answer)) {
        return { kind: 'found', business: valueOf('business/details', parseBusiness(answer)) };
      }
      if (hasCode(answer, '204')) return { kind: 'unknown' };
      if (hasCode(answer, '221')) return { kind: 'session-over' };
      if (hasCode(answer, '201') && answer.postcode_url) return { kind: 'moved', url: answer.postcode_url };
      return refused(answer.status);
    },

    async meta(slug, signal) {
      const answer = await api.call('information/business_meta_details', { slug }, options(signal));
      if (!isOk(answer)) return undefined;
      return {
        title: answer.bm_title,
        keywords: answer.bm_keywords,
        description: answer.bm_description,
        bannerUrl: answer.business_banner_url,
      };
    },

    async day(businessId, date, signal) {
      const answer = await api.call(
        'business/booking_time',
        { business_id: businessId, date },
        options(signal),
      );
      if (!isOk(answer)) return refused(answer.status);
      return ok(valueOf('business/booking_time', parseDay(date, answer)));
    },

    async days(businessId, signal) {
      const answer = await api.call('business/booking_days', { business_id: businessId }, options(signal));
      return isOk(answer) ? answer.days : undefined;
    },

    async book(request) {
      const answer = await api.call('business/booking', bookingBody(request));
      if (isOk(answer)) {
        const { id, redirect_payment_url: payAt, change_key: changeKey } = answer;
        return { kind: 'booked', id, payAt, changeKey };
      }
      if (hasCode(answer, '203')) {
        return { kind: 'waits-for-code', id: answer.id, changeKey: answer.change_key };
      }
      if (hasCode(answer, '409')) return { kind: 'taken', sentence: answer.status_msg };
      if (hasCode(answer, '221')) return { kind: 'session-over' };
      return refused('status_msg' in answer ? answer.status_msg : answer.status);
    },

    async information(businessId, signal) {
      const answer = await api.call('business/info', { business: businessId }, options(signal));
      return isOk(answer) ? ok(parseInformation(answer)) : refused(answer.status);
    },

    async reviews(businessId, page, signal) {
      const body: Body<'business/review'> =
        page === 0
          ? firstReviews(businessId)
          : { business: businessId, req_page: page, overallreq_data: 'no' };
      const answer = await api.call('business/review', body, options(signal));
      if (isOk(answer)) return { kind: 'ok', page: parseReviews(answer) };
      if (!hasCode(answer, '204')) return { kind: 'error' };
      return { kind: 'none', sentence: answer.err_msg, summary: emptySummary(answer.bs_name) };
    },

    async sendFeedback(slug, { key, name, text, stars }) {
      const answer = await api.call('business/feedback', {
        slug,
        key: key.trim(),
        name: name.trim(),
        noise: stars.quality,
        service: stars.service,
        food: stars.food,
        atmosphere: stars.atmosphere,
        waittime: stars.waiting,
        valueformoney: stars.value,
        review_text: text.trim(),
      });
      return isOk(answer) ? ok(undefined) : refused(answer.status);
    },

    async booking(id, signal) {
      const answer = await api.call('business/booking_status', { id }, options(signal));
      if (!isOk(answer)) return refused(answer.status);
      return ok(valueOf('business/booking_status', parseBooking(answer.booking, answer.calendar)));
    },

    async change({ id, changeKey, sessionToken, ...request }) {
      const answer = await api.call('business/booking_change', {
        id,
        ...(sessionToken !== undefined && { sessiontoken: sessionToken }),
        ...(changeKey !== undefined && { change_key: changeKey }),
        date: request.date,
        time: request.time,
        time_slot_id: request.slotId,
        guest: request.guests,
        total_guest_price: formatPounds(request.totalGuestPrice),
        request_key: request.requestKey,
      });
      if (isOk(answer)) {
        const booking = parseBooking(answer.booking, answer.calendar);
        return { kind: 'changed', booking: valueOf('business/booking_change', booking) };
      }
      if (hasCode(answer, '409')) return { kind: 'taken', sentence: answer.status ?? '' };
      if (hasCode(answer, '221')) return { kind: 'session-over' };
      return refused(answer.status);
    },

    async cancel(id, sessionToken) {
      const token = sessionToken === undefined ? {} : { sessiontoken: sessionToken };
      const answer = await api.call('users/booking_cancel', { ...token, id });
      if (!isOk(answer)) return refused(answer.status);
      return ok(valueOf('users/booking_cancel', parseBooking(answer.booking)));
    },
  };
}
