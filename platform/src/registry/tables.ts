import type { ReleaseManifest, RolloutSignal } from '@storefront/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { signals } from '../guard/signals';
import type { BrandScope, RolloutStep } from './snapshot';
import type { AbortedRollout } from './state';

/** The registry has a schema of its own in the storefront's database. */
export const registrySchema = pgSchema('registry');

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One row: the number of changes so far. Its lock allows one change at a time. */
export const generations = registrySchema.table('generation', {
  id: integer().primaryKey(),
  generation: bigint({ mode: 'number' }).notNull(),
});

/** Releases; their content never changes. `openedAt` is when visitors could first get it, so its files are served. */
export const releases = registrySchema.table(
  'release',
  {
    name: text().notNull(),
    version: text().notNull(),
    manifest: jsonb().$type<ReleaseManifest>().notNull(),
    publishedAt: instant('published_at').notNull(),
    openedAt: instant('opened_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    unneededSince: instant('unneeded_since'),
    collectedAt: instant('collected_at'),
    /** The last rollout of it that was aborted, until the release becomes stable. */
    aborted: jsonb().$type<AbortedRollout>(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    // Finds the releases that have a file, by its path.
    index('release_files').using('gin', sql`(${table.manifest} -> 'files') jsonb_path_ops`),
  ],
);

/** When which release became stable on which brands. `brands` is null for all. */
export const stableTurns = registrySchema.table(
  'stable_turn',
  {
    id: integer().primaryKey(),
    kind: text({ enum: ['promote', 'rollback'] }).notNull(),
    name: text().notNull(),
    version: text().notNull(),
    brands: jsonb().$type<readonly string[]>(),
    at: instant('at').notNull(),
  },
  (table) => [index('stable_turn_name').on(table.name, table.id)],
);

/** Rollouts, including those that have ended. */
export const rollouts = registrySchema.table(
  'rollout',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    version: text().notNull(),
    brands: jsonb().$type<readonly string[]>(),
    state: text({ enum: ['running', 'paused', 'held', 'watched', 'promoted', 'aborted'] }).notNull(),
    steps: jsonb().$type<readonly RolloutStep[]>().notNull(),
    step: integer().notNull(),
    stepBeganAt: instant('step_began_at').notNull(),
    salt: text().notNull(),
    watch: jsonb().$type<readonly RolloutSignal[]>().notNull().default(signals),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('rollout_state').on(table.state)],
);

export const pins = registrySchema.table(
  'pin',
  { brand: text().notNull(), feature: text().notNull(), name: text().notNull(), version: text().notNull() },
  (table) => [primaryKey({ columns: [table.brand, table.feature] })],
);

export const freezes = registrySchema.table('freeze', {
  brand: text().primaryKey(),
  until: instant('until').notNull(),
  afterTurn: integer('after_turn').notNull(),
});

/** Commands that are set for a time, including those that have ended. */
export const scheduledChanges = registrySchema.table('scheduled_change', {
  id: integer().primaryKey(),
  at: instant('at').notNull(),
  call: text().notNull(),
  body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  by: text().notNull(),
  reason: text().notNull(),
  setAt: instant('set_at').notNull(),
  endedAt: instant('ended_at'),
  endedAs: text('ended_as', { enum: ['done', 'refused', 'removed'] }),
});

/** Teams and what they may release; `*` means every feature, and what only operators may do. */
export const teams = registrySchema.table('team', {
  id: text().primaryKey(),
  features: jsonb().$type<readonly string[]>().notNull(),
  webhook: text(),
});

/** Tokens of teams, stored as their SHA-256 (REL-6). */
export const teamTokens = registrySchema.table('team_token', {
  hash: text().primaryKey(),
  team: text().notNull(),
  label: text().notNull(),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
});

/** Who did what, when and why, including refused attempts (REL-7). A trigger prevents changing or deleting a row. */
export const auditEntries = registrySchema.table(
  'audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    /** Null when it is not known, as in entries from before brands were stored. */
    brands: jsonb().$type<BrandScope>(),
    before: jsonb(),
    after: jsonb(),
    reason: text().notNull(),
    refused: boolean().notNull(),
    faults: jsonb().$type<readonly string[]>().notNull(),
  },
  (table) => [index('audit_subject').on(table.subject, table.id)],
);
