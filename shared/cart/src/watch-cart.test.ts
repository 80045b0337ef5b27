import { aWireItem } from '@storefront/contract/testing';
import { FakeStorage } from '@storefront/host/testing';
import { savePlaced } from './request-key';
import { beginCart, clearCart } from './stored-cart';
import { cartNews, watchCart } from './watch-cart';
import type { CartNews } from './watch-cart';

const watched = (requestKey?: string) => {
  const storage = new FakeStorage();
  storage.write('business_id', 'b-1');
  storage.write('cartlist', [aWireItem()]);
  storage.write('isDelMode', 'pickup');
  storage.write('today_token', 'today');
  const news: CartNews[] = [];
  const end = watchCart(
    storage,
    () => ({ businessId: 'b-1', requestKey }),
    (one) => news.push(one),
  );
  return { storage, news, end, other: storage.otherTab() };
};

describe('watching the cart for changes of another tab', () => {
  it('reports a cart of another business as taken, from the first change to the last', () => {
    const { news, other } = watched();
    beginCart(other, 'b-2');
    other.write('cartlist', [aWireItem()]);
    expect(new Set(news.map(({ kind }) => kind))).toStrictEqual(new Set(['taken']));
  });

  it('reports an order with its key', () => {
    const { news, other } = watched('key-1');
    savePlaced(other, 'key-1', 'okey-1');
    clearCart(other);
    expect(new Set(news.map((one) => JSON.stringify(one)))).toStrictEqual(
      new Set(['{"kind":"ordered","okey":"okey-1"}']),
    );
  });

  it('reports emptied when the last dish is removed', () => {
    const { news, other } = watched('key-1');
    savePlaced(other, 'key-0', 'okey-0');
    other.remove('cartlist');
    expect(news).toStrictEqual([{ kind: 'emptied' }]);
  });

  it('reports emptied to a tab that has ordered nothing yet, in a browser without any order', () => {
    const storage = new FakeStorage();
    storage.write('business_id', 'b-1');
    expect(cartNews(storage, { businessId: 'b-1', requestKey: undefined })).toStrictEqual({
      kind: 'emptied',
    });
  });

  it('reports any other change as changed, until the watch ends', () => {
    const { news, other, end } = watched();
    other.write('isDelMode', 'delivery');
    end();
    other.write('isDelMode', 'pickup');
    expect(news).toStrictEqual([{ kind: 'changed' }]);
  });
});
