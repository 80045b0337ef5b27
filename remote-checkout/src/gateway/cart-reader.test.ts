import { cartReaderContract } from '@storefront/cart/testing';
import { CheckoutPageModel } from '../stores/checkout-page-model';
import { aBusiness, aGuest } from '../testing/wire';

describe('the checkout', () => {
  cartReaderContract((host) => {
    host.session.logIn(aGuest);
    host.storage.write('business_details', aBusiness());
    const model = new CheckoutPageModel(host);
    model.start();
    const moves = [...host.navigation.moves];
    model.stop();
    const service = model.checkout?.cart.cart.service;
    return {
      hasCart: !moves.includes('replace /'),
      service:
        service?.mode === 'delivery'
          ? `delivery ${service.terms.minimum} ${service.terms.charge} ${service.terms.waiver}`
          : (service?.mode ?? ''),
    };
  });
});
