import type { PlatformEvent } from '@storefront/contract';
import { bigint, date, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Arm } from '../guard/counts';
import { registrySchema } from '../registry/tables';
import type { KeyedVote, MeasuredName } from './vote-batch';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => bigint(name, { mode: 'number' }).notNull();
const arm = () => text().$type<Arm>().notNull();

/** The batches that were counted, so that a repeated one is counted once. */
export const countedBatches = registrySchema.table('counted_batch', {
  id: text().primaryKey(),
  at: instant('at').notNull(),
});

/** The data of the guard's tests: sums by brand, arm, signal and share. The number of rows does not grow with time. */
export const voteCounts = registrySchema.table(
  'vote_count',
  {
    rollout: integer().notNull(),
    brand: text().notNull(),
    arm: arm(),
    signal: text().notNull(),
    share: integer().notNull(),
    trials: count('trials'),
    hits: count('failures'),
    firstTrials: count('first_trials'),
    firstHits: count('first_failures'),
    networkTrials: count('network_trials').default(0),
    networkHits: count('network_failures').default(0),
  },
  (table) => [primaryKey({ columns: [table.rollout, table.brand, table.arm, table.signal, table.share] })],
);

/** The data of charts: the same counts over time, all brands together, and the steps of the checkout. */
export const rolloutPoints = registrySchema.table(
  'rollout_point',
  {
    rollout: integer().notNull(),
    at: instant('at').notNull(),
    arm: arm(),
    signal: text().notNull(),
    trials: count('trials'),
    hits: count('failures'),
  },
  (table) => [primaryKey({ columns: [table.rollout, table.at, table.arm, table.signal] })],
);

/** The visitors and addresses that have voted, as keyed hashes (`voterKey`); deleted once the rollout has ended. */
export const voters = registrySchema.table(
  'voter',
  {
    key: text().primaryKey(),
    rollout: integer().notNull(),
    /** The day (UTC) of the last vote that counted. */
    day: date().notNull(),
    /** Votes that counted on that day, and those that reached the tests. */
    votes: integer().notNull(),
    firstVotes: integer('first_votes').notNull(),
  },
  (table) => [index('voter_rollout').on(table.rollout)],
);

/**
 * Visits that may still reach a goal; the guard turns them into votes when their time is over. Checkouts were the first, which the names in
 * the database show; `visitor` is another key for each goal.
 */
export const openVisits = registrySchema.table(
  'open_checkout',
  {
    rollout: integer().notNull(),
    /** The visitor's key. */
    visitor: text().notNull(),
    openedAt: instant('opened_at').notNull(),
    reachedAt: instant('placed_at'),
    trial: jsonb().$type<KeyedVote>().notNull(),
    hit: jsonb('failure').$type<KeyedVote>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rollout, table.visitor] }),
    index('open_checkout_age').on(table.openedAt),
  ],
);

/** What happened to the platform itself, on all edges together. It counts for no release (GRD-8). */
export const platformPoints = registrySchema.table(
  'platform_point',
  { at: instant('at').notNull(), event: text().$type<PlatformEvent>().notNull(), count: count('count') },
  (table) => [primaryKey({ columns: [table.at, table.event] })],
);

/** How many values of a vital are in each bucket of 5 % width, by brand, release and time. */
export const vitalCounts = registrySchema.table(
  'vital_count',
  {
    brand: text().notNull(),
    name: text().notNull(),
    version: text().notNull(),
    vital: text().$type<MeasuredName>().notNull(),
    at: instant('at').notNull(),
    bucket: integer().notNull(),
    values: count('values'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.brand, table.vital, table.at, table.bucket] }),
    index('vital_count_age').on(table.at),
  ],
);

/** Errors in pages, grouped by kind and innermost position (OBS-1). The number of rows of a release is bounded. */
export const releaseFaults = registrySchema.table(
  'release_fault',
  {
    name: text().notNull(),
    version: text().notNull(),
    brand: text().notNull(),
    fault: text().notNull(),
    during: text().notNull(),
    code: text().notNull(),
    stack: jsonb().$type<readonly string[]>().notNull(),
    visitors: count('visitors'),
    since: instant('since').notNull(),
    last: instant('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.brand, table.fault] }),
    index('release_fault_age').on(table.last),
  ],
);

/** Who had a fault, as keyed hashes (`faultKey`), so that a visitor counts once and an address little. */
export const faultVisitors = registrySchema.table(
  'fault_visitor',
  { key: text().primaryKey(), address: text().notNull(), at: instant('at').notNull() },
  (table) => [index('fault_visitor_address').on(table.address), index('fault_visitor_age').on(table.at)],
);
