import type { RolloutReport } from '@storefront/contract';
import { bigint, boolean, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { GuardCell } from '../guard/counts';
import { registrySchema } from '../registry/tables';
import type { BrandBounds } from './vital-bounds';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The guard's state of each rollout beside its counts. */
export const guardedRollouts = registrySchema.table('guarded_rollout', {
  rollout: integer().primaryKey(),
  /** The state at the guard's first look: brands, stable releases, and the bounds of slow pages. */
  brands: jsonb().$type<readonly string[]>().notNull(),
  stable: jsonb().$type<readonly string[]>().notNull(),
  bounds: jsonb().$type<BrandBounds>().notNull(),
  /** The step that the guard saw last, when, and for how long it had been running. */
  step: integer().notNull(),
  lookedAt: instant('looked_at').notNull(),
  ranMilliseconds: bigint('ran_milliseconds', { mode: 'number' }).notNull(),
  verdict: jsonb().$type<RolloutReport['verdict']>(),
  /** Whether the guard held it: because of its shares, or because too few networks report that the canary is worse. */
  isHeld: boolean('is_held_for_shares').notNull().default(false),
  /** The votes up to which a person has accepted that by resuming the rollout. */
  accepted: jsonb('accepted_page_loads').$type<readonly GuardCell[]>().notNull().default([]),
});

/** One row: which process runs the guard, and until when other processes leave it to it. */
export const guardLeases = registrySchema.table('guard_lease', {
  id: integer().primaryKey(),
  holder: text().notNull(),
  until: instant('until').notNull(),
  /** The last entry of the audit log for which messages were written. */
  toldUpTo: integer('told_up_to').notNull().default(0),
});

/** Messages to teams about their rollouts. */
export const guardMessages = registrySchema.table(
  'guard_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    team: text().notNull(),
    url: text().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    givenUpAt: instant('given_up_at'),
  },
  (table) => [index('guard_message_due').on(table.dueAt)],
);
