import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { brandId } from '../brands/brand-column';

/**
 * Accounts that are not open yet: a code was e-mailed to the address, and the registering browser holds the key (D99).
 * Only hashes of key and code are stored.
 */
export const registrations = pgTable(
  'registrations',
  {
    keyHash: text('key_hash').primaryKey(),
    brandId: brandId(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('registrations_expires').on(table.expiresAt)],
);
