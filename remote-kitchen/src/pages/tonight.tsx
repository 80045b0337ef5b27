import { definePage } from '@storefront/host';
import { KitchenFrame } from '../stores/kitchen-frame';
import { TonightPageModel } from '../stores/tonight-page-model';
import { TonightPage } from '../ui/tonight/tonight-page';

export default definePage({
  create: (host) => new TonightPageModel(new KitchenFrame(host)),
  Component: TonightPage,
});
