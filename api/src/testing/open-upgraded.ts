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

/** Opens a database that an earlier version filled: migrates up to before the named migration, runs the statements, and migrates the rest. */
export type OpenUpgraded = (migration: string, statements: readonly string[]) => Promise<OpenDatabase>;

export async function openUpgradedEmbedded(
  migration: string,
  statements: readonly string[],
): Promise<OpenDatabase> {
  const former = await migrationsBefore(migration);
  const client = await PGlite.create();
  await migrate(drizzle(client), former);
  await client.exec(statements.join(';'));
  const dump = await client.dumpDataDir('none');
  await client.close();
  await former.remove();
  return openInMemory(dump);
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
