import { join } from 'node:path';
import type { CallName } from '@storefront/contract';
import { createEmptyDatabase } from '../testing/databases';
import { requestsOf, sendTo } from '../testing/every-call';
import type { Owner } from '../testing/every-call';
import { aFullBusiness } from '../testing/full-business';
import { importFormerCatalogue } from '../testing/import-former-catalogue';
import { aCatalogueOf } from '../testing/ordering';
import type * as Entry from '../testing/previous-entry';
import { loadPreviousVersion } from '../testing/previous-version';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { openServer } from './open-server';

const previous = loadPreviousVersion<typeof Entry>(join(import.meta.dirname, '../..'));
const { code } = previous;

let url: string;
let drop: () => Promise<void>;
let api: TestApi;
beforeEach(async () => {
  ({ url, drop } = await createEmptyDatabase());
  api = await code.testApi({ database: await code.openServer(url) });
  await importFormerCatalogue(api, aCatalogueOf(aFullBusiness()));
});
afterEach(async () => {
  await api.close();
  await drop();
});
afterAll(() => previous.remove());

// These calls end the customer's session.
const endings: readonly CallName[] = ['users/logout_everywhere', 'users/password', 'users/reset_password'];

/** Makes every call of the previous version for customers who can make it, and returns the answers. */
async function answersOfEveryCall() {
  let owner = await code.makeOwner(api);
  const answers: Record<string, string> = {};
  for (const name of Object.keys(code.requestsOf(api, owner)) as CallName[]) {
    const response = await code.sendTo(api, name, await code.requestsOf(api, owner)[name]());
    answers[name] = response.json().responsecode;
    if (endings.includes(name)) owner = await code.makeOwner(api);
  }
  return { answers, owner };
}

/** The keys of all orders of a customer, as answered by one of the versions. */
async function ordersOf({ sessiontoken }: Owner, from: TestApi): Promise<string[]> {
  const pageOf = async (req_page: number): Promise<string[]> => {
    const { list } = (await sendTo(from, 'users/orders', { body: { sessiontoken, req_page } })).json();
    if (list.length === 0) return [];
    return [...list.map(({ okey }: { okey: string }) => okey), ...(await pageOf(req_page + 1))];
  };
  return pageOf(0);
}

describe('the server before the newest migration', () => {
  it('[G7/api] still answers every call while a newer server migrates the database and runs beside it', async () => {
    const { answers, owner } = await answersOfEveryCall();
    expect([...new Set(Object.values(answers))]).toStrictEqual(['200']);

    await using newer = await testApi({ database: await openServer(url) });
    expect((await answersOfEveryCall()).answers).toStrictEqual(answers);

    const orders = await ordersOf(owner, api);
    expect(orders.length).toBeGreaterThan(0);
    expect((await ordersOf(owner, newer)).sort()).toStrictEqual(orders.sort());
    const order = await requestsOf(newer, owner)['business/order']();
    expect((await sendTo(newer, 'business/order', order)).json()).toMatchObject({ responsecode: '200' });
    expect(await ordersOf(owner, api)).toHaveLength(orders.length + 1);
  });

  it('fails when a migration renames a column that it uses', async () => {
    const owner = await code.makeOwner(api);
    const order = await code.requestsOf(api, owner)['business/order']();
    await api.database.database.execute('alter table orders rename column contact to customer');
    expect((await code.sendTo(api, 'business/order', order)).statusCode).toBe(500);
  });
});
