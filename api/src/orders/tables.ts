import type { NightDates, OrderSummary, ServiceMode } from '@storefront/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { brandId } from '../brands/brand-column';
import { users } from '../users/tables';
import type { OrderContent } from './order-content';

export type OrderState = OrderSummary['state'];

/** A state that an order has reached, with its instant. */
export interface OrderStepRow {
  readonly state: OrderState;
  readonly at: string;
  /** How long the business said that it takes from here. */
  readonly minutes?: number;
  /** Until when it can be undone (KIT-9); its key, and the reason of the state before. */
  readonly undo?: { readonly key: string; readonly until: string; readonly reason: string };
}

/** Who takes an order and, of a delivery, where. */
export interface OrderContact {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly postcode: string;
  /** What the person who brings the order should know; left out where nothing was written. It may name or describe the person's home. */
  readonly riderNote?: string;
}

/** Orders by their random key (D37). `version` counts the changes of state; money is whole pence. */
export const orders = pgTable(
  'orders',
  {
    okey: text().primaryKey(),
    brandId: brandId(),
    orderNumber: bigint('order_number', { mode: 'number' })
      .generatedAlwaysAsIdentity({ startWith: 10_001 })
      .notNull(),
    businessId: text('business_id').notNull(),
    businessName: text('business_name').notNull(),
    businessSlug: text('business_slug').notNull(),
    businessPhone: text('business_phone').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull(),
    stateReason: text('state_reason').notNull().default(''),
    history: json().$type<readonly OrderStepRow[]>().notNull(),
    /** In the words of the wire; the repository translates. */
    mode: text().$type<ServiceMode>().notNull(),
    slot: text().notNull(),
    /** The dates of a time after midnight or in a repeated hour: of the calendar, and of the service it belongs to (D83, D114); else null. */
    slotNight: json('slot_night').$type<NightDates>(),
    paymode: text().$type<'cod' | 'card'>().notNull(),
    contact: json().$type<OrderContact>().notNull(),
    /** Null only in orders of versions before decision 0018, until `convertFormerOrders` has run at the start. */
    content: json().$type<OrderContent>(),
    kitchenNote: text('kitchen_note').notNull(),
    siteOrigin: text('site_origin').notNull(),
    totalPence: integer('total_pence').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When the time to accept it ends (D80); null until it is confirmed. */
    acceptBy: timestamp('accept_by', { withTimezone: true }),
    /** The order that this one repeats, or ''. */
    reorderOf: text('reorder_of').notNull().default(''),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.orderNumber),
    index('orders_user').on(table.userId, table.placedAt),
    index('orders_business').on(table.businessId, table.placedAt),
    index('orders_open').on(table.state, table.placedAt),
    index('orders_accept_by')
      .on(table.acceptBy)
      .where(sql`${table.state} = 'placed'`),
  ],
);
