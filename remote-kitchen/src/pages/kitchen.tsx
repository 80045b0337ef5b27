import { definePage } from '@storefront/host';
import { KitchenFrame } from '../stores/kitchen-frame';
import { KitchenPageModel } from '../stores/kitchen-page-model';
import { KitchenPage } from '../ui/kitchen-page';

export default definePage({
  create: (host) => new KitchenPageModel(new KitchenFrame(host)),
  Component: KitchenPage,
});
