import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables';

/**
 * The codes sent for cash orders, as keyed hashes bound to their order (D39, G8). Only the newest of an order can
 * confirm it; older ones stay for the limits on sending.
 */
export const codes = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    okey: text()
      .notNull()
      .references(() => orders.okey, { onDelete: 'cascade' }),
    /** The hash of the number it went to, which is enough for limits (G14). */
    numberHash: text('number_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('codes_order').on(table.okey, table.sentAt),
    index('codes_number').on(table.numberHash, table.sentAt),
    index('codes_sent').on(table.sentAt),
  ],
);

/** One row for each number that codes were sent to. It is locked before sending, so that no two requests count at once (OTP-45). */
export const codeNumbers = pgTable(
  'code_numbers',
  {
    numberHash: text('number_hash').primaryKey(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('code_numbers_used').on(table.lastUsedAt)],
);

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
