import { isOk } from '@storefront/contract';
import { market, partner } from '../testing/brands';
import { aCatalogueOf } from '../testing/ordering';
import { aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { addDemoCustomer, demoCustomer } from './demo-customer';
import { addDemoHistory } from './demo-history';

let api: TestApi;
let sessiontoken: string;
const ports = () => ({
  database: api.database.database,
  clock: api.clock,
  brands: [market, partner],
  brandIds: [market.id, partner.id],
});

beforeEach(async () => {
  api = await testApi();
  await addDemoCustomer(ports());
  const answer = await api.call('users/login', demoCustomer);
  if (!isOk(answer)) throw new Error(answer.status);
  sessiontoken = answer.sessiontoken;
});
afterEach(() => api.close());

const ordersNow = async () => {
  const answer = await api.call('users/orders', { sessiontoken, req_page: 0 });
  return isOk(answer) ? answer.list : [];
};
const bookingsNow = async () => {
  const answer = await api.call('users/bookings', { sessiontoken, req_page: 0 });
  return isOk(answer) ? answer.list : [];
};

describe('the history of the demo customer', () => {
  it('holds completed orders of the last weeks, the newest brought to a saved address, and a booking to come', async () => {
    await api.bring(aCatalogueOf(aTableBusiness()));
    await addDemoHistory(ports());
    const details = await api.call('users/details', { sessiontoken });
    const [order, ...older] = await ordersNow();
    expect(details).toMatchObject({ userdata: { address_book: { address_id: order?.addressid } } });
    expect(order).toMatchObject({
      state: 'completed',
      del_mode: 'delivery',
      placed_at: '2026-11-18T19:10:00.000Z',
    });
    expect(older.map(({ del_mode }) => del_mode)).toEqual(['pickup', 'delivery']);
    expect(await bookingsNow()).toMatchObject([{ state: 'booked', date: '2026-11-24', guest: 2 }]);
  });

  it('is added once, and anew when it has grown old', async () => {
    await api.bring(aCatalogueOf(aTableBusiness()));
    await addDemoHistory(ports());
    await addDemoHistory(ports());
    expect([await ordersNow(), await bookingsNow()].map(({ length }) => length)).toEqual([3, 1]);
    api.clock.advance({ days: 25 });
    await addDemoHistory(ports());
    expect([await ordersNow(), await bookingsNow()].map(({ length }) => length)).toEqual([6, 2]);
  });

  it('can be ordered again at today’s prices', async () => {
    await api.bring(aCatalogueOf(aTableBusiness()));
    await addDemoHistory(ports());
    const [order] = await ordersNow();
    expect(await api.call('business/reorder', { sessiontoken, order_id: order?.okey ?? '' })).toMatchObject({
      responsecode: '200',
      missing: [],
    });
  });

  it('is empty where the catalogue lacks the demo restaurant', async () => {
    await addDemoHistory(ports());
    expect([await ordersNow(), await bookingsNow()]).toEqual([[], []]);
  });
});
