import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Telephone numbers whose owner has typed in a code that was sent there; `userId` is the owner's account, '' for a guest.
 */
export const provenNumbers = pgTable(
  'proven_numbers',
  {
    numberHash: text('number_hash').notNull(),
    userId: text('user_id').notNull(),
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.numberHash, table.userId] }),
    index('proven_numbers_user').on(table.userId),
  ],
);
