import { definePage } from '@storefront/host';
import { ListingPageModel } from '../stores/listing-page-model';
import { ListingPage } from '../ui/listing/listing-page';

export default definePage({
  create: (host, location) => new ListingPageModel(host, location),
  Component: ListingPage,
});
