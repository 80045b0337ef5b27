import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { startFaultyProxy } from '../testing/faulty-proxy';
import type { FaultyProxy } from '../testing/faulty-proxy';
import { startPostgres, startStandby } from '../testing/postgres-server';
import type { OwnPostgres } from '../testing/postgres-server';
import type { OpenDatabase } from './database';
import { DatabaseHosts } from './database-hosts';
import { openServer } from './open-server';
import { isDatabaseUnavailable } from './unavailable';

jest.setTimeout(60_000);

// SCL-1: writes are taken again within 15 s; promotion by the engine has its share of them.
const wellAgainWithin = 10_000;

const folders: string[] = [];
const folder = async () => {
  folders.push(await mkdtemp(join(tmpdir(), 'storefront-failover-test-')));
  return folders.at(-1) ?? '';
};

const run = async <Row extends pg.QueryResultRow>({ url }: { readonly url: string }, statement: string) => {
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};

let primary: OwnPostgres;
let standby: OwnPostgres;
let proxies: [FaultyProxy, FaultyProxy];
let url: string;
let opened: OpenDatabase;
beforeEach(async () => {
  primary = await startPostgres(await folder());
  standby = await startStandby(await folder(), primary);
  await run(primary, "alter system set synchronous_standby_names = 'standby'");
  await run(primary, 'select pg_reload_conf()');
  proxies = [await startFaultyProxy(portOf(primary)), await startFaultyProxy(portOf(standby))];
  // The standby is named first, so nobody is well by taking the first host.
  url = `postgres://storefront@127.0.0.1:${proxies[1].port},127.0.0.1:${proxies[0].port}/postgres?target_session_attrs=read-write`;
  opened = await openServer(url);
  await opened.database.execute(sql`create table written (number int primary key)`);
});
afterEach(async () => {
  await opened.close();
  for (const proxy of proxies) await proxy.close();
  await Promise.all([primary.kill(), standby.kill()]);
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
});

const portOf = (server: OwnPostgres) => Number(new URL(server.url).port);

const write = (number: number) =>
  opened.database.transaction(async (writer) => {
    await writer.execute(sql`insert into written values (${number})`);
  });

/** Twelve writers who repeat what was not answered, as customers do with their request key. */
function startWriting() {
  let isStopped = false;
  let next = 0;
  const thrown: unknown[] = [];
  const answered: { readonly number: number; readonly at: number }[] = [];
  const writer = async () => {
    while (!isStopped) {
      const number = (next += 1);
      const isAnswered = await write(number).then(
        () => true,
        (fault: unknown) => void thrown.push(fault),
      );
      if (isAnswered) answered.push({ number, at: performance.now() });
      else await setTimeout(20);
    }
  };
  const running = Promise.all(Array.from({ length: 12 }, writer));
  return {
    answered,
    thrown,
    until: async (isEnough: () => boolean) => {
      while (!isEnough()) await setTimeout(5);
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/** Writes until `fail` has harmed the primary, promotes the standby, and checks that nothing answered is missing there. */
async function failOver(fail: () => Promise<unknown>) {
  const writing = startWriting();
  await writing.until(() => writing.answered.length >= 50);
  await fail();
  const since = performance.now();
  await run(standby, 'select pg_promote()');
  const promoted = performance.now();
  await writing.until(() => writing.answered.filter(({ at }) => at > promoted).length >= 50);
  await writing.stop();
  const [first] = writing.answered.filter(({ at }) => at > promoted);
  expect((first?.at ?? Infinity) - since).toBeLessThan(wellAgainWithin);
  expect(writing.thrown.length).toBeGreaterThan(0);
  expect(writing.thrown.filter((fault) => !isDatabaseUnavailable(fault))).toStrictEqual([]);
  const kept = await run<{ number: number }>(standby, 'select number from written');
  const numbers = new Set(kept.map(({ number }) => number));
  expect(writing.answered.filter(({ number }) => !numbers.has(number))).toStrictEqual([]);
}

describe('a database of two hosts', () => {
  it('[SCL-1/killed][SCL-1/listeners] writes to the promoted standby, which has every answered write, and listens to it', async () => {
    const heard: (string | undefined)[] = [];
    await opened.listen('failover_test', (payload) => heard.push(payload));
    await failOver(async () => {
      await primary.kill();
      const since = performance.now();
      const fault: unknown = await write(0).catch((thrown: unknown) => thrown);
      expect(isDatabaseUnavailable(fault)).toBe(true);
      expect(performance.now() - since).toBeLessThan(3_000);
    });
    const since = performance.now();
    while (heard.length < 1) await setTimeout(5);
    expect(performance.now() - since).toBeLessThan(wellAgainWithin);
    await opened.database.execute(sql`select pg_notify('failover_test', 'after')`);
    while (heard.length < 2) await setTimeout(5);
    expect(heard).toStrictEqual([undefined, 'after']);
  });

  it('[SCL-1/silent] leaves a primary that went silent, and never goes back while that one still believes it is the primary', async () => {
    await failOver(async () => proxies[0].stall());
    proxies[0].resume();
    expect(await run(primary, 'select pg_is_in_recovery() as is_standby')).toStrictEqual([
      { is_standby: false },
    ]);
    for (const hosts of [url, url.replace(/(127[^,]*),([^/]*)/, '$2,$1')])
      expect(new URL(await new DatabaseHosts(hosts).find()).port).toBe(String(proxies[1].port));
  });

  it('answers no write that the standby does not have, and leaves a host that only reads, although its connections are well', async () => {
    await standby.kill();
    const fault: unknown = await write(-1).catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(fault)).toBe(true);
    await standby.start();
    await write(0);

    await run(primary, 'alter system set default_transaction_read_only = on');
    await run(primary, 'select pg_reload_conf()');
    await run(standby, 'select pg_promote()');
    const since = performance.now();
    let number = 1;
    const isWritten = () =>
      write(number).then(
        () => true,
        () => false,
      );
    while (!(await isWritten())) number += 1;
    expect(performance.now() - since).toBeLessThan(wellAgainWithin);
    expect(await run(standby, `select number from written where number > 0`)).toStrictEqual([{ number }]);
  });
});
