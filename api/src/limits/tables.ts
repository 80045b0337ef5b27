import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was done within a window of time. The sweep deletes past windows (G13). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowEnd: timestamp('window_end', { withTimezone: true }).notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowEnd] }),
    index('rate_limits_window_end').on(table.windowEnd),
  ],
);

/** Tries that are slowed down: their number, when the next is allowed, and when they are forgotten (G13). */
export const backoffs = pgTable(
  'growing_pauses',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    forgetAt: timestamp('forget_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('growing_pauses_forget').on(table.forgetAt)],
);
