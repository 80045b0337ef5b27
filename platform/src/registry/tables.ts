import type { ReleaseManifest, RolloutSignal } from '@storefront/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
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
    /** Who gets it before the share is asked; empty for nobody. */
    audience: jsonb().$type<readonly string[]>().notNull().default([]),
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

/** The releases that brands have accepted (REL-14); `brand` is `*` for all. */
export const acceptances = registrySchema.table(
  'acceptance',
  {
    brand: text().notNull(),
    name: text().notNull(),
    version: text().notNull(),
    /** Null for what visitors got before acceptances were recorded. */
    hash: text(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.name, table.version] })],
);

/** What was saved of a brand's data (BRD-7). Rows never change. */
export const brandVersions = registrySchema.table(
  'brand_version',
  {
    brand: text().notNull(),
    number: integer().notNull(),
    kind: text({ enum: ['draft', 'live'] }).notNull(),
    file: text().notNull(),
    data: text().notNull(),
    by: text().notNull(),
    person: text(),
    machine: text(),
    reason: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.number] })],
);

/** The partners whose every release a brand takes. */
export const trustedPartners = registrySchema.table(
  'trusted_partner',
  { brand: text().notNull(), partner: text().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.brand, table.partner] })],
);

/** Commands that are set for a time, including those that have ended. */
export const scheduledChanges = registrySchema.table('scheduled_change', {
  id: integer().primaryKey(),
  at: instant('at').notNull(),
  call: text().notNull(),
  body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  by: text().notNull(),
  person: text(),
  machine: text(),
  reason: text().notNull(),
  issuedBy: text('issued_by'),
  /** The second person who has approved it before its time. */
  approvedBy: text('approved_by'),
  setAt: instant('set_at').notNull(),
  endedAt: instant('ended_at'),
  endedAs: text('ended_as', { enum: ['done', 'refused', 'removed'] }),
});

/** What asks for a second person (ROL-8): a feature, or `brand:market`. */
export const requiredApprovals = registrySchema.table('required_approval', {
  of: text().primaryKey(),
  at: instant('at').notNull(),
});

/** Changes that wait for a second person, including those that have ended. */
export const waitingChanges = registrySchema.table('waiting_change', {
  id: integer().primaryKey(),
  call: text().notNull(),
  body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  by: text().notNull(),
  person: text(),
  machine: text(),
  issuedBy: text('issued_by'),
  reason: text().notNull(),
  because: jsonb().$type<readonly string[]>().notNull(),
  effects: jsonb().$type<readonly string[]>().notNull(),
  seen: text().notNull(),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endedAs: text('ended_as', { enum: ['done', 'refused', 'withdrawn', 'expired', 'stale'] }),
});

/** Teams and what they may release; `*` means every feature, and what only operators may do. */
export const teams = registrySchema.table('team', {
  id: text().primaryKey(),
  features: jsonb().$type<readonly string[]>().notNull(),
  webhook: text(),
  chat: text(),
  email: text(),
});

/** The people of teams (ROL-9). */
export const members = registrySchema.table(
  'member',
  {
    team: text().notNull(),
    person: text().notNull(),
    role: text({ enum: ['owner', 'member'] }).notNull(),
    email: text(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.team, table.person] })],
);

/** Tokens of teams, stored as their SHA-256 (REL-6): of a person, or of a machine. */
export const teamTokens = registrySchema.table('team_token', {
  hash: text().primaryKey(),
  /** What people call it by: the token itself is not known. */
  id: integer().generatedAlwaysAsIdentity(),
  team: text().notNull(),
  person: text(),
  label: text().notNull(),
  /** The person who made it, or who made the token with which it was made. */
  issuedBy: text('issued_by'),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
});

/** The account at the login provider that a person has (ROL-9): at a provider one person has one account, and an account one person. */
export const loginAccounts = registrySchema.table(
  'login_account',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    person: text().notNull(),
    /** The verified address by which the account became this person's. */
    email: text().notNull(),
    boundAt: instant('bound_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('login_account_person').on(table.issuer, table.person),
  ],
);

/** Logins that wait for the provider's answer, by the SHA-256 of their state. */
export const begunLogins = registrySchema.table('begun_login', {
  state: text().primaryKey(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  /** The page of the console that was open. */
  page: text().notNull(),
  begunAt: instant('begun_at').notNull(),
});

/** Sessions of people who have logged in, by the SHA-256 of their secret. They end with the account that they were begun with. */
export const loginSessions = registrySchema.table(
  'login_session',
  {
    hash: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    begunAt: instant('begun_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'login_session_account',
      columns: [table.issuer, table.subject],
      foreignColumns: [loginAccounts.issuer, loginAccounts.subject],
    }).onDelete('cascade'),
  ],
);

/** Who did what, when and why, including refused attempts (REL-7). A trigger prevents changing or deleting a row. */
export const auditEntries = registrySchema.table(
  'audit',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text().notNull(),
    person: text(),
    machine: text(),
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
