import { aWireDiscount, aWireFreeDishGroup, aWireItem } from '@storefront/contract/testing';
import { FakeStorage } from '@storefront/host/testing';
import {
  forgetPlaced,
  placedUnder,
  renewRequestKey,
  requestKeyOf,
  savePlaced,
  type OrderedBasket,
} from './request-key';
import { clearBasket } from './stored-basket';

const basket = (
  wire: Partial<OrderedBasket['wire']> = {},
  rest: Partial<Omit<OrderedBasket, 'wire'>> = {},
): OrderedBasket => ({
  businessId: 'b-1',
  mode: 'pickup',
  ...rest,
  wire: { items: [aWireItem()], discount: null, freeDishes: [], ...wire },
});

const keys = () => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};

describe('the request key of a basket', () => {
  it('is the same for every tab that orders it', () => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    expect(requestKeyOf(storage, basket(), randomKey)).toBe('key-1');
    expect(requestKeyOf(storage, basket(), randomKey)).toBe('key-1');
  });

  it.each([
    ['a line', basket({ items: [aWireItem(), aWireItem({ product_id: 'p-2' })] })],
    ['a quantity', basket({ items: [aWireItem({ product_qnty: 5 })] })],
    ['a comment', basket({ items: [aWireItem({ product_comment: 'no nuts' })] })],
    ['the mode', basket({}, { mode: 'delivery' })],
    ['the business', basket({}, { businessId: 'b-2' })],
    ['the discount', basket({ discount: aWireDiscount() })],
    ['a free dish', basket({ freeDishes: [aWireFreeDishGroup()] })],
  ])('is renewed when %s changes', (_what, changed) => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, basket(), randomKey);
    expect(requestKeyOf(storage, changed, randomKey)).toBe('key-2');
    expect(requestKeyOf(storage, changed, randomKey)).toBe('key-2');
  });

  it('stays when the server only corrects a price', () => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, basket(), randomKey);
    const dearer = basket({ items: [aWireItem({ product_price: '99.00', sell_price: '99.00' })] });
    expect(requestKeyOf(storage, dearer, randomKey)).toBe('key-1');
  });

  it('is renewed after a refusal, and goes with the basket', () => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, basket(), randomKey);
    renewRequestKey(storage);
    expect(requestKeyOf(storage, basket(), randomKey)).toBe('key-2');
    clearBasket(storage);
    expect(requestKeyOf(storage, basket(), randomKey)).toBe('key-3');
  });
});

it('the order made under a key is known to the other tabs after its basket has gone', () => {
  const storage = new FakeStorage();
  savePlaced(storage, 'key-1', 'okey-1');
  clearBasket(storage);
  expect(placedUnder(storage, 'key-1')).toBe('okey-1');
  expect(placedUnder(storage, 'key-2')).toBeUndefined();
});

it('an order that is over frees its basket for another one; any other order does not', () => {
  const [storage, randomKey] = [new FakeStorage(), keys()];
  const key = requestKeyOf(storage, basket(), randomKey);
  savePlaced(storage, key, 'okey-1');
  forgetPlaced(storage, 'okey-0');
  expect(requestKeyOf(storage, basket(), randomKey)).toBe(key);
  forgetPlaced(storage, 'okey-1');
  expect(requestKeyOf(storage, basket(), randomKey)).not.toBe(key);
});
