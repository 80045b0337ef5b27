import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';

const rowsAtOnce = 1_000;

/** Deletes matching rows, a thousand in each statement, because a long statement would delay every other write. */
export async function sweepTable(
  database: Database,
  table: PgTable,
  matches: SQL | undefined,
): Promise<void> {
  for (;;) {
    const { rows } = await database.execute<{ deleted: number }>(sql`
      with gone as (
        delete from ${table}
        where ctid = any(array(select ctid from ${table} where ${matches} limit ${rowsAtOnce}))
        returning 1
      )
      select count(*)::int as deleted from gone`);
    if ((rows[0]?.deleted ?? 0) < rowsAtOnce) return;
  }
}
