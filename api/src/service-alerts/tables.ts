import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Addresses that want one e-mail when a restaurant serves a place (D119). A row goes when that e-mail is written, when it is taken back,
 * or after a year. Of the key in the first e-mail only a hash is stored.
 */
export const serviceAlerts = pgTable(
  'service_alerts',
  {
    keyHash: text('key_hash').primaryKey(),
    brandId: text('brand_id').notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Lower case, such as `e20`. */
    outcode: text().notNull(),
    /** The sector of a full postcode, such as `e201`; '' for the whole district. */
    sector: text().notNull(),
    /** The place as the e-mails name it. */
    postcode: text().notNull(),
    /** Where the brand's site was when it was asked for. */
    siteOrigin: text('site_origin').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('service_alerts_place').on(table.brandId, table.email, table.outcode, table.sector),
    index('service_alerts_created').on(table.createdAt),
  ],
);
