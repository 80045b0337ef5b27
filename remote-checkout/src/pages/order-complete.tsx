import { definePage } from '@storefront/host';
import { OrderCompletePageModel } from '../stores/order-complete-page-model';
import { OrderCompletePage } from '../ui/order-complete/order-complete-page';

export default definePage({
  create: (host, location) => new OrderCompletePageModel(host, location),
  Component: OrderCompletePage,
});
