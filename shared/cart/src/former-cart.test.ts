import { aWireBusiness, aWireItem } from '@storefront/contract/testing';
import { FakeStorage, fakeHost } from '@storefront/host/testing';
import { restoreFormerCart, forgetFormerCart, formerCart, setCartAside } from './former-cart';
import { readCart } from './read-cart';
import { beginCart } from './stored-cart';
import { watchCart } from './watch-cart';

const at = (id: string, slug: string, name: string) =>
  aWireBusiness({ business_id: id, business_slug: slug, business_name: name });

/** A storage in which a cart of Northbank has replaced one of Saffron Yard. */
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

describe('a cart that was replaced by one of another business', () => {
  it('is remembered with the slug and name of its business', () => {
    expect(formerCart(replaced(), 'northbank')).toStrictEqual({ slug: 'saffron-yard', name: 'Saffron Yard' });
  });

  it('is kept with the values that it had, and no others', () => {
    const [former] = replaced().read('former_cart') ?? [];
    const keys = former?.values.map(({ key }) => key) ?? [];
    expect([...keys].sort()).toStrictEqual([
      'business_details',
      'business_id',
      'cartlist',
      'chosen_discount',
      'isDelMode',
      'today_token',
    ]);
  });

  it('comes back as it was, and is no longer put aside', () => {
    const storage = replaced();
    restoreFormerCart(storage, 'saffron-yard');
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

  it('leaves nothing of the present cart behind, and nothing put aside', () => {
    const storage = replaced();
    storage.write('timeslot', '19:15');
    const write = jest.spyOn(storage, 'write');
    restoreFormerCart(storage, 'saffron-yard');
    expect(storage.read('timeslot')).toBeUndefined();
    expect(write.mock.calls.filter(([, value]) => value === undefined)).toStrictEqual([]);
    expect(storage.read('former_cart')).toBeUndefined();
  });

  it('is the one that comes back when an older one is put aside too', () => {
    const storage = replaced();
    storage.write('cartlist', [aWireItem()]);
    setCartAside(storage);
    beginCart(storage, 'b-3');
    restoreFormerCart(storage, 'northbank');
    expect(storage.read('business_id')).toBe('b-2');
    expect(formerCart(storage, 'northbank')).toMatchObject({ name: 'Saffron Yard' });
  });

  it('does not come back to a browser that has put none aside', () => {
    const storage = new FakeStorage();
    restoreFormerCart(storage, 'saffron-yard');
    expect(storage.read('business_id')).toBeUndefined();
  });

  it('is swapped with the cart that was filled since', () => {
    const storage = replaced();
    storage.write('cartlist', [aWireItem({ product_qnty: 7 })]);
    storage.write('isDelMode', 'delivery');
    restoreFormerCart(storage, 'saffron-yard');
    expect(storage.read('isDelMode')).toBe('pickup');
    expect(formerCart(storage, 'saffron-yard')).toStrictEqual({ slug: 'northbank', name: 'Northbank' });
    restoreFormerCart(storage, 'northbank');
    expect(storage.read('business_id')).toBe('b-2');
    expect(storage.read('cartlist')).toMatchObject([{ product_qnty: 7 }]);
  });

  it('looks like a change of owner to a tab of the other business, never like new lines of its own', () => {
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
    restoreFormerCart(other, 'saffron-yard');
    expect([...kinds]).toStrictEqual(['taken']);
  });

  it('is offered on the page of its business after other carts were put aside too', () => {
    const storage = replaced();
    storage.write('cartlist', [aWireItem()]);
    setCartAside(storage);
    expect(formerCart(storage, 'saffron-yard')).toMatchObject({ name: 'Saffron Yard' });
    expect(formerCart(storage, 'third')).toMatchObject({ name: 'Northbank' });
  });

  it('stays with the newest five when a sixth is put aside, in the order in which they were left', () => {
    const storage = new FakeStorage();
    const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
    for (const [place, name] of names.entries()) {
      storage.write('business_details', at(`b-${place}`, name.toLowerCase(), name));
      storage.write('business_id', `b-${place}`);
      storage.write('cartlist', [aWireItem()]);
      setCartAside(storage);
    }
    expect(storage.read('former_cart')?.map(({ business_name }) => business_name)).toStrictEqual(
      names.slice(1),
    );
    expect(formerCart(storage, 'first')).toMatchObject({ name: 'Sixth' });
    expect(formerCart(storage, 'second')).toMatchObject({ name: 'Second' });
  });

  it('is forgotten when the customer says so, and is unknown to another visit', () => {
    const storage = replaced();
    expect(formerCart(storage.otherTab(), 'northbank')).toBeUndefined();
    forgetFormerCart(storage, 'saffron-yard');
    expect(formerCart(storage, 'northbank')).toBeUndefined();
  });

  it('is not kept when it was empty, or when its business is not known', () => {
    const storage = new FakeStorage();
    storage.write('business_details', at('b-1', 'saffron-yard', 'Saffron Yard'));
    storage.write('business_id', 'b-1');
    setCartAside(storage);
    storage.write('cartlist', [aWireItem()]);
    storage.write('business_id', 'b-9');
    setCartAside(storage);
    expect(formerCart(storage, 'northbank')).toBeUndefined();
  });

  it('comes back without the values that were damaged meanwhile', () => {
    const storage = replaced();
    const [former] = storage.read('former_cart') ?? [];
    const values = (former?.values ?? []).map(({ key, json }) =>
      key === 'isDelMode' ? { key, json: '{"half' } : { key, json },
    );
    storage.writeRaw('former_cart', JSON.stringify([{ ...former, values }]));
    restoreFormerCart(storage, 'saffron-yard');
    expect(readCart(fakeHost({ storage })).mode).toStrictEqual({ kind: 'unset' });
  });
});
