import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectServer } from 'api';
import type { OpenDatabase } from 'api';
import { aCatalogueOf, anOrder } from 'api/testing/ordering';
import { aTableBusiness } from 'api/testing/tables';
import { startCluster } from '../cluster/start-cluster';
import type { Cluster } from '../cluster/start-cluster';
import { makeCall, startCustomers } from '../testing/customers';
import type { CustomerCall } from '../testing/customers';

jest.setTimeout(120_000);

const orders = 200;

let folder: string;
let cluster: Cluster;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-stopped-test-'));
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(aTableBusiness({}, { cash_otp: 'no' }))));
  const root = join(import.meta.dirname, '../../..');
  cluster = await startCluster({ root, port: 0, environment: { CATALOGUE: catalogue } });
  await startShop();
  database = connectServer(`${cluster.database.url}/postgres`);
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const startShop = () => cluster.start('shop', ['api', 'jobs'], { CLOCK: '2026-11-20T18:30:00Z' });
const rows = async <Row>(query: string): Promise<Row[]> =>
  (await database.database.execute(query)).rows as Row[];

describe('a server that is told to stop while 200 orders are under way', () => {
  it('answers the orders that it has begun, and the rest are stored once when they are sent to the next server', async () => {
    const guest = await makeCall(cluster.url, { call: 'users/guest', body: {} });
    const token = (guest as unknown as { sessiontoken: string }).sessiontoken;
    const before = (await rows('select okey from orders')).length;
    const calls = Array.from({ length: orders }, (_item, index): CustomerCall => {
      const body = anOrder(token);
      const mobile_no = `077${String(index).padStart(8, '0')}`;
      const address = { ...body.address, email: `guest-${index}@example.test`, mobile_no };
      return { call: 'business/order', body: { ...body, address } };
    });
    let next: Promise<unknown> = Promise.resolve();
    let load: ReturnType<typeof startCustomers> | undefined;
    let stopped: Promise<void> | undefined;
    await database.database.transaction(async (transaction) => {
      await transaction.execute('lock table orders in exclusive mode');
      load = startCustomers({
        url: cluster.url,
        calls,
        customers: orders,
        afterFailure: async () => {
          await next;
          return 'retry';
        },
      });
      // Some orders wait for the table, the others for a connection.
      const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock'";
      while ((await rows(waiting)).length === 0) await wait(10);
      stopped = cluster.processes.get('shop')?.stop();
      next = stopped?.then(startShop) ?? next;
    });
    const sent = (await load?.all) ?? [];
    await stopped;

    expect(sent).toHaveLength(orders);
    expect(sent.filter(({ answer }) => answer?.responsecode !== '200')).toStrictEqual([]);
    expect(sent.filter(({ hasFailed }) => !hasFailed).length).toBeGreaterThan(0);
    const stored = new Set((await rows<{ okey: string }>('select okey from orders')).map(({ okey }) => okey));
    expect(stored.size - before).toBe(orders);
    expect(new Set(sent.map(({ answer }) => answer?.id)).size).toBe(orders);
    expect(sent.filter(({ answer }) => !stored.has(answer?.id ?? ''))).toStrictEqual([]);
  });
});
