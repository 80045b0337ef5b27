import { definePage } from '@storefront/host';
import { KitchenFrame } from '../stores/kitchen-frame';
import { FiguresPageModel } from '../stores/figures-page-model';
import { FiguresPage } from '../ui/figures/figures-page';

export default definePage({
  create: (host) => new FiguresPageModel(new KitchenFrame(host)),
  Component: FiguresPage,
});
