import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectServer } from 'api';
import type { OpenDatabase } from 'api';
import { startFaultyProxy } from 'api/testing/faulty-proxy';
import type { FaultyProxy } from 'api/testing/faulty-proxy';
import { aCatalogueOf, anOrder } from 'api/testing/ordering';
import { aTableBusiness } from 'api/testing/tables';
import { startCluster } from '../cluster/start-cluster';
import type { Cluster } from '../cluster/start-cluster';
import { makeCall, startCustomers } from '../testing/customers';
import type { CustomerCall } from '../testing/customers';

jest.setTimeout(180_000);

let folder: string;
let cluster: Cluster;
let proxy: FaultyProxy;
let database: OpenDatabase;
let token: string;
let server: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-silent-database-'));
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(aTableBusiness({}, { cash_otp: 'no' }))));
  const environment = { CATALOGUE: catalogue, CLOCK: '2026-11-20T18:30:00Z' };
  cluster = await startCluster({ root: join(import.meta.dirname, '../../..'), port: 0, environment });
  const url = new URL(`${cluster.database.url}/postgres`);
  proxy = await startFaultyProxy(Number(url.port));
  url.port = String(proxy.port);
  // Asked directly: the balancer would hide what the process itself answers.
  server = (await cluster.start('only', ['api', 'jobs'], { DATABASE_URL: url.href })).url;
  database = connectServer(`${cluster.database.url}/postgres`);
  const guest = await makeCall(server, { call: 'users/guest', body: {} });
  token = (guest as unknown as { sessiontoken: string }).sessiontoken;
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
  await proxy.close();
  await rm(folder, { recursive: true, force: true });
});

const okeys = async () =>
  ((await database.database.execute('select okey from orders')).rows as { okey: string }[]).map(
    ({ okey }) => okey,
  );

let people = 0;
const anOrderOfSomebody = (): CustomerCall => {
  const mobile_no = `077${String((people += 1)).padStart(8, '0')}`;
  const body = anOrder(token);
  const address = { ...body.address, email: `${mobile_no}@example.test`, mobile_no };
  return {
    call: 'business/order',
    body: { ...body, address },
    address: `10.0.${people >> 8}.${people & 255}`,
  };
};

const readiness = () => fetch(`${server}/readyz`).then(({ status }) => status);

/** Waits until the process says that it is ready and takes an order; returns the milliseconds. */
async function untilWell(): Promise<number> {
  const since = performance.now();
  while ((await readiness()) !== 200 || (await makeCall(server, anOrderOfSomebody())) === undefined)
    await wait(50);
  return performance.now() - since;
}

describe('a process under load whose network to the database fails', () => {
  it.each([
    ['goes silent and takes new connections', () => proxy.silence(), () => undefined],
    ['stalls', () => proxy.stall(), () => proxy.resume()],
    ['cuts connections after 3,000 bytes', () => proxy.cutAfter(3_000), () => proxy.cutAfter(undefined)],
  ])(
    '[G20/silent][G20/stalled] is well within ten seconds after it %s, with each order once',
    async (_what, fail, mend) => {
      const before = await okeys();
      const calls = Array.from({ length: 150 }, anOrderOfSomebody);
      const firstPeople = people;
      const load = startCustomers({
        url: server,
        calls,
        customers: 8,
        afterFailure: async () => {
          await well;
          return 'retry';
        },
      });
      let took = 0;
      const well: Promise<void> = load.finished(40).then(async () => {
        fail();
        // A network that takes new connections is back at once; the others are away for a while.
        await wait(2_000);
        mend();
        took = await untilWell();
      });
      const sent = await load.all;
      await well;
      expect(took).toBeLessThan(10_000);
      const answered = sent.flatMap(({ answer }) =>
        answer?.responsecode === '200' ? [answer.id ?? ''] : [],
      );
      expect(new Set(answered).size).toBe(calls.length);
      const asked = people - firstPeople;
      const made = (await okeys()).filter((okey) => !before.includes(okey));
      expect(answered.filter((okey) => !made.includes(okey))).toStrictEqual([]);
      // Beside the load only the orders that were asked for while waiting.
      expect(made.length - calls.length).toBeLessThanOrEqual(asked);
    },
  );
});
