import { aWireBusiness, aWireItem } from '@storefront/contract/testing';
import { FakeStorage, fakeHost } from '@storefront/host/testing';
import { bringCartBack, forgetFormerCart, formerCart, setCartAside } from './former-cart';
import { readCart } from './read-cart';
import { beginCart } from './stored-cart';
import { watchCart } from './watch-cart';

const at = (id: string, slug: string, name: string) =>
  aWireBusiness({ business_id: id, business_slug: slug, business_name: name });

/** A storage in which the cart of Saffron Yard has given way to one of Northbank. */
const replaced = () => {
  const storage = new FakeStorage();
  storage.write('business_details', at('b-1', 'saffron-yard', 'Saffron Yard'));
  storage.write('business_id', 'b-1');
  storage.write('cartlist', [aWireItem({ product_qnty: 3 })]);
  storage.write('isDelMode', 'pickup');
  storage.write('chosen_discount', 'd-two');
  storage.write('today_token', 'today');
  setCartAside(storage);
  storage.write('business_details', at('b-2', 'northbank', 'Northbank'));
  beginCart(storage, 'b-2');
  return storage;
};

describe('a cart that gave way to another business', () => {
  it('is remembered with the place that it came from', () => {
    expect(formerCart(replaced(), 'northbank')).toEqual({ slug: 'saffron-yard', name: 'Saffron Yard' });
  });

  it('comes back as it was, and is no longer put aside', () => {
    const storage = replaced();
    bringCartBack(storage, 'saffron-yard');
    expect(storage.read('business_details')?.info.business_slug).toBe('saffron-yard');
    expect(readCart(fakeHost({ storage }))).toMatchObject({
      businessId: 'b-1',
      todayToken: 'today',
      mode: { kind: 'collection' },
      discountChoice: { kind: 'chosen', discountId: 'd-two' },
      lines: [{ line: { quantity: 3 } }],
    });
    expect(formerCart(storage, 'saffron-yard')).toBeUndefined();
  });

  it('changes places with what was put into the cart since', () => {
    const storage = replaced();
    storage.write('cartlist', [aWireItem({ product_qnty: 7 })]);
    storage.write('isDelMode', 'delivery');
    bringCartBack(storage, 'saffron-yard');
    expect(storage.read('isDelMode')).toBe('pickup');
    expect(formerCart(storage, 'saffron-yard')).toEqual({ slug: 'northbank', name: 'Northbank' });
    bringCartBack(storage, 'northbank');
    expect(storage.read('business_id')).toBe('b-2');
    expect(storage.read('cartlist')).toMatchObject([{ product_qnty: 7 }]);
  });

  it('is taken for a change of owner by a tab that shows the other cart, never for its own lines', () => {
    const storage = replaced();
    const kinds = new Set<string>();
    watchCart(
      storage,
      () => ({ businessId: 'b-2' }),
      ({ kind }) => kinds.add(kind),
    );
    const other = storage.otherTab();
    const former = storage.read('former_cart');
    if (former) other.write('former_cart', former);
    bringCartBack(other, 'saffron-yard');
    expect([...kinds]).toEqual(['taken']);
  });

  it('waits on its own page while other carts come and go', () => {
    const storage = replaced();
    storage.write('cartlist', [aWireItem()]);
    setCartAside(storage);
    expect(formerCart(storage, 'saffron-yard')).toMatchObject({ name: 'Saffron Yard' });
    expect(formerCart(storage, 'third')).toMatchObject({ name: 'Northbank' });
  });

  it('is forgotten when the customer says so, and by another visit', () => {
    const storage = replaced();
    expect(formerCart(storage.otherTab(), 'northbank')).toBeUndefined();
    forgetFormerCart(storage, 'saffron-yard');
    expect(formerCart(storage, 'northbank')).toBeUndefined();
  });

  it('is not kept when it was empty, or when nobody knows whose it was', () => {
    const storage = new FakeStorage();
    storage.write('business_details', at('b-1', 'saffron-yard', 'Saffron Yard'));
    storage.write('business_id', 'b-1');
    setCartAside(storage);
    storage.write('cartlist', [aWireItem()]);
    storage.write('business_id', 'b-9');
    setCartAside(storage);
    expect(formerCart(storage, 'northbank')).toBeUndefined();
  });

  it('damaged in the meantime, comes back without what cannot be read', () => {
    const storage = replaced();
    const [former] = storage.read('former_cart') ?? [];
    const values = (former?.values ?? []).map(({ key, json }) =>
      key === 'isDelMode' ? { key, json: '{"half' } : { key, json },
    );
    storage.plant('former_cart', JSON.stringify([{ ...former, values }]));
    bringCartBack(storage, 'saffron-yard');
    expect(readCart(fakeHost({ storage })).mode).toEqual({ kind: 'unset' });
  });
});
