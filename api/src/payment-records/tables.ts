import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

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
    /** When it was refunded. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  (table) => [
    index('payments_subject').on(table.subjectKind, table.subjectId, table.createdAt),
    uniqueIndex('payments_one_open')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.state} = 'open'`),
  ],
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
