import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brandId } from '../brands/brand-column';

/** `awaiting_code` takes no covers until its code is typed in (D120). */
export type BookingState = 'awaiting_code' | 'held' | 'booked' | 'completed' | 'cancelled' | 'expired';

/** Table bookings by their random id (D37). Money is whole pence; `date` and `time` are London's. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    brandId: brandId(),
    /** The number that people use, such as B-1001 (D92). The id is a key and appears only in links. */
    bookingNumber: bigint('booking_number', { mode: 'number' })
      .generatedAlwaysAsIdentity({ startWith: 1_001 })
      .notNull(),
    businessId: text('business_id').notNull(),
    businessName: text('business_name').notNull(),
    businessSlug: text('business_slug').notNull(),
    userId: text('user_id'),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
    /** The instant of the visit. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    guests: integer().notNull(),
    state: text().$type<BookingState>().notNull(),
    paymode: text().$type<'cod' | 'card'>().notNull(),
    amountDue: integer('amount_due').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    postcode: text().notNull(),
    occasion: text().notNull(),
    message: text().notNull(),
    /** The boxes of the form: text messages about the booking, offers of the storefront, offers of the business. */
    wantsTexts: boolean('wants_texts').notNull().default(false),
    wantsOffers: boolean('wants_offers').notNull().default(false),
    wantsBusinessOffers: boolean('wants_business_offers').notNull().default(false),
    siteOrigin: text('site_origin').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When an unpaid booking, or one that waits for its code, expires. */
    holdEndsAt: timestamp('hold_ends_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The hash of the key that a guest changes the booking with; null for a booking from before there were such keys (D124). */
    changeKeyHash: text('change_key_hash'),
    /** How often the booking was changed or cancelled: the SEQUENCE of its calendar file. */
    revision: integer().notNull().default(0),
    /** When its business said that the guests did not come: it takes no covers any more. */
    noShowAt: timestamp('no_show_at', { withTimezone: true }),
    /** Guests who came without a booking and were seated: they belong to no brand, and nobody is told. */
    isWalkIn: boolean('is_walk_in').notNull().default(false),
  },
  (table) => [
    uniqueIndex('bookings_number').on(table.bookingNumber),
    index('bookings_slot').on(table.businessId, table.date, table.time),
    index('bookings_user').on(table.userId, table.startsAt),
    index('bookings_held')
      .on(table.holdEndsAt)
      .where(sql`${table.state} = 'held'`),
    index('bookings_awaiting_code')
      .on(table.holdEndsAt)
      .where(sql`${table.state} = 'awaiting_code'`),
  ],
);

/** What each open booking counts for, as keyed hashes: its number, mail and networks, or its account (D120, G14). The sweep deletes them once the visit is over. */
export const bookingCounts = pgTable(
  'booking_counts',
  {
    key: text().notNull(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.bookingId] }),
    index('booking_counts_booking').on(table.bookingId),
    index('booking_counts_starts').on(table.startsAt),
  ],
);

/** One row for each slot that was ever booked. It is locked before covers are taken, so that no two requests count at once (G2). */
export const bookingSlots = pgTable(
  'booking_slots',
  {
    businessId: text('business_id').notNull(),
    date: date({ mode: 'string' }).notNull(),
    time: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.date, table.time] }),
    index('booking_slots_date').on(table.date),
  ],
);

/** Times at which a business takes no more bookings, by their instant, and whole days, with '' in its place. What was booked before stands. */
export const tableBlocks = pgTable(
  'table_blocks',
  {
    businessId: text('business_id').notNull(),
    date: date({ mode: 'string' }).notNull(),
    slotId: text('slot_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.date, table.slotId] }),
    index('table_blocks_date').on(table.date),
  ],
);
