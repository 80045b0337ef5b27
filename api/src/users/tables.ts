import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandId } from '../brands/brand-column';

/** Users with an account. `email` is in lower case; an address has one account on each brand (D95). */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    brandId: brandId(),
    email: text().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When the owner confirmed the address; null for accounts from before that was required (D99). */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** Whether the user wants text messages about orders. */
    smsSubscription: boolean('sms_subscription').notNull().default(false),
    /** Whether the user wants offers of the storefront itself. */
    offersSubscription: boolean('offers_subscription').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('users_brand_email').on(table.brandId, table.email)],
);

/** The businesses whose offers a user wants. */
export const businessSubscriptions = pgTable(
  'business_subscriptions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    businessId: text('business_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.businessId] })],
);
