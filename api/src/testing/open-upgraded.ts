import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { OpenDatabase } from '../database/database';
import { openInMemory } from '../database/open-embedded';
import { createEmptyDatabase, openDroppedAtClose } from './databases';
import { migrationsBefore } from './migrations-before';
import { onceInRun } from './once-in-run';

/** Opens a database that an earlier version filled: migrates up to before the named migration, runs the statements, and migrates the rest. */
export type OpenUpgraded = (migration: string, statements: readonly string[]) => Promise<OpenDatabase>;

export async function openUpgradedEmbedded(
  migration: string,
  statements: readonly string[],
): Promise<OpenDatabase> {
  const migrated = await onceInRun(`template-before-${migration}`, async () => {
    const former = await migrationsBefore(migration);
    const client = await PGlite.create();
    await migrate(drizzle(client), former);
    await former.remove();
    return dumpAndClose(client);
  });
  const client = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(migrated)]) });
  await client.exec(statements.join(';'));
  return openInMemory(new Blob([new Uint8Array(await dumpAndClose(client))]));
}

async function dumpAndClose(client: PGlite): Promise<Buffer> {
  const dump = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await dump.arrayBuffer());
}

export async function openUpgradedServer(
  migration: string,
  statements: readonly string[],
): Promise<OpenDatabase & { readonly url: string }> {
  const former = await migrationsBefore(migration);
  const empty = await createEmptyDatabase();
  const client = new pg.Client(empty.url);
  await client.connect();
  await migrateServer(drizzleServer(client), former);
  await client.query(statements.join(';'));
  await client.end();
  await former.remove();
  return openDroppedAtClose(empty);
}
