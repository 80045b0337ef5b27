import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Resolves once a statement of any connection to the same database waits for a lock. */
export async function waitsForLock(database: Database): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.execute(waiting)).rows.length === 0)
    await new Promise((resolve) => setImmediate(resolve));
}
