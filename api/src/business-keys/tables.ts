import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The current version of a business's keys; 1 for a business without a row. */
export const businessKeys = pgTable('business_keys', {
  businessSlug: text('business_slug').primaryKey(),
  version: integer().notNull(),
  replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
});
