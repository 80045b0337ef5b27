import { aWireBusiness, aWireItem } from '@storefront/contract/testing';
import { FakeStorage, fakeHost } from '@storefront/host/testing';
import { bringBasketBack, forgetFormerBasket, formerBasket, setBasketAside } from './former-basket';
import { readBasket } from './read-basket';
import { beginBasket } from './stored-basket';
import { watchBasket } from './watch-basket';

const at = (id: string, slug: string, name: string) =>
  aWireBusiness({ business_id: id, business_slug: slug, business_name: name });

/** A storage in which the basket of Saffron Yard has given way to one of Northbank. */
const replaced = () => {
  const storage = new FakeStorage();
  storage.write('business_details', at('b-1', 'saffron-yard', 'Saffron Yard'));
  storage.write('business_id', 'b-1');
  storage.write('cartlist', [aWireItem({ product_qnty: 3 })]);
  storage.write('isDelMode', 'pickup');
  storage.write('chosen_discount', 'd-two');
  storage.write('today_token', 'today');
  setBasketAside(storage);
  storage.write('business_details', at('b-2', 'northbank', 'Northbank'));
  beginBasket(storage, 'b-2');
  return storage;
};

describe('a basket that gave way to another business', () => {
  it('is remembered with the place that it came from', () => {
    expect(formerBasket(replaced(), 'northbank')).toEqual({ slug: 'saffron-yard', name: 'Saffron Yard' });
  });

  it('comes back as it was, and is no longer put aside', () => {
    const storage = replaced();
    bringBasketBack(storage, 'saffron-yard');
    expect(storage.read('business_details')?.info.business_slug).toBe('saffron-yard');
    expect(readBasket(fakeHost({ storage }))).toMatchObject({
      businessId: 'b-1',
      todayToken: 'today',
      mode: { kind: 'pickup' },
      discountChoice: { kind: 'chosen', discountId: 'd-two' },
      lines: [{ line: { quantity: 3 } }],
    });
    expect(formerBasket(storage, 'saffron-yard')).toBeUndefined();
  });

  it('changes places with what was put into the basket since', () => {
    const storage = replaced();
    storage.write('cartlist', [aWireItem({ product_qnty: 7 })]);
    storage.write('isDelMode', 'delivery');
    bringBasketBack(storage, 'saffron-yard');
    expect(storage.read('isDelMode')).toBe('pickup');
    expect(formerBasket(storage, 'saffron-yard')).toEqual({ slug: 'northbank', name: 'Northbank' });
    bringBasketBack(storage, 'northbank');
    expect(storage.read('business_id')).toBe('b-2');
    expect(storage.read('cartlist')).toMatchObject([{ product_qnty: 7 }]);
  });

  it('is taken for a change of owner by a tab that shows the other basket, never for its own lines', () => {
    const storage = replaced();
    const kinds = new Set<string>();
    watchBasket(
      storage,
      () => ({ businessId: 'b-2' }),
      ({ kind }) => kinds.add(kind),
    );
    const other = storage.otherTab();
    const former = storage.read('former_cart');
    if (former) other.write('former_cart', former);
    bringBasketBack(other, 'saffron-yard');
    expect([...kinds]).toEqual(['taken']);
  });

  it('waits on its own page while other baskets come and go', () => {
    const storage = replaced();
    storage.write('cartlist', [aWireItem()]);
    setBasketAside(storage);
    expect(formerBasket(storage, 'saffron-yard')).toMatchObject({ name: 'Saffron Yard' });
    expect(formerBasket(storage, 'third')).toMatchObject({ name: 'Northbank' });
  });

  it('is forgotten when the customer says so, and by another visit', () => {
    const storage = replaced();
    expect(formerBasket(storage.otherTab(), 'northbank')).toBeUndefined();
    forgetFormerBasket(storage, 'saffron-yard');
    expect(formerBasket(storage, 'northbank')).toBeUndefined();
  });

  it('is not kept when it was empty, or when nobody knows whose it was', () => {
    const storage = new FakeStorage();
    storage.write('business_details', at('b-1', 'saffron-yard', 'Saffron Yard'));
    storage.write('business_id', 'b-1');
    setBasketAside(storage);
    storage.write('cartlist', [aWireItem()]);
    storage.write('business_id', 'b-9');
    setBasketAside(storage);
    expect(formerBasket(storage, 'northbank')).toBeUndefined();
  });

  it('damaged in the meantime, comes back without what cannot be read', () => {
    const storage = replaced();
    const [former] = storage.read('former_cart') ?? [];
    const values = (former?.values ?? []).map(({ key, json }) =>
      key === 'isDelMode' ? { key, json: '{"half' } : { key, json },
    );
    storage.plant('former_cart', JSON.stringify([{ ...former, values }]));
    bringBasketBack(storage, 'saffron-yard');
    expect(readBasket(fakeHost({ storage })).mode).toEqual({ kind: 'unset' });
  });
});
