import { defineWidget } from '@storefront/host';
import { BookingPageModel } from '../stores/booking-page-model';
import { locationOf } from '../stores/given';
import type { Given } from '../stores/given';
import { BookTab } from '../ui/booking/book-tab';

export default defineWidget({
  create: (host, given: Given) => new BookingPageModel(host, locationOf(given), 'tab'),
  Component: BookTab,
});
