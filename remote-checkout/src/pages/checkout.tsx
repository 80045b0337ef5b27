import { definePage } from '@storefront/host';
import { CheckoutPageModel } from '../stores/checkout-page-model';
import { CheckoutPage } from '../ui/checkout/checkout-page';

export default definePage({ create: (host) => new CheckoutPageModel(host), Component: CheckoutPage });
