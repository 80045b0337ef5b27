import { definePage } from '@storefront/host';
import { BusinessPageModel } from '../stores/business-page-model';
import { BusinessPage } from '../ui/business/business-page';

export default definePage({
  create: (host, location) => new BusinessPageModel(host, location),
  Component: BusinessPage,
});
