import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { brandId } from '../brands/brand-column';
import { users } from '../users/tables';

/** Sessions by the SHA-256 of their token; the token itself is never stored (D10). A guest's has no user. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    brandId: brandId(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);
