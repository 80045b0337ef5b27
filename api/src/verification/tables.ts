import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bookings } from '../bookings/tables';
import { orders } from '../orders/tables';

/**
 * The codes sent for cash orders and table bookings, as keyed hashes bound to their order or booking (D39, D120, G8). Only the newest of
 * each can confirm it; older ones stay for the limits on sending.
 */
export const codes = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    /** The order or the booking, one of the two. */
    okey: text().references(() => orders.okey, { onDelete: 'cascade' }),
    bookingId: text('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** The hash of the number it went to, which is enough for limits (G14). */
    numberHash: text('number_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('codes_subject', sql`num_nonnulls(${table.okey}, ${table.bookingId}) = 1`),
    index('codes_order').on(table.okey, table.sentAt),
    index('codes_booking').on(table.bookingId, table.sentAt),
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
