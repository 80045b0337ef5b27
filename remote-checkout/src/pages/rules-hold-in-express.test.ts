// Runs the tests of the checkout page again with the page of checkout 2.0.0, because the specification's rules hold in both.
import '../ui/checkout/after-order.test';
import '../ui/checkout/information/information.test';
import '../ui/checkout/information/saved-addresses.test';
import '../ui/checkout/place-order.test';
import '../ui/checkout/service-time.test';
import '../ui/checkout/session-over.test';
import './checkout.test';
import './checkout-other-tab.test';
import './checkout-totals.test';

jest.mock<object>('./checkout', () => jest.requireActual('./express-checkout'));
