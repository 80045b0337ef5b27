import { definePage } from '@storefront/host';
import { KitchenFrame } from '../stores/kitchen-frame';
import { PastPageModel } from '../stores/past-page-model';
import { PastPage } from '../ui/past/past-page';

export default definePage({
  create: (host) => new PastPageModel(new KitchenFrame(host)),
  Component: PastPage,
});
