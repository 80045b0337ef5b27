import { aWireItem } from '@storefront/contract/testing';
import { FakeStorage, fakeHost } from '@storefront/host/testing';
import { claimCart, clearMode, dishCount, storedItems } from './stored-cart';

describe('lines that belong to no business', () => {
  const withLines = () => {
    const host = fakeHost();
    host.storage.write('cartlist', [aWireItem()]);
    const heard: unknown[] = [];
    host.bus.events('cart-reset').subscribe((event) => heard.push(event));
    const tones: unknown[] = [];
    host.notices.show = (...notice) => void tones.push(notice);
    return { host, heard, tones };
  };

  it('are dropped with a warning, and other features are told', () => {
    const { host, heard, tones } = withLines();
    expect(storedItems(host)).toStrictEqual([]);
    expect(host.storage.read('cartlist')).toBeUndefined();
    expect(heard).toStrictEqual([{ reason: 'unreadable', businessId: null }]);
    expect(tones).toStrictEqual([
      ['Your basket could no longer be read, so it has been emptied.', 'warning'],
    ]);
  });

  it('are not dropped a second time: a cart without lines is no reason for a notice', () => {
    const { host, heard, tones } = withLines();
    storedItems(host);
    expect(storedItems(host)).toStrictEqual([]);
    expect([heard.length, tones.length]).toStrictEqual([1, 1]);
  });
});

it('a cart becomes one of a business and a day with its lines', () => {
  const storage = new FakeStorage();
  storage.write('cartlist', [aWireItem()]);
  claimCart(storage, 'b-2', 'today-2');
  expect([storage.read('business_id'), storage.read('today_token')]).toStrictEqual(['b-2', 'today-2']);
  expect(storage.read('cartlist')).toStrictEqual([aWireItem()]);
});

it('the dishes of a cart are counted by their quantities', () => {
  expect(dishCount([aWireItem({ product_qnty: 2 }), aWireItem({ product_qnty: 3 })])).toBe(5);
  expect(dishCount([])).toBe(0);
});

it('a mode that is not possible any more is asked for again', () => {
  const storage = new FakeStorage();
  storage.write('isDelMode', 'delivery');
  clearMode(storage);
  expect(storage.read('isDelMode')).toBeUndefined();
});
