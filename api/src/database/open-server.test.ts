import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openRealPostgres } from '../testing/databases';
import { startPostgres } from '../testing/postgres-server';
import type { OwnPostgres } from '../testing/postgres-server';
import type { Database, OpenDatabase } from './database';
import { openServer } from './open-server';
import { isDatabaseUnavailable } from './unavailable';

const connectionsOfPool = 20;
const pidOf = async (database: Database): Promise<number> => {
  const { rows } = await database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
};

/** Uses every connection of the pool at once, to show that none is lost. */
const useAllConnections = async (database: Database): Promise<number> => {
  let started = 0;
  let resolveAllStarted: () => void = () => undefined;
  const allStarted = new Promise<void>((resolve) => (resolveAllStarted = resolve));
  const pids = Array.from({ length: connectionsOfPool }, () =>
    database.transaction(async (transaction) => {
      const pid = await pidOf(transaction);
      started += 1;
      if (started === connectionsOfPool) resolveAllStarted();
      await allStarted;
      return pid;
    }),
  );
  return new Set(await Promise.all(pids)).size;
};

const endConnection = (database: Database, pid: number) =>
  database.execute(sql`select pg_terminate_backend(${pid}::integer)`);

describe('a PostgreSQL server that ends connections', () => {
  let opened: Awaited<ReturnType<typeof openRealPostgres>>;
  let other: OpenDatabase;
  beforeAll(async () => {
    opened = await openRealPostgres();
    other = await openServer(opened.url);
  }, 60_000);
  afterAll(async () => {
    await other.close();
    await opened.close();
  });

  it('[G20/connection] fails the transaction whose connection ends, and works on without a restart', async () => {
    for (let round = 0; round < connectionsOfPool + 2; round += 1) {
      const failing = opened.database.transaction(async (transaction) => {
        await endConnection(other.database, await pidOf(transaction));
        // The connection breaks while no statement runs on it.
        await setTimeout(5);
        await transaction.execute(sql`select 1`);
      });
      await expect(failing).rejects.toThrow();
    }
    expect(await useAllConnections(opened.database)).toBe(connectionsOfPool);
  });

  it('[G20/connection] fails the running statement as unavailable', async () => {
    const pid = new Promise<number>((resolve, reject) => {
      void opened.database
        .transaction(async (transaction) => {
          resolve(await pidOf(transaction));
          await transaction.execute(sql`select pg_sleep(5)`);
        })
        .then(reject, (fault: unknown) => thrown.push(fault));
    });
    const thrown: unknown[] = [];
    await endConnection(other.database, await pid);
    while (thrown.length === 0) await setTimeout(5);
    expect(isDatabaseUnavailable(thrown[0])).toBe(true);
    expect(await useAllConnections(opened.database)).toBe(connectionsOfPool);
  });
});

describe('a PostgreSQL server that is restarted', () => {
  let folder: string;
  let server: OwnPostgres;
  let opened: OpenDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storefront-restart-'));
    server = await startPostgres(folder);
    // The second URL is the replica's pool.
    opened = await openServer(`${server.url}/postgres`, `${server.url}/postgres`);
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('[G20/restart] works again under load for transactions, the replica and notifications', async () => {
    const received: (string | undefined)[] = [];
    await opened.listen('restart_test', (payload) => received.push(payload));
    let isEnding = false;
    const failures: unknown[] = [];
    const load = Array.from({ length: 60 }, async () => {
      while (!isEnding) {
        await opened.database
          .transaction(async (transaction) => {
            await transaction.execute(sql`select 1`);
            await opened.replica.execute(sql`select 1`);
          })
          .catch((fault: unknown) => failures.push(fault));
      }
    });
    await opened.check();
    await server.stop();
    await expect(opened.check()).rejects.toThrow();
    await server.start();
    await opened.check();
    isEnding = true;
    await Promise.all(load);

    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((fault) => !isDatabaseUnavailable(fault))).toStrictEqual([]);
    expect(await useAllConnections(opened.database)).toBe(connectionsOfPool);
    expect(await useAllConnections(opened.replica)).toBe(connectionsOfPool);
    while (!received.includes('after')) {
      await opened.database.execute(sql`select pg_notify('restart_test', 'after')`);
      await setTimeout(20);
    }
    // undefined tells the listeners that they may have missed something.
    expect(received).toContain(undefined);
  });
});
