import { definePage } from '@storefront/host';
import { InfoPageModel } from '../stores/info-page-model';
import { InfoPage } from '../ui/info/info-page';

export default definePage({
  create: (host, location) => new InfoPageModel(host, location),
  Component: InfoPage,
});
