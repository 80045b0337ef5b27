import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/tables';

export type KitchenRole = 'owner' | 'staff';

/** What a person's account may do for a business (KIT-15). Taking the row away ends the person's sessions in the kitchen. */
export const kitchenRoles = pgTable(
  'kitchen_roles',
  {
    businessSlug: text('business_slug').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<KitchenRole>().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessSlug, table.userId] }),
    index('kitchen_roles_user').on(table.userId),
  ],
);
