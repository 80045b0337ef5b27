import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The part of both drivers' results of a raw statement that we use. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/**
 * The database as repositories know it: embedded, a server, or a transaction.
 * Use `returning()` instead of a row count, which the drivers name differently.
 */
export type Database = PgDatabase<RowsResult>;

/** Stops listening on a channel. */
export type StopListening = () => Promise<void>;

/** A database that has been opened and migrated. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'server';
  readonly database: Database;
  /** For reads that may be slightly old: the replica when there is one. */
  readonly replica: Database;
  /**
   * Listens to `pg_notify` of every instance. `heard` is called with `undefined` when messages may have been missed, because
   * the connection was lost and is back.
   */
  listen(channel: string, listener: (payload: string | undefined) => void): Promise<StopListening>;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used. The message is a sentence for the person at the terminal. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** The database is away or overloaded. The same request may succeed a moment later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
