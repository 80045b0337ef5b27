import { bigint, index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/tables';

/** Who acted: a device of the kitchen, the business's own system by its token, an operator by a command, or nobody, when the time was up. */
export type ActorKind = 'device' | 'system' | 'operator' | 'clock';

/** What an act has changed, by the names of the fields, as people read them. */
export type ActState = Readonly<Record<string, string>>;

/** What the people of a business, and what acts for it, have done (KIT-12). Rows are only added. It names no customer. */
export const kitchenActs = pgTable(
  'kitchen_acts',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    businessId: text('business_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().$type<ActorKind>().notNull(),
    /** The person whose account had logged in on the device; null for a login with the token, and once the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name of the device, or ''. */
    device: text().notNull(),
    /** What was done: 'order moved', 'refund'. */
    act: text().notNull(),
    /** What it was done to, as people name it: the number of an order, a dish, a person. */
    subject: text().notNull(),
    before: json().$type<ActState>().notNull(),
    after: json().$type<ActState>().notNull(),
  },
  (table) => [
    index('kitchen_acts_business').on(table.businessId, table.id),
    index('kitchen_acts_at').on(table.at),
    index('kitchen_acts_user').on(table.userId),
  ],
);
