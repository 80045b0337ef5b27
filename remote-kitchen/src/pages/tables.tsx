import { definePage } from '@storefront/host';
import { KitchenFrame } from '../stores/kitchen-frame';
import { TablesPageModel } from '../stores/tables-page-model';
import { TablesPage } from '../ui/tables/tables-page';

export default definePage({
  create: (host) => new TablesPageModel(new KitchenFrame(host)),
  Component: TablesPage,
});
