import { definePage } from '@storefront/host';
import { KitchenFrame } from '../stores/kitchen-frame';
import { LogPageModel } from '../stores/log-page-model';
import { LogPage } from '../ui/log/log-page';

export default definePage({ create: (host) => new LogPageModel(new KitchenFrame(host)), Component: LogPage });
