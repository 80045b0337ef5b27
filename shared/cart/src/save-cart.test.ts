import type { StoredKey } from '@storefront/contract';
import { aWireDiscount, aWireFreeDishGroup, aWireItem } from '@storefront/contract/testing';
import { FakeStorage } from '@storefront/host/testing';
import { parseAutomaticDiscounts, parseCartLines, parseFreeDishGroups, priceCart } from '@storefront/pricing';
import type { Cart, Parsed } from '@storefront/pricing';
import { saveCart, saveDeliveryTerms, saveRefreshed } from './save-cart';
import type { CartToSave } from './save-cart';

const unwrap = <Value>(parsed: Parsed<Value>): Value => {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.value;
};
const delivery = { mode: 'delivery', terms: { charge: 250, minimum: 1200, waiver: 2500 } } as const;
const discounts = unwrap(parseAutomaticDiscounts({ delivery: [aWireDiscount()], pickup: [] }));
const freeDishGroups = unwrap(parseFreeDishGroups({ amount: [aWireFreeDishGroup()], group: [] }));
const charges = { service: { kind: 'fixed', amount: 50 }, bag: { kind: 'fixed', amount: 10 } } as const;

/** A cart of two dishes for £19.00 each unless `chosen` says otherwise, as the business page prices it. */
const aCart = (chosen: Partial<Cart> = {}, rest: Partial<CartToSave> = {}): CartToSave => {
  const lines = unwrap(
    parseCartLines([aWireItem({ product_price: '19.00', sell_price: '19.00', product_qnty: 2 })]),
  );
  const cart: Cart = { lines, service: delivery, discount: { kind: 'automatic' }, freeDishes: {}, ...chosen };
  return {
    businessId: 'b-1',
    todayToken: 'today-1',
    changedAt: 1_763_640_000_000,
    lines: cart.lines,
    service: cart.service,
    discountChoice: cart.discount,
    freeDishes: cart.freeDishes,
    seenFreeDishes: [],
    discounts,
    figures: priceCart(cart, { charges, discounts, freeDishGroups, today: '2026-11-20' }),
    ...rest,
  };
};

const saved = (cart: CartToSave, storage = new FakeStorage()) => {
  saveCart(storage, cart);
  return (key: StoredKey) => storage.read(key);
};

describe('a cart that the business page stores', () => {
  it('has its business and day, and its lines with when they changed and what they are charged', () => {
    const read = saved(aCart());
    expect([read('business_id'), read('today_token'), read('timestamp')]).toStrictEqual([
      'b-1',
      'today-1',
      1_763_640_000_000,
    ]);
    expect(read('cartlist')).toStrictEqual([
      aWireItem({
        product_price: '19.00',
        sell_price: '19.00',
        product_qnty: 2,
        has_discount: 'y',
        has_discount_delivery: 'Yes',
      }),
    ]);
    expect(read('scharge')).toStrictEqual({ service_charge_amount: '0.50', baggage_charge_amount: '0.10' });
  });

  it('for delivery has the mode and the terms of the postcode', () => {
    const read = saved(aCart());
    expect([
      read('isDelMode'),
      read('minimum_order'),
      read('zone_delivery_charg'),
      read('delivery_charge_waiver'),
    ]).toStrictEqual(['delivery', '12.00', '2.50', '25.00']);
  });

  it('for collection has the minimum, and no terms of a delivery before', () => {
    const storage = new FakeStorage();
    saveCart(storage, aCart());
    const read = saved(aCart({ service: { mode: 'collection', minimum: 500 } }), storage);
    expect([
      read('isDelMode'),
      read('minimum_order'),
      read('zone_delivery_charg'),
      read('delivery_charge_waiver'),
    ]).toStrictEqual(['pickup', '5.00', undefined, undefined]);
  });

  it('without a mode has neither a mode nor a minimum of before', () => {
    const storage = new FakeStorage();
    saveCart(storage, aCart());
    const read = saved(aCart({ service: { mode: 'unset' } }), storage);
    expect([read('isDelMode'), read('minimum_order')]).toStrictEqual([undefined, undefined]);
  });

  it('has the discount that applies with what it saves, and none of before', () => {
    const storage = new FakeStorage();
    const read = saved(aCart(), storage);
    expect(read('discount')).toStrictEqual(aWireDiscount({ discountvalue: '3.80' }));
    saveCart(storage, aCart({ service: { mode: 'collection', minimum: 0 } }));
    expect(read('discount')).toBeUndefined();
  });

  it('has the discount that the customer chose from the list, and none once the best one is wanted again', () => {
    const storage = new FakeStorage();
    const read = saved(aCart({ discount: { kind: 'chosen', discountId: 'd-ten' } }), storage);
    expect(read('chosen_discount')).toBe('d-ten');
    saveCart(storage, aCart());
    expect(read('chosen_discount')).toBeUndefined();
  });

  it('has the free dishes that it unlocks, those that were chosen and the popups that were seen', () => {
    const read = saved(aCart({ freeDishes: { 'f-1': ['fd-2'] } }, { seenFreeDishes: ['f-1'] }));
    expect(read('freedish')).toMatchObject([
      { id: 'f-1', freedish_item: [{ selected: 'no' }, { fd_id: 'fd-2', selected: 'yes' }] },
    ]);
    expect(read('freedish_chosen')).toStrictEqual([{ id: 'f-1', dishes: ['fd-2'] }]);
    expect(read('freedish_seen')).toStrictEqual(['f-1']);
  });

  it('says that no popup was seen yet as long as it has lines', () => {
    expect(saved(aCart())('freedish_seen')).toStrictEqual([]);
    const storage = new FakeStorage();
    saveCart(storage, aCart({ freeDishes: { 'f-1': ['fd-2'] } }));
    const read = saved(aCart({ lines: [] }), storage);
    expect([read('freedish_seen'), read('freedish'), read('freedish_chosen')]).toStrictEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(saved(aCart({ lines: [] }, { seenFreeDishes: ['f-1'] }))('freedish_seen')).toStrictEqual(['f-1']);
  });

  it('without lines has no lines, no time and no charges of before', () => {
    const storage = new FakeStorage();
    saveCart(storage, aCart());
    const read = saved(aCart({ lines: [] }), storage);
    expect([read('cartlist'), read('timestamp'), read('scharge'), read('business_id')]).toStrictEqual([
      undefined,
      undefined,
      undefined,
      'b-1',
    ]);
  });

  it('removes what it no longer has, and never writes it as undefined', () => {
    const storage = new FakeStorage();
    saveCart(storage, aCart());
    const write = jest.spyOn(storage, 'write');
    saveCart(storage, aCart({ lines: [] }));
    expect(write.mock.calls.filter(([, value]) => value === undefined)).toStrictEqual([]);
  });

  it('writes only what has changed', () => {
    const storage = new FakeStorage();
    saveCart(storage, aCart());
    const write = jest.spyOn(storage, 'write');
    saveCart(storage, aCart({}, { todayToken: 'today-2' }));
    expect(write.mock.calls).toStrictEqual([['today_token', 'today-2']]);
  });
});

describe('a cart that the server has refreshed', () => {
  const refreshed = {
    items: [aWireItem()],
    discount: aWireDiscount(),
    freeDishes: [aWireFreeDishGroup()],
    charges: { service: 75, bag: 20 },
  };

  it('is stored with its discount, its free dishes and its charges', () => {
    const storage = new FakeStorage();
    saveRefreshed(storage, refreshed);
    expect(storage.read('cartlist')).toStrictEqual([aWireItem()]);
    expect(storage.read('discount')).toStrictEqual(aWireDiscount());
    expect(storage.read('freedish')).toStrictEqual([aWireFreeDishGroup()]);
    expect(storage.read('scharge')).toStrictEqual({
      service_charge_amount: '0.75',
      baggage_charge_amount: '0.20',
    });
  });

  it('loses what the server took away', () => {
    const storage = new FakeStorage();
    saveRefreshed(storage, refreshed);
    saveRefreshed(storage, { ...refreshed, items: [], discount: null, freeDishes: [] });
    expect([storage.read('cartlist'), storage.read('discount'), storage.read('freedish')]).toStrictEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('the terms of delivery to the chosen address are stored each under its key', () => {
  const storage = new FakeStorage();
  saveDeliveryTerms(storage, { charge: 100, minimum: 900, waiver: 3000 });
  expect([
    storage.read('zone_delivery_charg'),
    storage.read('minimum_order'),
    storage.read('delivery_charge_waiver'),
  ]).toStrictEqual(['1.00', '9.00', '30.00']);
});
