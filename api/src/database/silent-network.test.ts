import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openRealPostgres } from '../testing/databases';
import { startFaultyProxy } from '../testing/faulty-proxy';
import type { FaultyProxy } from '../testing/faulty-proxy';
import type { OpenDatabase } from './database';
import { openServer } from './open-server';
import { isDatabaseUnavailable } from './unavailable';

// G20: well again within 10 s, without a restart of ours.
const wellAgainWithin = 10_000;

describe('a network that goes silent between this process and the database', () => {
  let real: Awaited<ReturnType<typeof openRealPostgres>>;
  let proxy: FaultyProxy;
  let opened: OpenDatabase;
  beforeAll(async () => {
    real = await openRealPostgres();
  }, 60_000);
  beforeEach(async () => {
    proxy = await startFaultyProxy(Number(new URL(real.url).port));
    const url = new URL(real.url);
    url.port = String(proxy.port);
    opened = await openServer(url.href, url.href);
  });
  afterEach(async () => {
    await opened.close();
    await proxy.close();
  });
  afterAll(() => real.close());

  /** Asks for as long as the database does not answer; returns how many milliseconds that was, and what was thrown. */
  async function untilAnswered(ask: () => Promise<unknown>, thrown: unknown[] = []) {
    const since = performance.now();
    while (
      !(await ask().then(
        () => true,
        (fault: unknown) => void thrown.push(fault),
      ))
    )
      await setTimeout(20);
    return { after: performance.now() - since, thrown };
  }

  const askMany = (database: OpenDatabase['database'], times: number) =>
    Promise.all(Array.from({ length: times }, () => database.execute(sql`select pg_sleep(0.01)`)));

  it.each(['database', 'replica'] as const)(
    '[G20/silent] replaces every connection of the %s that does not answer, and says meanwhile that it is unavailable',
    async (name) => {
      await askMany(opened[name], 40);
      proxy.silence();
      const { after, thrown } = await untilAnswered(() => askMany(opened[name], 40));
      expect(after).toBeLessThan(wellAgainWithin);
      expect(thrown.length).toBeGreaterThan(0);
      expect(thrown.filter((fault) => !isDatabaseUnavailable(fault))).toStrictEqual([]);
      await opened.check();
    },
    30_000,
  );

  it('[G20/silent] answers a transaction whose commit went unanswered as unavailable, so that it is repeated', async () => {
    const transaction = opened.database.transaction(async (writer) => {
      await writer.execute(sql`select 1`);
      proxy.silence();
    });
    const thrown = await transaction.then(
      () => undefined,
      (fault: unknown) => fault,
    );
    expect(isDatabaseUnavailable(thrown)).toBe(true);
    await opened.check();
  }, 30_000);

  it('[G20/silent] drops unused connections when the network is silent for the one that listens', async () => {
    const heard: (string | undefined)[] = [];
    await opened.listen('silent_test', (payload) => heard.push(payload));
    await askMany(opened.database, 40);
    const used = await opened.database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    proxy.silence();
    // Nobody asks anything meanwhile, so only the listener can notice.
    while (heard.length === 0) await setTimeout(5);
    const { after } = await untilAnswered(() => opened.check());
    expect(after).toBeLessThan(1_000);
    const next = await opened.database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    expect(next.rows).not.toStrictEqual(used.rows);
  }, 30_000);

  it('[G20/missed] tells listeners that they may have missed something, and then what changes', async () => {
    const heard: (string | undefined)[] = [];
    await opened.listen('silent_test', (payload) => heard.push(payload));
    const notify = (payload: string) =>
      real.database.execute(sql`select pg_notify('silent_test', ${payload})`);
    await notify('before');
    while (heard.length < 1) await setTimeout(5);
    proxy.silence();
    await notify('missed');
    const since = performance.now();
    while (heard.length < 2) await setTimeout(5);
    expect(performance.now() - since).toBeLessThan(wellAgainWithin);
    await notify('after');
    while (heard.length < 3) await setTimeout(5);
    expect(heard).toStrictEqual(['before', undefined, 'after']);
  }, 30_000);

  it.each([300, 3_000, 30_000])(
    '[G20/connection] is well again after connections that were cut after %i bytes',
    async (bytes) => {
      proxy.cutAfter(bytes);
      const thrown: unknown[] = [];
      for (let round = 0; round < 20; round += 1)
        await askMany(opened.database, 20).catch((fault: unknown) => thrown.push(fault));
      expect(thrown.filter((fault) => !isDatabaseUnavailable(fault))).toStrictEqual([]);
      proxy.cutAfter(undefined);
      const { after } = await untilAnswered(() => askMany(opened.database, 40));
      expect(after).toBeLessThan(wellAgainWithin);
    },
    60_000,
  );

  it('[G20/stalled] is well again when a stalled network carries on', async () => {
    await askMany(opened.database, 40);
    proxy.stall();
    const thrown: unknown[] = [];
    const asking = untilAnswered(() => askMany(opened.database, 40), thrown);
    while (thrown.length < 2) await setTimeout(5);
    const since = performance.now();
    proxy.resume();
    await asking;
    expect(performance.now() - since).toBeLessThan(wellAgainWithin);
    expect(thrown.filter((fault) => !isDatabaseUnavailable(fault))).toStrictEqual([]);
  }, 60_000);
});
