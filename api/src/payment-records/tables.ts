import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export type PaymentState = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired';

/** What a payment is for. */
export type SubjectKind = 'order' | 'booking';

/** Payments at a provider; an order or a booking has one for each try. `amount` is whole pence. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    /** The key of the order, or the id of the booking. */
    subjectId: text('subject_id').notNull(),
    provider: text().notNull(),
    /** The provider's reference; '' until the payment has begun there. */
    reference: text().notNull().default(''),
    /** Where the customer pays; '' until the payment has begun there. */
    payAt: text('pay_at').notNull().default(''),
    amount: integer().notNull(),
    state: text().$type<PaymentState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When it was refunded whole. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** How much of it was refunded; 0 also for a payment that was refunded whole before this was counted. */
    refundedPence: integer('refunded_pence').notNull().default(0),
  },
  (table) => [
    index('payments_subject').on(table.subjectKind, table.subjectId, table.createdAt),
    uniqueIndex('payments_one_open')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.state} = 'open'`),
    check('payments_refunded_at_most_once', sql`${table.refundedPence} between 0 and ${table.amount}`),
    // A process of the version before refunds whole, without knowing that a part went back: the database refuses that.
    check(
      'payments_refunded_whole',
      sql`${table.refundedAt} is null or ${table.refundedPence} in (0, ${table.amount})`,
    ),
  ],
);

/** A line of an order of which dishes are refunded, by its place in the order. */
export interface RefundedLine {
  readonly line: number;
  readonly quantity: number;
}

/** What was refunded of payments, each once; the outbox tells the provider. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The key of the order, or the id of the booking. */
    subjectId: text('subject_id').notNull(),
    amount: integer().notNull(),
    /** The dishes that it is for; empty when it is the whole, or what was left of it. */
    lines: json().$type<readonly RefundedLine[]>().notNull(),
    /** The step of the order that it came with, so that undoing takes it back (KIT-9); '' for any other. */
    undoKey: text('undo_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('refunds_subject').on(table.subjectId), index('refunds_payment').on(table.paymentId)],
);

/** The events that providers have sent, each of which counts once (G5, PAY-6). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_received').on(table.receivedAt),
  ],
);
