import { FakeApi, locationAt } from '@storefront/host/testing';
import {
  wireBooking,
  wireDay,
  wireDetails,
  wireInformation,
  wireMeta,
  wireReviews,
  wireSummary,
} from './wire';

/** An API that answers every question of this remote's pages, about one business and one booking. */
export function pageApi() {
  return new FakeApi({
    'business/details': () => wireDetails(),
    'information/business_meta_details': () => wireMeta,
    'business/booking_time': () => wireDay(),
    'business/booking_days': () => ({ responsecode: '200', days: [] }),
    'business/booking': () => ({ responsecode: '200', id: 'k7Zq' }),
    'business/info': () => wireInformation,
    'business/review': ({ req_page }) =>
      req_page === 0 ? wireReviews(10, 'yes', wireSummary) : wireReviews(3, 'no'),
    'business/feedback': () => ({ responsecode: '200' }),
    'business/booking_status': () => ({ responsecode: '200', booking: wireBooking() }),
    'business/booking_change': () => ({ responsecode: '200', booking: wireBooking() }),
    'users/booking_cancel': () => ({ responsecode: '200', booking: wireBooking({ state: 'cancelled' }) }),
  });
}

/** A location that names the business and the booking. */
export const pageLocation = locationAt('/page', { params: { slug: 'saffron-yard' }, query: { v: 'k7Zq' } });
