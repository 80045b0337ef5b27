import { defineWidget } from '@storefront/host';
import { BookingPageModel } from '../stores/booking-page-model';
import { locationOf } from '../stores/tab-business';
import type { TabBusiness } from '../stores/tab-business';
import { BookTab } from '../ui/booking/book-tab';

export default defineWidget({
  create: (host, business: TabBusiness) => new BookingPageModel(host, locationOf(business), 'tab'),
  Component: BookTab,
});
