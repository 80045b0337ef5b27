import { definePage } from '@storefront/host';
import { BookingPageModel } from '../stores/booking-page-model';
import { BookingPage } from '../ui/booking/booking-page';

export default definePage({
  create: (host, location) => new BookingPageModel(host, location),
  Component: BookingPage,
});
