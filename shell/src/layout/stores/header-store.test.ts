import { cartReaderContract } from '@storefront/cart/testing';
import type { Body } from '@storefront/contract';
import { FakeApi, FakeSession, FakeStorage, fakeHost } from '@storefront/host/testing';
import { aWireBooking, aWireGuest, aWireItem, aWireUser } from '@storefront/contract/testing';
import { businessDetails } from '../../testing/wire';
import { httpHeaderGateway } from '../gateway/http-header-gateway';
import { HeaderStore } from './header-store';

const header = ({
  session = new FakeSession(aWireUser()),
  storage = new FakeStorage(),
  api = new FakeApi(),
} = {}) => {
  const { bus, clock, notices } = fakeHost();
  const store = new HeaderStore({
    gateway: httpHeaderGateway({ api, storage }),
    bus,
    clock,
    notices,
    session,
    storage,
  });
  store.begin();
  return { store, bus, clock, session, storage, api };
};

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the header', () => {
  cartReaderContract((host) => {
    const store = new HeaderStore({ ...host, gateway: httpHeaderGateway(host) });
    store.begin();
    return { hasCart: store.dishes > 0 };
  });

  it('shows where the customer searched: as stored, as published on the bus, and as another tab has changed it', () => {
    const storage = new FakeStorage();
    storage.write('searched_pincode', 'E1 6AN');
    const { store, bus } = header({ storage });
    expect(store.postcode).toBe('E1 6AN');
    bus.publish('location-changed', { postcode: 'SW1A 1AA' });
    expect(store.postcode).toBe('SW1A 1AA');
    storage.changeElsewhere('searched_pincode', 'M1 1AE');
    expect(store.postcode).toBe('M1 1AE');
  });

  it('counts the dishes of the cart and links to their business', () => {
    const storage = new FakeStorage();
    storage.write('business_id', '7');
    storage.write('cartlist', [aWireItem({ product_qnty: 2 }), aWireItem({ product_id: '2' })]);
    storage.write('business_details', businessDetails('saffron-yard'));
    const { store, bus } = header({ storage });
    expect([store.dishes, store.cartOf]).toStrictEqual([3, 'saffron-yard']);
    bus.publish('cart-changed', { businessId: '7', count: 5, total: 4000, mode: null });
    expect(store.dishes).toBe(5);
    storage.remove('cartlist');
    bus.publish('cart-reset', { reason: 'ordered', businessId: '7' });
    expect([store.dishes, store.cartOf]).toStrictEqual([0, undefined]);
  });

  it('shows the user, and no guest', () => {
    expect(header().store.userName).toBe('Asha Rahman');
    expect(header({ session: new FakeSession(aWireGuest()) }).store.userName).toBeUndefined();
  });

  it('[LIM2-3] counts a booking in the badge of the account 400 ms after it was made', async () => {
    const asked: Body<'users/bookings'>[] = [];
    const api = new FakeApi({
      'users/bookings': (body) => {
        asked.push(body);
        const list = [
          aWireBooking({ state: 'booked' }),
          aWireBooking({ state: 'held' }),
          aWireBooking({ state: 'cancelled' }),
        ];
        return { responsecode: '200', list, more_status: 'no' };
      },
    });
    const { store, bus, clock } = header({ api });
    bus.publish('booking-placed', { id: 'b', businessId: '7' });
    clock.advance(399);
    expect(asked).toStrictEqual([]);
    clock.advance(1);
    await settled();
    expect(asked).toStrictEqual([{ sessiontoken: 'token-of-asha', req_page: 0 }]);
    expect(store.tables).toBe(2);
    bus.publish('logged-out', { reason: 'asked' });
    expect(store.tables).toBe(0);
  });

  it('counts nobody’s bookings for the user who has logged in since they were asked for', async () => {
    const late: (() => void)[] = [];
    const api = new FakeApi({
      'users/bookings': ({ sessiontoken }) =>
        new Promise((resolve) => {
          const list = sessiontoken === 'token-of-asha' ? [aWireBooking({ state: 'booked' })] : [];
          late.push(() => resolve({ responsecode: '200', list, more_status: 'no' }));
        }),
    });
    const { store, bus, session } = header({ api });
    bus.publish('login-complete', { userId: '41', guest: false });
    session.logIn(aWireUser({ user_id: '42', sessiontoken: 'token-of-ben' }));
    bus.publish('login-complete', { userId: '42', guest: false });
    for (const answer of late.toReversed()) answer();
    await settled();
    expect(api.bodies('users/bookings')).toHaveLength(2);
    expect(store.tables).toBe(0);
  });

  it('keeps the badge as it was when the bookings cannot be counted', async () => {
    const { store, bus } = header();
    bus.publish('login-complete', { userId: '41', guest: false });
    await settled();
    expect(store.tables).toBe(0);
  });
});
