import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { connectServer } from 'api';
import type { OpenDatabase } from 'api';
import { aCatalogueOf, anOrder } from 'api/testing/ordering';
import { aBooking, aTableBusiness } from 'api/testing/tables';
import { startCluster } from '../cluster/start-cluster';
import type { Cluster } from '../cluster/start-cluster';
import { makeCall, startCustomers } from '../testing/customers';
import type { CustomerCall } from '../testing/customers';
import { startWebhookReceiver } from '../testing/webhook-receiver';
import type { WebhookReceiver } from '../testing/webhook-receiver';

jest.setTimeout(180_000);

const root = join(import.meta.dirname, '../../..');
const customers = 8;
const capacity = 60;
const times = ['18:00', '18:15', '18:30', '18:45'];

let folder: string;
let receiver: WebhookReceiver;
let cluster: Cluster;
let database: OpenDatabase;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-killed-test-'));
  receiver = await startWebhookReceiver();
  const business = aTableBusiness(
    { capacity_per_slot: capacity },
    { cash_otp: 'no', webhook_url: receiver.url },
  );
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(aCatalogueOf(business)));
  const environment = { CATALOGUE: catalogue, WEBHOOKS_TO_LOOPBACK: 'yes' };
  cluster = await startCluster({ root, port: 0, environment });
  await startShop('18:30');
  database = connectServer(`${cluster.database.url}/postgres`);
  const guest = await makeCall(cluster.url, { call: 'users/guest', body: {} });
  token = (guest as unknown as { sessiontoken: string }).sessiontoken;
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the process that answers calls and sends messages, with its clock on the tests' Friday evening. */
const startShop = (time: string) =>
  cluster.start('shop', ['api', 'jobs'], { CLOCK: `2026-11-20T${time}:00Z` });

const rows = async <Row>(query: string): Promise<Row[]> =>
  (await database.database.execute(query)).rows as Row[];

let people = 0;
/** Cash orders, each by a different customer. */
const orders = (count: number): CustomerCall[] =>
  Array.from({ length: count }, () => {
    const body = anOrder(token);
    const mobile_no = `077${String((people += 1)).padStart(8, '0')}`;
    const address = { ...body.address, email: `guest-${people}@example.test`, mobile_no };
    return { call: 'business/order', body: { ...body, address } };
  });

/** Bookings of a table for four, each by a different customer; they ask for more covers than there are. */
const bookings = (count: number): CustomerCall[] =>
  Array.from({ length: count }, (_item, index) => {
    const phone = `077${String((people += 1)).padStart(8, '0')}`;
    const time = times[index % times.length] ?? '';
    return {
      call: 'business/booking',
      body: aBooking({ time, phone, email: `guest-${people}@example.test` }),
    };
  });

describe('two API processes, one killed under load', () => {
  it('[G19] fails only the orders under way, and stores each once when it is sent again with its key', async () => {
    await cluster.start('api-2', ['api'], { CLOCK: '2026-11-20T18:30:00Z' });
    const before = (await rows('select okey from orders')).length;
    const calls = orders(200);
    const load = startCustomers({
      url: cluster.url,
      calls,
      customers,
      afterFailure: () => Promise.resolve('retry'),
    });
    await load.finished(60);
    // While the table is locked, the orders of all customers are under way at both processes when one of them is killed.
    let endedAt = 0;
    await database.database.transaction(async (transaction) => {
      await transaction.execute('lock table orders in exclusive mode');
      const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock'";
      while ((await rows(waiting)).length < customers) await wait(10);
      await cluster.processes.get('api-2')?.kill();
      // By then the balancer has noticed that the connections are closed.
      await setImmediate();
      endedAt = performance.now();
    });
    const sent = await load.all;

    const failed = sent.filter(({ hasFailed }) => hasFailed);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThanOrEqual(customers);
    expect(failed.filter(({ sentAt }) => sentAt > endedAt)).toStrictEqual([]);
    expect(sent.filter(({ answer }) => answer?.responsecode !== '200')).toStrictEqual([]);
    const stored = await rows<{ okey: string }>('select okey from orders');
    expect(stored.length - before).toBe(calls.length);
    const keys = new Set(stored.map(({ okey }) => okey));
    expect(sent.filter(({ answer }) => !keys.has(answer?.id ?? ''))).toStrictEqual([]);
    expect(new Set(sent.map(({ answer }) => answer?.id)).size).toBe(calls.length);
  });
});

interface StoredMessage {
  readonly id: string;
  readonly topic: string;
  readonly channel: string;
  readonly subject: string;
  readonly is_sent: boolean;
}

// On the next day of the tests the business is asked whether the guests came.
const later = 'booking.starts';

/** Whether a message that is due has not been sent. */
const isLate = ({ subject, is_sent }: StoredMessage) => !is_sent && subject !== later;

/** The messages of the outbox, and their kinds for each order and booking. */
const messagesByTopic = async () => {
  const stored = await rows<StoredMessage>(
    'select id, topic, channel, subject, sent_at is not null as is_sent from outbox',
  );
  const byTopic = new Map<string, string[]>();
  for (const { topic, channel, subject } of stored) {
    const kind = channel === 'webhook' ? `webhook ${subject}` : channel;
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), kind].sort());
  }
  return { stored, byTopic };
};

/** The keys of all orders and bookings. */
const storedTopics = async () => {
  const stored = await rows<{ id: string }>(
    'select okey as id from orders union all select id from bookings',
  );
  return new Set(stored.map(({ id }) => id));
};

describe('the server killed while 500 orders and 100 bookings come in', () => {
  it('[G3] keeps every answered order and booking once and whole, with the right covers and all messages sent', async () => {
    receiver.release();
    // These belong to the test before and to the demo customer.
    const known = await storedTopics();
    const tables = bookings(100);
    // One booking follows every fifth order.
    const calls = orders(500).flatMap((order, index) =>
      index % 5 === 4 ? [order, ...tables.slice((index - 4) / 5, (index + 1) / 5)] : [order],
    );
    const shop = new EventEmitter();
    let back: Promise<unknown> = Promise.resolve();
    let failures = 0;
    const load = startCustomers({
      url: cluster.url,
      calls,
      customers,
      // Every second customer does not repeat the call, to show what happens to calls that are made only once.
      afterFailure: async () => {
        failures += 1;
        const answer = failures % 2 === 0 ? 'leave' : 'retry';
        await back;
        return answer;
      },
    });
    for (const [count, restartsAt] of [
      [150, '18:33'],
      [400, '18:36'],
    ] as const) {
      await load.finished(count);
      // Messages that were sent but not yet marked as sent when the process was killed.
      const before = receiver.received.size;
      receiver.hold();
      while (receiver.received.size === before) await wait(5);
      back = once(shop, 'back');
      await cluster.processes.get('shop')?.kill();
      receiver.release();
      await startShop(restartsAt);
      shop.emit('back');
    }
    const sent = await load.all;
    expect(sent).toHaveLength(600);
    expect(failures).toBeGreaterThan(0);

    const answeredIds = (call: string) =>
      sent.flatMap(({ call: sentCall, answer }) =>
        sentCall === call && answer?.responsecode === '200' ? [answer.id ?? ''] : [],
      );
    const isNew = ({ id }: { readonly id: string }) => !known.has(id);
    const newOrders = (
      await rows<{ id: string; mobile: string }>(
        "select okey as id, contact ->> 'mobile' as mobile from orders",
      )
    ).filter(isNew);
    const newBookings = (
      await rows<{ id: string; mobile: string; time: string; guests: number }>(
        'select id, mobile, time, guests from bookings',
      )
    ).filter(isNew);
    for (const [call, stored] of [
      ['business/order', newOrders],
      ['business/booking', newBookings],
    ] as const) {
      const ids = answeredIds(call);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !stored.some((one) => one.id === id))).toStrictEqual([]);
      // Each customer called once, so two entries for one mobile number would mean that a call counted twice.
      expect(new Set(stored.map(({ mobile }) => mobile)).size).toBe(stored.length);
    }
    expect(answeredIds('business/order').length).toBeGreaterThan(480);

    const refusedAt = (time: string) =>
      sent.filter(
        ({ body, answer }) => 'time' in body && body.time === time && answer?.responsecode === '409',
      );
    for (const time of times) {
      expect(refusedAt(time).length).toBeGreaterThan(0);
      const covers = newBookings
        .filter((one) => one.time === time)
        .reduce((sum, { guests }) => sum + guests, 0);
      expect(covers).toBe(capacity);
    }

    while ((await messagesByTopic()).stored.some(isLate)) await wait(50);
    const { stored, byTopic } = await messagesByTopic();
    for (const { id } of newOrders) expect(byTopic.get(id)).toStrictEqual(['email', 'webhook order.placed']);
    for (const { id } of newBookings)
      expect(byTopic.get(id)).toStrictEqual(['email', 'webhook booking.placed', 'webhook booking.starts']);
    const topics = await storedTopics();
    expect([...byTopic.keys()].filter((topic) => !topics.has(topic))).toStrictEqual([]);
    expect(await rows('select call from request_keys where answer is null')).toStrictEqual([]);

    const toBusiness = stored.filter(({ channel, subject }) => channel === 'webhook' && subject !== later);
    expect(new Set(receiver.received.keys())).toStrictEqual(new Set(toBusiness.map(({ id }) => id)));
    const deliveries = [...receiver.received.values()];
    expect(deliveries.filter((bodies) => bodies.length > 1).length).toBeGreaterThan(0);
    expect(deliveries.filter((bodies) => new Set(bodies).size > 1)).toStrictEqual([]);
  });
});
