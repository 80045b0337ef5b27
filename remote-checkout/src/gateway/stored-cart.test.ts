import { fakeHost } from '@storefront/host/testing';
import { aBusiness, aDiscount, anItem } from '../testing/wire';
import { StoredCart } from './stored-cart';

const keeping = () => {
  const host = fakeHost();
  const { storage } = host;
  storage.write('business_id', 'b-1');
  storage.write('business_details', aBusiness());
  storage.write('cartlist', [anItem()]);
  storage.write('isDelMode', 'delivery');
  storage.write('zone_delivery_charg', '2.50');
  storage.write('minimum_order', '12.00');
  storage.write('delivery_charge_waiver', '25.00');
  storage.write('discount', aDiscount());
  return { storage, stored: new StoredCart(host) };
};

describe('the stored cart', () => {
  it('[STO2-1][STO2-2][STO2-3] is read from the specification’s keys', () => {
    const { stored } = keeping();
    expect(stored.business()).toMatchObject({ id: 'b-1', slug: 'saffron-yard', sectors: ['e16', 'e17'] });
    expect(stored.read(500)).toMatchObject({
      businessId: 'b-1',
      mode: 'delivery',
      service: { mode: 'delivery', terms: { charge: 250, minimum: 1200, waiver: 2500 } },
      discount: { id: 'd-1', reduction: { kind: 'percentage', rate: 100_000 } },
    });
  });

  it('has the minimum of the business for collection', () => {
    const { storage, stored } = keeping();
    storage.write('isDelMode', 'pickup');
    expect(stored.read(500)?.service).toStrictEqual({ mode: 'collection', minimum: 500 });
  });

  it.each(['cartlist', 'isDelMode', 'business_id'] as const)('is undefined when %s cannot be read', (key) => {
    const { storage, stored } = keeping();
    storage.writeRaw(key, '{"half": ');
    expect(stored.read(500)).toBeUndefined();
  });

  it('is undefined when a price in it is not an amount', () => {
    const { storage, stored } = keeping();
    storage.writeRaw('cartlist', JSON.stringify([{ ...anItem(), sell_price: 'free' }]));
    expect(stored.read(500)).toBeUndefined();
  });

  it.each(['discount', 'freedish'] as const)('is read without its %s when that cannot be read', (key) => {
    const { storage, stored } = keeping();
    storage.writeRaw(key, '"nonsense"');
    expect(stored.read(500)?.lines).toHaveLength(1);
  });

  it('is cleared with every value that belongs to it, and no other', () => {
    const { storage, stored } = keeping();
    storage.write('searched_pincode', 'E1 6AN');
    storage.write('timeslot', '19:00');
    stored.clear();
    for (const key of [
      'cartlist',
      'business_id',
      'isDelMode',
      'discount',
      'minimum_order',
      'timeslot',
    ] as const) {
      expect(storage.read(key)).toBeUndefined();
    }
    expect(storage.read('searched_pincode')).toBe('E1 6AN');
    expect(storage.read('business_details')).toBeDefined();
  });
});
