import { cartReaderContract } from '@storefront/cart/testing';
import { EndedCart } from './ended-cart';

describe('the verification page', () => {
  cartReaderContract((host) => ({ hasCart: new EndedCart(host).isStored }));
});
