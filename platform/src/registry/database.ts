import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both drivers answer to a raw statement, as far as the registry uses it. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** The storefront's database, embedded or a server, as the registry needs it. */
export interface RegistryDatabase {
  readonly database: PgDatabase<RowsResult>;
  /** Hears `pg_notify` of every process; `undefined` when messages may have been missed. */
  listen(channel: string, heard: (payload: string | undefined) => void): Promise<() => Promise<void>>;
}

/** The SQL migrations of the registry's tables; whoever opens the database runs them. */
export const registryMigrations = {
  migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)),
  migrationsTable: 'registry_migrations',
};
