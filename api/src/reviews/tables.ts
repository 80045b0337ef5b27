import { bigint, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Reviews from both sources: those of the catalogue file have a `position` in it, those that customers wrote have
 * the key of the order or booking that allowed them (D35).
 */
export const reviews = pgTable(
  'reviews',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: text('business_id').notNull(),
    position: integer(),
    customerKey: text('customer_key'),
    name: text().notNull(),
    reviewTime: timestamp('review_time', { withTimezone: true }).notNull(),
    noise: smallint().notNull(),
    service: smallint().notNull(),
    food: smallint().notNull(),
    atmosphere: smallint().notNull(),
    waittime: smallint().notNull(),
    valueformoney: smallint().notNull(),
    reviewText: text('review_text').notNull(),
  },
  (table) => [
    index('reviews_business_time').on(table.businessId, table.reviewTime),
    uniqueIndex('reviews_customer_key').on(table.customerKey),
  ],
);
