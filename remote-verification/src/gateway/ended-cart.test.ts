import { basketReaderContract } from '@storefront/cart/testing';
import { EndedCart } from './ended-cart';

describe('the verification page', () => {
  basketReaderContract((host) => ({ hasBasket: new EndedCart(host).isKept }));
});
