import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { brandId } from '../brands/brand-column';

/**
 * Messages to be sent, written in the transaction of their cause (D42). `id` stays the same over every attempt, so
 * that a receiver can recognise a repeat.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    brandId: brandId(),
    /** Counts up in the order of writing. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    channel: text().$type<'email' | 'sms' | 'webhook' | 'refund'>().notNull(),
    /** An e-mail address, a telephone number, a URL, or the id of a payment. */
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The body as HTML, for e-mail. */
    html: text().notNull().default(''),
    /** What the message is about, such as the key of its order. */
    topic: text().notNull(),
    /** What its sender and its limits need, and the `traceparent` of the trace that its cause belongs to. */
    details: json().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Whether the body holds a code or key, which is wiped once a real sender has taken it. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** Whether the person has asked to be forgotten: the message is still sent, then erased. */
    forgetOnceSent: boolean('forget_once_sent').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    lastFault: text('last_fault').notNull().default(''),
  },
  (table) => [
    index('outbox_due')
      .on(table.channel, table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('outbox_sequence').on(table.sequence),
    index('outbox_topic').on(table.topic),
    index('outbox_sent').on(table.sentAt),
    index('outbox_given_up')
      .on(table.givenUpAt)
      .where(sql`${table.givenUpAt} is not null`),
  ],
);
