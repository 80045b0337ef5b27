import { definePage } from '@storefront/host';
import { BookingCompletePageModel } from '../stores/booking-complete-page-model';
import { BookingCompletePage } from '../ui/booking-complete/booking-complete-page';

export default definePage({
  create: (host, location) => new BookingCompletePageModel(host, location),
  Component: BookingCompletePage,
});
