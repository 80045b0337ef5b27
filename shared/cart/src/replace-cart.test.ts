import { aWireBusiness, aWireDiscount, aWireItem } from '@storefront/contract/testing';
import { formerCart } from './former-cart';
import { cartKeys } from './keys';
import { readCart } from './read-cart';
import { replaceCart } from './replace-cart';
import { fakeHost } from '@storefront/host/testing';

const reorder = (cartitems = [aWireItem({ product_qnty: 2 })]) => ({
  business_id: 'b-1',
  cartitems,
  reorder_order_id: 'okey-1',
});

const withCart = () => {
  const host = fakeHost();
  host.storage.write('business_id', 'b-2');
  host.storage.write('isDelMode', 'pickup');
  host.storage.write('discount', aWireDiscount());
  return host;
};

describe('replacing the cart by an earlier order', () => {
  it('stores the dishes of the order, and tells the bus', () => {
    const host = withCart();
    expect(replaceCart(host, reorder())).toBe(true);
    const storedKeys = cartKeys.filter((key) => host.storage.read(key) !== undefined);
    expect(storedKeys).toStrictEqual(['cartlist', 'business_id', 'timestamp', 'reorder_order_id']);
    expect(host.storage.read('business_id')).toBe('b-1');
    expect(host.bus.published).toStrictEqual([
      { name: 'cart-changed', payload: { businessId: 'b-1', count: 2, total: 1900, mode: null } },
    ]);
  });

  const delivered = {
    ...reorder(),
    del_mode: 'delivery',
    slot: '19:15',
    zipcode: 'E1 6AN',
    delivery_price: '2.50',
    minorder_price: '12.00',
    delivery_charge_waiver: '25.00',
  } as const;

  it('[ACC-3] stores the mode of the order with the terms of its postcode, and its time', () => {
    const host = withCart();
    replaceCart(host, delivered);
    expect(readCart(host).mode).toStrictEqual({
      kind: 'delivery',
      terms: { charge: 250, minimum: 1200, waiver: 2500 },
    });
    expect(host.storage.read('searched_pincode')).toBe('E1 6AN');
    expect(host.storage.read('timeslot')).toBe('19:15');
    expect(host.bus.published).toMatchObject([{ payload: { mode: 'delivery' } }]);
  });

  it('[ACC-3] stores a collection without terms and postcode', () => {
    const host = withCart();
    host.storage.write('searched_pincode', 'N1 1AA');
    replaceCart(host, { ...reorder(), del_mode: 'pickup' });
    expect(readCart(host).mode).toStrictEqual({ kind: 'collection' });
    expect(host.storage.read('searched_pincode')).toBe('N1 1AA');
    expect(host.storage.read('timeslot')).toBeUndefined();
  });

  it.each(['delivery_price', 'minorder_price', 'delivery_charge_waiver'] as const)(
    'asks for the mode again where a delivery comes without its %s',
    (term) => {
      const host = withCart();
      replaceCart(host, { ...delivered, [term]: undefined });
      expect(readCart(host).mode).toStrictEqual({ kind: 'unset' });
      expect(host.storage.read('timeslot')).toBeUndefined();
    },
  );

  it.each([[undefined], ['']])(
    'keeps the postcode that was searched for where a delivery names %j as its own',
    (zipcode) => {
      const host = withCart();
      host.storage.write('searched_pincode', 'N1 1AA');
      replaceCart(host, { ...delivered, zipcode });
      expect(readCart(host).mode).toMatchObject({ kind: 'delivery' });
      expect(host.storage.read('searched_pincode')).toBe('N1 1AA');
    },
  );

  it.each([
    ['nothing of the order is sold any more', reorder([])],
    ['a price in the order is not an amount', reorder([aWireItem({ sell_price: 'free' })])],
  ])('leaves the kept cart alone when %s', (_why, order) => {
    const host = withCart();
    expect(replaceCart(host, order)).toBe(false);
    expect(host.storage.read('business_id')).toBe('b-2');
    expect(host.bus.published).toStrictEqual([]);
  });

  it('does not put a cart of the same business aside', () => {
    const host = withCart();
    host.storage.write('business_id', 'b-1');
    host.storage.write('cartlist', [aWireItem()]);
    host.storage.write('business_details', aWireBusiness({ business_id: 'b-1' }));
    replaceCart(host, reorder());
    expect(host.storage.read('former_cart')).toBeUndefined();
  });

  it('puts a cart of another business aside, so that it can be brought back', () => {
    const host = withCart();
    host.storage.write('cartlist', [aWireItem()]);
    host.storage.write('business_details', aWireBusiness({ business_id: 'b-2', business_name: 'Northbank' }));
    replaceCart(host, reorder());
    expect(formerCart(host.storage, 'b-1')).toMatchObject({ name: 'Northbank' });
  });
});
