import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables';

/**
 * The codes sent for cash orders: a keyed hash in the code's place, bound to its order (D39, G8). Only the newest of an order can
 * confirm it; the older ones stay for the limits on sending.
 */
export const codes = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    okey: text()
      .notNull()
      .references(() => orders.okey, { onDelete: 'cascade' }),
    /** The number it went to, hashed: limits need no more (G14). */
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

/** One row for a number that codes were sent to: who sends locks it first, so that no two count its hour at once (OTP-45). */
export const codeNumbers = pgTable(
  'code_numbers',
  {
    numberHash: text('number_hash').primaryKey(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('code_numbers_used').on(table.lastUsedAt)],
);

/**
 * Telephone numbers whose owner has typed in a code that was sent there: `userId` is the account it was done with, '' for a guest.
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
