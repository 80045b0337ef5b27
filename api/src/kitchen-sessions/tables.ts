import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/tables';

/**
 * Sessions of kitchens' devices by the SHA-256 of their token. One is valid while `keyVersion` is the version of the business's keys, so
 * taking the keys away ends all of them (KIT-1). A business sells on several brands, so a session belongs to none.
 */
export const kitchenSessions = pgTable(
  'kitchen_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    businessSlug: text('business_slug').notNull(),
    keyVersion: integer('key_version').notNull(),
    /** The person who has logged in; null for a login with the token. `keyVersion` is then 0, and the person's role is what keeps it valid. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the device, which the others are told. */
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('kitchen_sessions_business').on(table.businessSlug),
    index('kitchen_sessions_expires').on(table.expiresAt),
    index('kitchen_sessions_user').on(table.userId),
  ],
);
