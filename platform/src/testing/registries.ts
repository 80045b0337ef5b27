import { openFreshDatabase, openRealPostgres } from 'api/testing/databases';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { registryMigrations } from '../registry/database';
import { databaseRegistry } from '../registry/database-registry';
import { memoryRegistry } from '../registry/memory-registry';
import type { Registry } from '../registry/registry';

/** The kinds of registry with equal behaviour: in memory, in the embedded database and in PostgreSQL. */
export const registryKinds = ['memory', 'embedded', 'PostgreSQL'] as const;
export type RegistryKind = (typeof registryKinds)[number];

export interface OpenedRegistry {
  readonly registry: Registry;
  close(): Promise<void>;
}

/** Registries of a kind for tests that come one after another. */
export interface OpenedRegistries {
  /** An empty registry; the one before it is not used any more. */
  next(): Promise<Registry>;
  close(): Promise<void>;
}

/** Opens one database for many tests, and empties it for each: opening one takes a second. */
export async function openRegistries(kind: RegistryKind, clock: Clock): Promise<OpenedRegistries> {
  if (kind === 'memory') return { next: async () => memoryRegistry({ clock }), close: async () => undefined };
  const opened = await openDatabaseOf(kind);
  const { database } = opened;
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'registry'`,
  );
  // The one row with which a new registry begins.
  const { rows: generation } = await database.execute(sql`select * from registry.generation`);
  const empty = sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
  return {
    async next() {
      await database.transaction(async (writer) => {
        // The log refuses to be emptied by a trigger.
        await writer.execute(sql`set local session_replication_role = replica`);
        await writer.execute(empty);
        await writer.execute(
          sql`insert into registry.generation select * from json_populate_recordset(null::registry.generation, ${JSON.stringify(generation)})`,
        );
      });
      return databaseRegistry({ ...opened, clock });
    },
    close: () => opened.close(),
  };
}

const openDatabaseOf = (kind: Exclude<RegistryKind, 'memory'>) =>
  (kind === 'embedded' ? openFreshDatabase : openRealPostgres)([registryMigrations]);

/** Opens an empty registry of a kind; the test closes it. */
export async function openRegistry(kind: RegistryKind, clock: Clock): Promise<OpenedRegistry> {
  if (kind === 'memory') return { registry: memoryRegistry({ clock }), close: async () => undefined };
  const opened = await openDatabaseOf(kind);
  return { registry: databaseRegistry({ ...opened, clock }), close: () => opened.close() };
}
