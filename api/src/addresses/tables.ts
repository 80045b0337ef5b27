import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../users/tables';

/** The address books of users. `formKey` is the form's random `salt_key`, so that the same form sent twice is one address. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formKey: text('form_key').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    address: text().notNull(),
    address2: text().notNull(),
    city: text().notNull(),
    postcode: text().notNull(),
    deliveryType: text('delivery_type').$type<'delivery' | 'pickup'>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_form').on(table.userId, table.formKey),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);
