import { isOk } from '@storefront/contract';
import { market, partner } from 'api/testing/brands';
import { aCategory, aProduct } from 'api/testing/builders';
import { aCatalogueOf } from 'api/testing/ordering';
import { aTableBusiness } from 'api/testing/tables';
import { testApi } from 'api/testing/test-api';
import type { TestApi } from 'api/testing/test-api';
import { addAccount } from './add-account';
import { addHistory } from './add-history';
import { demoCustomer } from './demo-customer';

let api: TestApi;
let sessiontoken: string;
const ports = () => ({ database: api.database.database, clock: api.clock, brands: [market, partner] });

beforeEach(async () => {
  api = await testApi();
  await addAccount(ports());
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
    await api.importCatalogue(aCatalogueOf(aTableBusiness()));
    await addHistory(ports());
    const details = await api.call('users/details', { sessiontoken });
    const [order, ...older] = await ordersNow();
    expect(details).toMatchObject({ userdata: { address_book: { address_id: order?.addressid } } });
    expect(order).toMatchObject({
      state: 'completed',
      del_mode: 'delivery',
      placed_at: '2026-11-18T19:10:00.000Z',
    });
    expect(older.map(({ del_mode }) => del_mode)).toStrictEqual(['pickup', 'delivery']);
    expect(await bookingsNow()).toMatchObject([{ state: 'booked', date: '2026-11-24', guest: 2 }]);
  });

  it('is of three restaurants where the catalogue has them', async () => {
    const others = ['pho-fournier', 'dough-assembly'].map((business_slug) => ({
      ...aTableBusiness(),
      business_id: `b-${business_slug}`,
      business_slug,
      business_name: business_slug,
    }));
    const catalogue = aCatalogueOf(aTableBusiness());
    await api.importCatalogue({ ...catalogue, businesses: [...catalogue.businesses, ...others] });
    await addHistory(ports());
    expect((await ordersNow()).map(({ business_slug }) => business_slug)).toStrictEqual([
      'saffron-yard',
      'pho-fournier',
      'dough-assembly',
    ]);
  });

  it('is added once, and again when its orders are 25 days old', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness()));
    await addHistory(ports());
    await addHistory(ports());
    expect([await ordersNow(), await bookingsNow()].map(({ length }) => length)).toStrictEqual([3, 1]);
    api.clock.advance({ days: 25 });
    await addHistory(ports());
    expect([await ordersNow(), await bookingsNow()].map(({ length }) => length)).toStrictEqual([6, 2]);
  });

  it('can be ordered again at today’s prices', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness()));
    await addHistory(ports());
    const [order] = await ordersNow();
    expect(await api.call('business/reorder', { sessiontoken, order_id: order?.okey ?? '' })).toMatchObject({
      responsecode: '200',
      missing: [],
    });
  });

  it('makes dishes popular at the demo restaurant, those with a picture before others', async () => {
    const category = (id: string) =>
      aCategory(id, [
        aProduct(`${id}-plain`),
        ...['first', 'second'].map((dish) =>
          aProduct(`${id}-${dish}`, {
            product_picture: 'https://pictures.example/naan.webp',
            picture_kind: 'illustration',
          }),
        ),
      ]);
    const menu = ['starters', 'mains', 'sides'].map(category);
    const business = aTableBusiness();
    await api.importCatalogue(aCatalogueOf({ ...business, menu }));
    await addHistory(ports());
    const answer = await api.call('business/menu', { business: business.business_id });
    const popular = (isOk(answer) && answer.popular) || [];
    expect(popular.length).toBeGreaterThan(1);
    expect(popular.filter((id) => id.endsWith('-plain'))).toStrictEqual([]);
  });

  it('is empty where the catalogue lacks the demo restaurant', async () => {
    await addHistory(ports());
    expect([await ordersNow(), await bookingsNow()]).toStrictEqual([[], []]);
  });
});
