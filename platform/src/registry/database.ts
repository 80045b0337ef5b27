import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of a raw statement in both drivers, as far as the registry uses it. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** The storefront's database, embedded or a server, as the registry needs it. */
export interface RegistryDatabase {
  readonly database: PgDatabase<RowsResult>;
  /** Receives `pg_notify` of every process; `undefined` when messages may have been missed. */
  listen(channel: string, listener: (payload: string | undefined) => void): Promise<() => Promise<void>>;
}

/** What reads the registry: its database, or one transaction of it. */
export type RegistryReader = Pick<RegistryDatabase['database'], 'select' | 'selectDistinctOn' | 'execute'>;

/** The SQL migrations of the registry's tables; they are run when the database is opened. */
export const registryMigrations = {
  migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)),
  migrationsTable: 'registry_migrations',
};
