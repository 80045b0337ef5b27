import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/tables';

/** E-mailed keys for choosing a new password, by their SHA-256. Each works once and for an hour. */
export const passwordResets = pgTable(
  'password_resets',
  {
    keyHash: text('key_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);
