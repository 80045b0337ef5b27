import { setTimeout } from 'node:timers/promises';
import { isOk } from '@storefront/contract';
import { openServer } from 'api/testing/open-server';
import { aCatalogueOf, anOrder, businessId } from 'api/testing/ordering';
import { aBooking, aTableBusiness } from 'api/testing/tables';
import { testApi } from 'api/testing/test-api';
import type { TestApi } from 'api/testing/test-api';
import { userToken } from 'api/testing/users';
import pg from 'pg';
import { multiply } from '../orders/fill-orders';
import { processorTime } from '../processor-time';

/** The size of a shop that is measured. */
export interface ShopScale {
  readonly restaurants: number;
  readonly orders: number;
}

/** How often a call is made in each round. */
const repetitions = 10;

/** Restaurants that deliver to the postcode that is searched, at every scale. */
const matchingRestaurants = 20;

/**
 * A shop of some size on PostgreSQL. Its methods return the cost of one call in microseconds of processor time.
 */
export interface GrownShop {
  search(): Promise<number>;
  menu(): Promise<number>;
  order(): Promise<number>;
  orderList(): Promise<number>;
  slots(): Promise<number>;
  outbox(): Promise<number>;
  end(): Promise<void>;
}

export async function openGrownShop(
  url: string,
  postgresProcess: number,
  scale: ShopScale,
): Promise<GrownShop> {
  const api = await testApi({ database: await openServer(url) });
  await api.importCatalogue(aCatalogueOf(aTableBusiness({ capacity_per_slot: 500 }, { cash_otp: 'no' })));
  const token = await userToken(api);
  await requireOk(api.call('business/order', userOrder(token)));
  await requireOk(api.call('business/booking', aBooking()));
  await fill(url, scale);
  await api.database.database.execute(`select pg_notify('catalogue_changed', '')`);

  /**
   * Measures what the work costs our process and PostgreSQL; the preparation before each run does not count for our process.
   */
  async function costOf(work: () => Promise<unknown>, before?: () => Promise<unknown>): Promise<number> {
    const database = processorTime(postgresProcess);
    let ownTime = 0;
    for (let time = 0; time < repetitions; time += 1) {
      await before?.();
      const since = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(since);
      ownTime += user + system;
    }
    return (ownTime + (processorTime(postgresProcess) - database) * 1_000) / repetitions;
  }
  /** Clears all cached parts of the catalogue, as an import does. */
  const clearCaches = async () => {
    const changesBefore = countChanges(api);
    await api.database.database.execute(`select pg_notify('catalogue_changed', '')`);
    while (countChanges(api) === changesBefore) await setTimeout(2);
  };
  const outboxQuery = `select id from outbox where channel = 'email' and sent_at is null and given_up_at is null and due_at <= now() order by due_at limit 100`;
  return {
    search: () => costOf(() => requireOk(api.call('search/home', { zipcode: 'E1 6AN' })), clearCaches),
    menu: () => costOf(() => requireOk(api.call('business/menu', { business: businessId })), clearCaches),
    order: () => costOf(() => requireOk(api.call('business/order', userOrder(token)))),
    orderList: () => costOf(() => requireOk(api.call('users/orders', { sessiontoken: token, req_page: 0 }))),
    slots: () =>
      costOf(() =>
        requireOk(api.call('business/booking_time', { business_id: businessId, date: '2026-11-21' })),
      ),
    outbox: () => costOf(() => api.database.database.execute(outboxQuery)),
    end: () => api.close(),
  };
}

const countChanges = ({ logged }: TestApi) =>
  logged.filter((line) => line.includes('"catalogue changed"')).length;

let customers = 0;
function userOrder(token: string) {
  customers += 1;
  const body = anOrder(token);
  const mobile_no = `077${String(customers).padStart(8, '0')}`;
  const address = {
    ...body.address,
    email: `guest-${customers}@example.test`,
    mobile_no,
  } as typeof body.address;
  return { ...body, address };
}

async function requireOk(request: Promise<{ readonly responsecode: string }>): Promise<void> {
  const answer = await request;
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
}

/**
 * Fills the tables with the rows of a shop of this size; the rows that one call finds are the same at every size.
 */
async function fill(url: string, { restaurants, orders }: ShopScale): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const pastTime = `timestamptz '2026-11-20T12:00:00Z' - number * interval '20 seconds'`;
  try {
    const profile = `(one.profile::jsonb || jsonb_build_object('id', 'r-' || number, 'slug', 'r-' || number))::json`;
    await multiply(client, 'businesses', restaurants - 1, {
      id: `'r-' || number`,
      slug: `'r-' || number`,
      position: 'number',
      address_sector: `'a' || number`,
      profile,
    });
    await client.query(
      `insert into delivery_sectors (business_id, sector, outcode) select 'r-' || number, case when number < ${matchingRestaurants} then 'e16' else 's' || number / ${matchingRestaurants} end, case when number < ${matchingRestaurants} then 'e1' else 'o' || number / ${matchingRestaurants * 10} end from generate_series(1, ${restaurants - 1}) number`,
    );
    await multiply(client, 'orders', orders, {
      okey: `'o-' || number`,
      user_id: 'null',
      state: `'completed'`,
      accept_by: 'null',
      placed_at: pastTime,
    });
    await multiply(client, 'outbox', orders * 2, {
      id: `'o-' || number`,
      topic: `'o-' || (number / 2)`,
      created_at: pastTime,
      due_at: pastTime,
      sent_at: pastTime,
    });
    await multiply(client, 'bookings', orders / 10, {
      id: `'o-' || number`,
      date: `date '2026-11-20' - (number % 3000)::int`,
      starts_at: pastTime,
    });
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
