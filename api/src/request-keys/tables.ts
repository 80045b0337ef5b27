import { index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The answers to requests that must not be done twice (D38). Key and payload are stored as hashes. */
export const requestKeys = pgTable(
  'request_keys',
  {
    call: text().notNull(),
    keyHash: text('key_hash').notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** Null only inside the transaction that makes the answer. */
    answer: json().$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.call, table.keyHash] }),
    index('request_keys_created').on(table.createdAt),
  ],
);
