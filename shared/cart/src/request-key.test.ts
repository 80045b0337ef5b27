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

const anOption = (parts: object) => ({
  optionId: 'o-1',
  optionHeaderLabel: 'Size',
  itemId: 'i-1',
  itemName: 'Large',
  itemQuantity: 1,
  itemPrice: '1.00',
  ...parts,
});
const withOption = (parts: object) => cart({ items: [aWireItem({ product_option: [anOption(parts)] })] });
const withFreeDishes = (parts: object, ...selected: readonly string[]) => {
  const group = aWireFreeDishGroup();
  const dishes = group.freedish_item.map((dish) => ({
    ...dish,
    selected: selected.includes(dish.fd_id) ? ('yes' as const) : ('no' as const),
  }));
  return cart({ freeDishes: [{ ...group, freedish_item: dishes, ...parts }] });
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
    ['the dish of a size', cart({ items: [aWireItem({ main_pro_id: 'p-0' })] })],
    ['an option', cart({ items: [aWireItem({ product_option: [anOption({})] })] })],
  ])('is renewed when %s changes', (_what, changed) => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, cart(), randomKey);
    expect(requestKeyOf(storage, changed, randomKey)).toBe('key-2');
    expect(requestKeyOf(storage, changed, randomKey)).toBe('key-2');
  });

  it.each([
    ['the item of an option', withOption({}), withOption({ itemId: 'i-2' })],
    ['the group of an option', withOption({}), withOption({ optionId: 'o-2' })],
    ['how many of an option', withOption({}), withOption({ itemQuantity: 2 })],
    [
      'which discount',
      cart({ discount: aWireDiscount() }),
      cart({ discount: aWireDiscount({ discountid: 'd-2' }) }),
    ],
    ['which free dish', withFreeDishes({}, 'fd-1'), withFreeDishes({}, 'fd-2')],
    ['which group of free dishes', withFreeDishes({}, 'fd-1'), withFreeDishes({ id: 'f-2' }, 'fd-1')],
  ])('is renewed when it changes %s', (_what, before, after) => {
    const [storage, randomKey] = [new FakeStorage(), keys()];
    requestKeyOf(storage, before, randomKey);
    expect(requestKeyOf(storage, after, randomKey)).toBe('key-2');
  });

  it('is the one that a page of an older release gives the same cart', () => {
    const storage = new FakeStorage();
    requestKeyOf(storage, withFreeDishes({}, 'fd-1'), keys());
    expect(storage.read('request_key')).toStrictEqual({ key: 'key-1', basket: '1mvlqlq' });
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

it('a browser that has placed no order yet knows of none, and has none to forget', () => {
  const storage = new FakeStorage();
  forgetPlaced(storage, 'okey-1');
  expect(placedOrderOf(storage, 'key-1')).toBeUndefined();
});

it('a cart gets a new request key once its own order is over, not when another order is', () => {
  const [storage, randomKey] = [new FakeStorage(), keys()];
  const key = requestKeyOf(storage, cart(), randomKey);
  savePlaced(storage, key, 'okey-1');
  forgetPlaced(storage, 'okey-0');
  expect(requestKeyOf(storage, cart(), randomKey)).toBe(key);
  forgetPlaced(storage, 'okey-1');
  expect(storage.read('placed_order')).toBeUndefined();
  expect(requestKeyOf(storage, cart(), randomKey)).not.toBe(key);
});
