import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectServer } from 'api';
import type { OpenDatabase } from 'api';
import { aCatalogueOf, anOrder } from 'api/testing/ordering';
import { aBooking, aTableBusiness } from 'api/testing/tables';
import { startCluster } from '../cluster/start-cluster';
import type { Cluster } from '../cluster/start-cluster';
import { makeCall, startCustomers } from '../testing/customers';
import type { CustomerCall } from '../testing/customers';

jest.setTimeout(180_000);

const covers = 12;

let folder: string;
let cluster: Cluster;
let database: OpenDatabase;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-two-processes-test-'));
  const business = aTableBusiness({ capacity_per_slot: covers }, { cash_otp: 'no' });
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(business)));
  const environment = { CATALOGUE: catalogue, CLOCK: '2026-11-20T18:30:00Z' };
  cluster = await startCluster({ root: join(import.meta.dirname, '../../..'), port: 0, environment });
  await cluster.start('first', ['api', 'jobs']);
  await cluster.start('second', ['api']);
  database = connectServer(`${cluster.database.url}/postgres`);
  const guest = await makeCall(cluster.url, { call: 'users/guest', body: {} });
  token = (guest as unknown as { sessiontoken: string }).sessiontoken;
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const rows = async <Row>(query: string): Promise<Row[]> =>
  (await database.database.execute(query)).rows as Row[];

let people = 0;
const mobile = () => `077${String((people += 1)).padStart(8, '0')}`;

/** Cash orders, each by a different customer. */
const orders = (count: number): CustomerCall[] =>
  Array.from({ length: count }, () => {
    const body = anOrder(token);
    const mobile_no = mobile();
    const address = { ...body.address, email: `${mobile_no}@example.test`, mobile_no };
    return { call: 'business/order', body: { ...body, address } };
  });

/** Makes calls at the same instant; the balancer gives them to the processes in turn. */
const atOnce = (calls: readonly CustomerCall[]) =>
  Promise.all(calls.map((call) => makeCall(cluster.url, call)));

/** Waits until both processes answer again. */
async function untilBack() {
  for (let answered = 0; answered < 4;) {
    const answer = await makeCall(cluster.url, { call: 'users/guest', body: {} });
    answered = answer === undefined ? 0 : answered + 1;
    if (answer === undefined) await wait(50);
  }
}

describe('two processes over one database', () => {
  it('give the twelve covers of a slot to three of two hundred parties of four', async () => {
    const tables = Array.from({ length: 200 }, (): CustomerCall => {
      const phone = mobile();
      const body = aBooking({ guest: 4, time: '18:15', phone, email: `${phone}@example.test` });
      return { call: 'business/booking', body };
    });
    const answers = await atOnce(tables);
    const codes = answers.map((answer) => answer?.responsecode);
    expect(codes.sort()).toStrictEqual([...Array<string>(3).fill('200'), ...Array<string>(197).fill('409')]);
    expect(await rows("select sum(guests)::int as guests from bookings where time = '18:15'")).toStrictEqual([
      { guests: covers },
    ]);
  });

  it('make one order from fifty requests with one key, and give each the same answer', async () => {
    const before = (await rows('select okey from orders')).length;
    const [order] = orders(1);
    const answers = await atOnce(Array.from({ length: 50 }, () => order as CustomerCall));
    expect(answers.map((answer) => answer?.responsecode)).toStrictEqual(Array<string>(50).fill('200'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows('select okey from orders')).toHaveLength(before + 1);
  });

  it('continue by themselves after the database was killed under load, and have every order that they had confirmed', async () => {
    const before = (await rows('select okey from orders')).length;
    const calls = orders(200);
    const load = startCustomers({
      url: cluster.url,
      calls,
      customers: 8,
      afterFailure: async () => {
        await back;
        return 'retry';
      },
    });
    // This holds from the start: a customer who is refused while the database is being killed waits until it is back.
    const back: Promise<void> = load
      .finished(80)
      .then(() => cluster.database.kill())
      .then(() => cluster.database.start())
      .then(untilBack);
    const sent = await load.all;
    expect(sent.filter(({ hasFailed }) => hasFailed).length).toBeGreaterThan(0);

    const stored = await rows<{ okey: string }>('select okey from orders');
    const keys = new Set(stored.map(({ okey }) => okey));
    const answered = sent.flatMap(({ answer }) => (answer?.responsecode === '200' ? [answer.id ?? ''] : []));
    expect(new Set(answered).size).toBe(calls.length);
    expect(answered.filter((id) => !keys.has(id))).toStrictEqual([]);
    expect(stored.length - before).toBe(calls.length);
    const mailed = await rows<{ topic: string }>("select distinct topic from outbox where channel = 'email'");
    const unmailed = new Set(answered);
    for (const { topic } of mailed) unmailed.delete(topic);
    expect([...unmailed]).toStrictEqual([]);
  });
});
