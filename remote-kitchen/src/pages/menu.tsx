import { definePage } from '@storefront/host';
import { KitchenFrame } from '../stores/kitchen-frame';
import { MenuPageModel } from '../stores/menu-page-model';
import { MenuPage } from '../ui/menu-desk/menu-page';

export default definePage({
  create: (host) => new MenuPageModel(new KitchenFrame(host)),
  Component: MenuPage,
});
