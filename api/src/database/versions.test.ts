import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openRealPostgres } from '../testing/databases';
import { DatabaseUnusable } from './database';
import { openServer } from './open-server';

describe('a version that starts', () => {
  let opened: Awaited<ReturnType<typeof openRealPostgres>>;
  beforeEach(async () => {
    opened = await openRealPostgres();
  }, 60_000);
  afterEach(() => opened.close());

  const nameOfConnection = async () => {
    const { rows } = await opened.database.execute<{ name: string }>(
      sql`select current_setting('application_name') as name`,
    );
    return rows[0]?.name ?? '';
  };
  const start = async () => (await openServer(opened.url)).close();

  const migratedByNewer = async (times: number) => {
    for (let ahead = 1; ahead <= times; ahead += 1)
      await opened.database.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${4e12 + ahead})`,
      );
  };

  /** A process that knows so many migrations fewer than this version. */
  const aRunningProcess = async (behind: number) => {
    const known = Number(/^storefront api=(\d+)$/.exec(await nameOfConnection())?.[1]);
    const client = new pg.Client({
      connectionString: opened.url,
      application_name: `storefront api=${known - behind}`,
    });
    await client.connect();
    return { client, known };
  };

  it('[G7] works on tables that the version directly after it has changed', async () => {
    await migratedByNewer(1);
    await expect(start()).resolves.toBeUndefined();
  });

  it('[G7] refuses tables that were changed twice since, and says so', async () => {
    await migratedByNewer(2);
    await expect(start()).rejects.toThrow(
      new DatabaseUnusable(
        'A newer version has changed this database: it has 2 migrations (api) that this version does not know, and this version lives with one at most. ' +
          'Start the newer version, or restore a backup from before it.',
      ),
    );
  });

  it('[G7] works beside a process of the version directly before it', async () => {
    const { client } = await aRunningProcess(1);
    await expect(start()).resolves.toBeUndefined();
    await client.end();
  });

  it('[G7] refuses to run beside a process of an older one, and names it', async () => {
    const { client, known } = await aRunningProcess(2);
    await expect(start()).rejects.toThrow(
      `An older version still runs at 127.0.0.1, heard 0 s ago: it knows ${known - 2} migrations (api), this version ${known}`,
    );
    await client.end();
    // Only when that process has ended does the next start succeed.
    const startsNow = () =>
      start().then(
        () => true,
        () => false,
      );
    while (!(await startsNow())) await setTimeout(20);
  });
});
