import type { RolloutReport } from '@storefront/contract';
import { bigint, boolean, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { GuardCell } from '../guard/counts';
import { registrySchema } from '../registry/tables';
import type { BrandBounds } from './vital-bounds';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What the guard knows of each rollout beside its counts. */
export const guardedRollouts = registrySchema.table('guarded_rollout', {
  rollout: integer().primaryKey(),
  /** As they were when the guard first looked: brands, the stable releases, and from which values on a page is slow. */
  brands: jsonb().$type<readonly string[]>().notNull(),
  stable: jsonb().$type<readonly string[]>().notNull(),
  bounds: jsonb().$type<BrandBounds>().notNull(),
  /** Which step the guard saw last, when, and for how long it had been running. */
  step: integer().notNull(),
  lookedAt: instant('looked_at').notNull(),
  ranMilliseconds: bigint('ran_milliseconds', { mode: 'number' }).notNull(),
  verdict: jsonb().$type<RolloutReport['verdict']>(),
  /** The guard held it because of its shares. */
  isHeldForShares: boolean('is_held_for_shares').notNull().default(false),
  /** Page loads up to which a person has accepted the shares, by resuming it. */
  acceptedPageLoads: jsonb('accepted_page_loads').$type<readonly GuardCell[]>().notNull().default([]),
});

/** One row: which process runs the guard, and until when the others leave it to it. */
export const guardLeases = registrySchema.table('guard_lease', {
  id: integer().primaryKey(),
  holder: text().notNull(),
  until: instant('until').notNull(),
  /** The last entry of the audit log that teams were told of. */
  toldUpTo: integer('told_up_to').notNull().default(0),
});

/** What teams are told of their rollouts. */
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
