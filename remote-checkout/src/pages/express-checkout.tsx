import { definePage } from '@storefront/host';
import { ExpressPageModel } from '../stores/express-page-model';
import { ExpressCheckoutPage } from '../ui/checkout/express/express-checkout-page';

export default definePage({ create: (host) => new ExpressPageModel(host), Component: ExpressCheckoutPage });
