import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database/database';
import type { Migrations } from '../database/migrations';
import { openInMemory } from '../database/open-embedded';
import { openServer } from '../database/open-server';
import { onceInRun } from './once-in-run';
import { postgresServer } from './postgres-server';

/** A fresh, migrated database in memory. The first of a test run is created, and the others are copies of it. */
export async function openFreshDatabase(others: readonly Migrations[] = []): Promise<OpenDatabase> {
  const template = await onceInRun('template.tar', async () => {
    const first = await openInMemory();
    const dump = await first.dump();
    await first.close();
    return Buffer.from(await dump.arrayBuffer());
  });
  return openInMemory(new Blob([new Uint8Array(template)]), others);
}

/** A database without any table on the run's real PostgreSQL. */
export async function createEmptyDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = await postgresServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  return {
    url: `${server}/${name}`,
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** A fresh, migrated database on the run's real PostgreSQL. `url` opens it again; closing it drops it. */
export async function openRealPostgres(
  others: readonly Migrations[] = [],
): Promise<OpenDatabase & { readonly url: string }> {
  return openDroppedAtClose(await createEmptyDatabase(), others);
}

/** Opens a database of the run's real PostgreSQL, and runs the migrations that it lacks. Closing it drops it. */
export async function openDroppedAtClose(
  { url, drop }: Awaited<ReturnType<typeof createEmptyDatabase>>,
  others: readonly Migrations[] = [],
): Promise<OpenDatabase & { readonly url: string }> {
  const opened = await openServer(url, undefined, others);
  return {
    ...opened,
    url,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

async function administer(server: string, statement: string) {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Runs the same tests on the embedded database and on real PostgreSQL, each fresh for the whole block. */
export function describeOnBothDatabases(
  subject: string,
  tests: (database: () => OpenDatabase) => void,
  others: readonly Migrations[] = [],
) {
  describe.each([
    ['embedded', openFreshDatabase],
    ['PostgreSQL', openRealPostgres],
  ])(`${subject} (%s)`, (_name, open) => {
    let database: OpenDatabase | undefined;
    beforeAll(async () => {
      database = await open(others);
    }, 60_000);
    tests(() => {
      if (!database) throw new Error('The database is open only while tests run');
      return database;
    });
    // Registered last, so that what the tests opened over the database is closed first.
    afterAll(() => database?.close());
  });
}
