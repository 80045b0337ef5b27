import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which keys of a business count; a business without a row has those of version 1. */
export const businessKeys = pgTable('business_keys', {
  businessSlug: text('business_slug').primaryKey(),
  version: integer().notNull(),
  replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
});
