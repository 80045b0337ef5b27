import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both drivers answer to a raw statement, as far as we use it. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/**
 * The database as repositories know it: embedded or a server, and a transaction alike.
 * Use `returning()` rather than a row count: the drivers name that differently.
 */
export type Database = PgDatabase<RowsResult>;

/** Stops hearing of a channel. */
export type StopListening = () => Promise<void>;

/** A database that has been opened and migrated. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'server';
  readonly database: Database;
  /** For reads that may lag a little: the replica when there is one. */
  readonly replica: Database;
  /**
   * Hears `pg_notify` of every instance. `heard` is called with `undefined` when messages may have been missed:
   * the connection was lost and is back.
   */
  listen(channel: string, heard: (payload: string | undefined) => void): Promise<StopListening>;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used; the message is a sentence for the person at the terminal. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** The database is away, or has more to do than it can: the same request may succeed a moment later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
