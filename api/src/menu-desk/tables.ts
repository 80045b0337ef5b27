import { bigint, index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EditableBusiness, MenuEdit } from '@storefront/contract';
import { users } from '../users/tables';

/** An edit in words: where, by the names that people know, and what was and is there. */
export interface EditWords {
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

const userId = () => text('user_id').references(() => users.id, { onDelete: 'set null' });
const at = () => timestamp({ withTimezone: true }).notNull();

/** The edits that are in the drafts of businesses, in the order in which they were made (KIT-41). */
export const menuEdits = pgTable(
  'menu_edits',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    businessId: text('business_id').notNull(),
    at: at(),
    userId: userId(),
    device: text().notNull(),
    edit: json().$type<MenuEdit>().notNull(),
    words: json().$type<EditWords>().notNull(),
  },
  (table) => [
    index('menu_edits_business').on(table.businessId, table.id),
    index('menu_edits_user').on(table.userId),
  ],
);

/** What was published at the desk, with the document that it took the place of (KIT-45). Rows are only added. */
export const menuVersions = pgTable(
  'menu_versions',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    businessId: text('business_id').notNull(),
    at: at(),
    userId: userId(),
    device: text().notNull(),
    edits: json().$type<readonly EditWords[]>().notNull(),
    replaced: json().$type<EditableBusiness>().notNull(),
  },
  (table) => [
    index('menu_versions_business').on(table.businessId, table.id),
    index('menu_versions_user').on(table.userId),
  ],
);

/** When the edits of a business up to `revision` are published, and by whom it was asked. `fault` says why that has failed; such a plan is not tried again. */
export const menuPlans = pgTable(
  'menu_plans',
  {
    businessId: text('business_id').primaryKey(),
    at: at(),
    revision: bigint({ mode: 'number' }).notNull(),
    userId: userId(),
    device: text().notNull(),
    fault: text().notNull(),
  },
  (table) => [index('menu_plans_at').on(table.at), index('menu_plans_user').on(table.userId)],
);

/** Pages that show a draft as it is up to `revision`, by the slug that opens them (KIT-47). */
export const menuPreviews = pgTable(
  'menu_previews',
  {
    slug: text().primaryKey(),
    businessId: text('business_id').notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('menu_previews_expires').on(table.expiresAt)],
);
