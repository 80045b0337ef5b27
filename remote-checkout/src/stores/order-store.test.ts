import type { Answer, OkAnswer } from '@storefront/contract';
import { FakeApi, FakeSession, fakeBrand, fakeHost, locationAt } from '@storefront/host/testing';
import { aDiscount, aGuest, anItem, aUser, aWireOrder } from '../testing/wire';
import { OrderCompletePageModel } from './order-complete-page-model';

type WireOrder = OkAnswer<'business/order_status'>['order'];

const following = (order: WireOrder = aWireOrder()) => {
  const api = new FakeApi({ 'business/order_status': () => ({ responsecode: '200', order }) });
  const host = fakeHost({ api, session: new FakeSession(aGuest) });
  const model = new OrderCompletePageModel(host, locationAt('/order-complete', { query: { v: 'okey-1' } }));
  const statusCalls = () => api.bodies('business/order_status').length;
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { api, host, model, store: model.store, statusCalls, settle };
};

const keepCart = (host: ReturnType<typeof following>['host'], timestamp: string, businessId = 'b-1') => {
  host.storage.write('cartlist', [anItem()]);
  host.storage.write('business_id', businessId);
  host.storage.write('timestamp', Date.parse(timestamp));
};

describe('the page of an order', () => {
  it('asks again every ten seconds while something can still happen', async () => {
    const { host, model, statusCalls, settle } = following();
    await model.load();
    expect(statusCalls()).toBe(1);
    host.clock.advance(9_999);
    expect(statusCalls()).toBe(1);
    host.clock.advance(1);
    await settle();
    expect(statusCalls()).toBe(2);
    host.clock.advance(10_000);
    expect(statusCalls()).toBe(3);
  });

  it('asks sooner while a payment is on its way', async () => {
    const { host, model, statusCalls } = following(
      aWireOrder({ state: 'awaiting_payment', paymode: 'card' }),
    );
    await model.load();
    host.clock.advance(3_000);
    expect(statusCalls()).toBe(2);
  });

  it.each(['completed', 'rejected', 'cancelled'] as const)(
    'asks no more once the order is %s',
    async (state) => {
      const { host, model, statusCalls } = following(aWireOrder({ state }));
      await model.load();
      host.clock.advance(60_000);
      expect(statusCalls()).toBe(1);
    },
  );

  it('asks no more once the customer has left', async () => {
    const { host, model, statusCalls } = following();
    await model.load();
    model.start();
    model.stop();
    host.clock.advance(60_000);
    expect(statusCalls()).toBe(1);
    expect(host.clock.planned).toBe(0);
  });

  it('stays as it was when the answer comes after the customer has left', async () => {
    const { api, host, model, store } = following(aWireOrder({ state: 'accepted' }));
    await model.load();
    let arrive: () => void = () => undefined;
    const order = aWireOrder({ state: 'preparing' });
    api.answer(
      'business/order_status',
      () => new Promise((resolve) => (arrive = () => resolve({ responsecode: '200', order }))),
    );
    const polled = store.poll();
    model.stop();
    arrive();
    await polled;
    expect(store.order?.state).toBe('accepted');
    expect(host.clock.planned).toBe(0);
  });

  it('[G18] shows the last known order while the server cannot be reached, and goes on by itself', async () => {
    const { api, host, model, store, settle } = following();
    await model.load();
    api.answer('business/order_status', undefined);
    host.clock.advance(10_000);
    await settle();
    expect(store.order?.number).toBe('SY-1042');
    expect(store.isOutdated).toBe(true);
    api.answer('business/order_status', () => ({
      responsecode: '200',
      order: aWireOrder({ state: 'preparing' }),
    }));
    host.clock.advance(10_000);
    await settle();
    expect(store.isOutdated).toBe(false);
    expect(store.order?.state).toBe('preparing');
  });

  it('is named after the order', async () => {
    const { host, model } = following();
    await model.load();
    model.start();
    expect(host.heads.at(-1)).toStrictEqual({ title: 'Order SY-1042 | Plate Street', robots: 'noindex' });
  });

  it('finds no order without a key', async () => {
    const host = fakeHost();
    const model = new OrderCompletePageModel(host, locationAt('/order-complete'));
    await model.load();
    expect(model.store.isUnknown).toBe(true);
    expect(host.api.calls).toStrictEqual([]);
  });

  it('finds no order for a key that no order has', async () => {
    const { api, model, store } = following();
    api.answer('business/order_status', () => ({ responsecode: '204', status: 'Nothing found' }));
    await model.load();
    expect(store.isUnknown).toBe(true);
  });
});

describe('the cart of an order', () => {
  const before = '2026-11-21T18:00:00Z';
  const after = '2026-11-21T18:05:00Z';

  it('is cleared when order-complete finds a card order paid', async () => {
    const { host, model } = following(aWireOrder({ state: 'placed', paymode: 'card', paid: 'yes' }));
    keepCart(host, before);
    await model.load();
    expect(host.storage.read('cartlist')).toBeUndefined();
    expect(host.storage.read('business_id')).toBeUndefined();
    expect(host.bus.published).toStrictEqual([
      { name: 'cart-reset', payload: { reason: 'ordered', businessId: 'b-1' } },
    ]);
  });

  it.each([
    ['is not paid', aWireOrder({ state: 'awaiting_payment', paymode: 'card', paid: 'no' })],
    ['waits for its code', aWireOrder({ state: 'awaiting_code' })],
    ['was cancelled', aWireOrder({ state: 'cancelled' })],
  ])('stays while the order %s', async (_, order) => {
    const { host, model } = following(order);
    keepCart(host, before);
    await model.load();
    expect(host.storage.read('cartlist')).toHaveLength(1);
  });

  it('stays when the customer began it after the order', async () => {
    const { host, model } = following(aWireOrder({ paymode: 'card', paid: 'yes' }));
    keepCart(host, after);
    await model.load();
    expect(host.storage.read('cartlist')).toHaveLength(1);
  });

  it('stays when it is from another business', async () => {
    const { host, model } = following(aWireOrder({ paymode: 'card', paid: 'yes' }));
    keepCart(host, before, 'b-2');
    await model.load();
    expect(host.storage.read('cartlist')).toHaveLength(1);
  });
});

describe('ordering again', () => {
  const again = {
    responsecode: '200',
    business_id: 'b-1',
    business_slug: 'saffron-yard',
    cartitems: [anItem({ sell_price: '9.80', product_price: '9.80' })],
    reorder_order_id: 'okey-1',
    missing: ['Mango Lassi'],
    changes: ['Dal is now £9.80, it was £9.50.'],
    del_mode: 'delivery',
    slot: '19:15',
    zipcode: 'E1 6AN',
    delivery_price: '2.50',
    minorder_price: '12.00',
    delivery_charge_waiver: '25.00',
  } satisfies Answer<'business/reorder'>;
  const asUser = async () => {
    const page = following();
    page.host.session.logIn(aUser());
    await page.model.load();
    return page;
  };

  it('[ACC-3] gives a user the dishes at today’s prices as the cart with mode and time, leads to the business, and says what has changed', async () => {
    const { api, host, store } = await asUser();
    api.answer('business/reorder', () => again);
    host.storage.write('discount', aDiscount());
    await store.orderAgain();
    expect(api.bodies('business/reorder')).toStrictEqual([
      { sessiontoken: 'token-of-asha', order_id: 'okey-1' },
    ]);
    expect(host.storage.read('cartlist')).toStrictEqual(again.cartitems);
    expect(host.storage.read('business_id')).toBe('b-1');
    expect(host.storage.read('reorder_order_id')).toBe('okey-1');
    expect(host.storage.read('discount')).toBeUndefined();
    expect(host.storage.read('isDelMode')).toBe('delivery');
    expect(host.storage.read('zone_delivery_charg')).toBe('2.50');
    expect(host.storage.read('timeslot')).toBe('19:15');
    expect(host.shownNotices).toStrictEqual(['No longer sold: Mango Lassi. Dal is now £9.80, it was £9.50.']);
    expect(host.navigation.moves).toStrictEqual(['go /business/saffron-yard']);
    expect(host.bus.published).toStrictEqual([
      { name: 'cart-changed', payload: { businessId: 'b-1', count: 2, total: 1960, mode: 'delivery' } },
    ]);
  });

  it.each([aGuest, undefined])(
    'anyone else who holds the key gets the dishes as they were ordered',
    async (visitor) => {
      const { api, host, model, store } = following();
      if (visitor) host.session.logIn(visitor);
      else host.session.logOut();
      await model.load();
      await store.orderAgain();
      expect(api.bodies('business/reorder')).toStrictEqual([]);
      expect(host.storage.read('cartlist')).toStrictEqual([anItem()]);
      expect(host.navigation.moves).toStrictEqual(['go /business/saffron-yard']);
    },
  );

  it('does the same for a user who ordered before having an account', async () => {
    const { api, host, store } = await asUser();
    api.answer('business/reorder', () => ({ responsecode: '204', status: 'We cannot find that order.' }));
    await store.orderAgain();
    expect(host.storage.read('cartlist')).toStrictEqual([anItem()]);
  });

  it('tells the customer when nothing of the order is sold any more', async () => {
    const { api, host, store } = await asUser();
    api.answer('business/reorder', () => ({ ...again, cartitems: [], missing: ['Chicken Tikka Masala'] }));
    await store.orderAgain();
    expect(host.shownNotices).toStrictEqual(['Nothing of this order is sold any more.']);
    expect(host.navigation.moves).toStrictEqual([]);
  });

  it('logs the user out when the session has ended', async () => {
    const { api, host, store } = await asUser();
    api.answer('business/reorder', () => ({ responsecode: '221', status: '' }));
    await store.orderAgain();
    expect(host.session.loggedOutWith).toStrictEqual(['Please log in again.']);
    expect(host.session.requests).toStrictEqual([{ guest: true }]);
  });

  it('[G18] tells the customer when the server cannot be reached, and can be tried again', async () => {
    const { host, store } = await asUser();
    await store.orderAgain();
    expect(host.shownNotices).toStrictEqual(['We could not reach the server. Please try again.']);
    expect(store.runningAction).toBeUndefined();
  });

  it('leads to the site root where the site is one business', async () => {
    const api = new FakeApi({
      'business/order_status': () => ({ responsecode: '200', order: aWireOrder() }),
    });
    const host = fakeHost({
      api,
      session: new FakeSession(aGuest),
      brand: fakeBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-1' } }),
    });
    const model = new OrderCompletePageModel(host, locationAt('/order-complete', { query: { v: 'okey-1' } }));
    await model.load();
    await model.store.orderAgain();
    expect(host.navigation.moves).toStrictEqual(['go /']);
  });
});

describe('paying an order that is not paid yet', () => {
  const unpaid = aWireOrder({ state: 'awaiting_payment', paymode: 'card' });

  it('leads to the page where it is paid', async () => {
    const { api, host, model, store } = following(unpaid);
    await model.load();
    api.answer('payment/session', () => ({
      responsecode: '200',
      redirect_payment_url: '/pay?key=okey-1&ptype=card',
      amount: '20.20',
      state: 'declined',
    }));
    await store.pay();
    expect(api.bodies('payment/session')).toStrictEqual([{ key: 'okey-1', ptype: 'card' }]);
    expect(host.navigation.moves).toStrictEqual(['leave /pay?key=okey-1&ptype=card']);
  });

  it('only asks for the order again when it is paid already', async () => {
    const { api, host, model, store, statusCalls } = following(unpaid);
    await model.load();
    api.answer('payment/session', () => ({
      responsecode: '200',
      redirect_payment_url: '/pay',
      amount: '20.20',
      state: 'paid',
    }));
    await store.pay();
    expect(statusCalls()).toBe(2);
    expect(host.navigation.moves).toStrictEqual([]);
  });
});
