import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CatalogueCategory, CatalogueProfile } from './format';
import type { TonightSubject, TonightValue } from './tonight-value';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Cuisines, in the order of the catalogue file. */
export const subcategories = pgTable('subcategories', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

/**
 * Businesses as of the newest import. `profile` is the business in the catalogue's format without menu and
 * reviews; the other columns are for searching. A retired business stays for the orders that name it.
 */
export const businesses = pgTable(
  'businesses',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    position: integer().notNull(),
    addressSector: text('address_sector').notNull(),
    profile: json().$type<CatalogueProfile>().notNull(),
    menu: json().$type<CatalogueCategory[]>().notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('businesses_slug_in_service')
      .on(table.slug)
      .where(sql`${table.retiredAt} is null`),
    index('businesses_address_sector').on(table.addressSector),
  ],
);

/** The sectors that businesses deliver to, such as `e16` in outcode `e1`. */
export const deliverySectors = pgTable(
  'delivery_sectors',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    sector: text().notNull(),
    outcode: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.sector] }),
    index('delivery_sectors_sector').on(table.sector),
    index('delivery_sectors_outcode').on(table.outcode),
  ],
);

/**
 * Pictures of businesses by the hash of their content. One that only the draft of a menu has brought has the business and the time; that of
 * a catalogue or of a published menu has neither.
 */
export const pictures = pgTable(
  'pictures',
  {
    hash: text().primaryKey(),
    mediaType: text('media_type').notNull(),
    content: bytes().notNull(),
    draftOf: text('draft_of'),
    draftSince: timestamp('draft_since', { withTimezone: true }),
  },
  (table) => [
    index('pictures_draft_since')
      .on(table.draftSince)
      .where(sql`${table.draftSince} is not null`),
  ],
);

/** Each import that changed something, with a fingerprint of its content. */
export const catalogueImports = pgTable('catalogue_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  fingerprint: text().notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
});

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

/**
 * What kitchens have changed over their catalogues for a while: one row for each thing, so that devices that change different things at once lose
 * nothing. An import leaves it as it is.
 */
export const tonightChanges = pgTable(
  'tonight_changes',
  {
    businessId: text('business_id').notNull(),
    subject: text().$type<TonightSubject>().notNull(),
    /** The id of a dish or an option, a mode, or a date. */
    target: text().notNull(),
    /** Null: until it is undone. */
    until: timestamp({ withTimezone: true }),
    value: json().$type<TonightValue>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.subject, table.target] }),
    index('tonight_changes_until').on(table.until),
  ],
);
