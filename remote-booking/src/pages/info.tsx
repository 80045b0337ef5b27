import { definePage } from '@storefront/host';
import { PartPageModel } from '../stores/part-page-model';
import { InfoStore } from '../stores/info-store';
import { InfoPage } from '../ui/info/info-page';

export default definePage({
  create: (host, location) => new PartPageModel(host, location, (gateway) => new InfoStore(gateway)),
  Component: InfoPage,
});
