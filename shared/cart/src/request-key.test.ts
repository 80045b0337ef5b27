import { aWireDiscount, aWireFreeDishGroup, aWireItem } from '@storefront/contract/testing';
import { FakeStorage } from '@storefront/host/testing';
import { forgetPlaced, placedOrderOf, renewRequestKey, requestKeyOf, savePlaced } from './request-key';
import type { OrderedCart } from './request-key';
import { clearCart } from './stored-cart';

const cart = (
  wire: Partial<OrderedCart['wire']> = {},
  rest: Partial<Omit<OrderedCart, 'wire'>> = {},
): OrderedCart => ({
  businessId: 'b-1',
  mode: 'collection',
  ...rest,
  wire: { items: [aWireItem()], discount: null, freeDishes: [], ...wire },
});

const keys = () => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};

describe('the request key of a cart', () => {
  it('is the same for every tab that orders it', () => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    expect(requestKeyOf(storage, cart(), randomKey)).toBe('key-1');
    expect(requestKeyOf(storage, cart(), randomKey)).toBe('key-1');
  });

  it.each([
    ['a line', cart({ items: [aWireItem(), aWireItem({ product_id: 'p-2' })] })],
    ['a quantity', cart({ items: [aWireItem({ product_qnty: 5 })] })],
    ['a comment', cart({ items: [aWireItem({ product_comment: 'no nuts' })] })],
    ['the mode', cart({}, { mode: 'delivery' })],
    ['the business', cart({}, { businessId: 'b-2' })],
    ['the discount', cart({ discount: aWireDiscount() })],
    ['a free dish', cart({ freeDishes: [aWireFreeDishGroup()] })],
  ])('is renewed when %s changes', (_what, changed) => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, cart(), randomKey);
    expect(requestKeyOf(storage, changed, randomKey)).toBe('key-2');
    expect(requestKeyOf(storage, changed, randomKey)).toBe('key-2');
  });

  it('stays when the server only corrects a price', () => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, cart(), randomKey);
    const dearer = cart({ items: [aWireItem({ product_price: '99.00', sell_price: '99.00' })] });
    expect(requestKeyOf(storage, dearer, randomKey)).toBe('key-1');
  });

  it('is renewed after a refusal, and is deleted with the cart', () => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, cart(), randomKey);
    renewRequestKey(storage);
    expect(requestKeyOf(storage, cart(), randomKey)).toBe('key-2');
    clearCart(storage);
    expect(requestKeyOf(storage, cart(), randomKey)).toBe('key-3');
  });
});

it('other tabs find the order that was made under a key after its cart is deleted', () => {
  const storage = new FakeStorage();
  savePlaced(storage, 'key-1', 'okey-1');
  clearCart(storage);
  expect(placedOrderOf(storage, 'key-1')).toBe('okey-1');
  expect(placedOrderOf(storage, 'key-2')).toBeUndefined();
});

it('a cart gets a new request key once its own order is over, not when another order is', () => {
  const [storage, randomKey] = [new FakeStorage(), keys()];
  const key = requestKeyOf(storage, cart(), randomKey);
  savePlaced(storage, key, 'okey-1');
  forgetPlaced(storage, 'okey-0');
  expect(requestKeyOf(storage, cart(), randomKey)).toBe(key);
  forgetPlaced(storage, 'okey-1');
  expect(requestKeyOf(storage, cart(), randomKey)).not.toBe(key);
});
