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
