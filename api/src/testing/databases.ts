import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database/database';
import type { Migrations } from '../database/migrations';
import { openInMemory } from '../database/open-embedded';
import { openServer } from '../database/open-server';
import { onceInRun } from './once-in-run';
import { postgresServer } from './postgres-server';

/** A fresh, migrated database in memory. A test run migrates the first one, and copies it for the others. */
export async function openFreshDatabase(others: readonly Migrations[] = []): Promise<OpenDatabase> {
  const template = await onceInRun(templateName('embedded', others), async () => {
    const first = await openInMemory(undefined, others);
    const dump = await first.dump();
    await first.close();
    return Buffer.from(await dump.arrayBuffer());
  });
  return openInMemory(new Blob([new Uint8Array(template)]), others);
}

/** A database without any table on the run's real PostgreSQL. */
export function createEmptyDatabase() {
  return createDatabase('template1');
}

/**
 * A fresh, migrated database on the run's real PostgreSQL. `url` opens it again; closing it drops it. A test run migrates the
 * first one, and copies it for the others.
 */
export async function openRealPostgres(
  others: readonly Migrations[] = [],
): Promise<OpenDatabase & { readonly url: string }> {
  const migrated = await onceInRun(templateName('server', others), async () => {
    const { url } = await createEmptyDatabase();
    // A database is copied only while nobody is connected to it.
    await (await openServer(url, undefined, others)).close();
    return new URL(url).pathname.slice(1);
  });
  return openDroppedAtClose(await createDatabase(migrated.toString()), others);
}

/** The name in the run's folder of a migrated database that others are copied from; each set of migrations has its own. */
function templateName(kind: OpenDatabase['kind'], others: readonly Migrations[]): string {
  const folders = createHash('sha256').update(JSON.stringify(others)).digest('hex').slice(0, 8);
  return `template-${kind}-${folders}`;
}

async function createDatabase(template: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = await postgresServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  return { url: `${server}/${name}`, drop: () => administer(server, `drop database ${name} with (force)`) };
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
