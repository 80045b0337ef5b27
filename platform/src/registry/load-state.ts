import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { longestPreviewHours } from '@storefront/contract/schemas';
import type { EndedPreviews } from './preview-token';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import type { RegistryDatabase } from './database';
import type { WantedReleases } from './attempt';
import type {
  BrandScope,
  BrandVersion,
  KnownRollout,
  Rollout,
  ScheduledChange,
  StableTurn,
} from './snapshot';
import type { CommandsOnly, KnownRelease, RegistryState } from './state';
import {
  acceptances,
  auditEntries,
  brandVersions,
  freezes,
  generations,
  pins,
  releases,
  requiredApprovals,
  rollouts,
  scheduledChanges,
  stableTurns,
  trustedPartners,
  waitingChanges,
} from './tables';
import type { WaitingChange } from './waiting-change';
import { ofTeam } from './format-who';

export type RegistryReader = Pick<RegistryDatabase['database'], 'select' | 'selectDistinctOn' | 'execute'>;

// A brand falls back to one release, and a rollback needs one more; more turns would only make each query longer.
const turnsOfScope = 8;

/**
 * Reads the state that decisions and commands need: recent turns, running rollouts, and the releases that these and `wanted`
 * name. The cost does not grow with the releases that nobody can get (G29).
 */
export async function loadState(
  reader: RegistryReader,
  wanted: WantedReleases,
  now: Date,
): Promise<Omit<RegistryState, CommandsOnly | 'brandVersions'>> {
  const [generation] = await reader.select().from(generations);
  const running = await reader
    .select()
    .from(rollouts)
    .where(inArray(rollouts.state, ['running', 'paused', 'held', 'watched']))
    .orderBy(rollouts.id);
  const pinned = await reader.select().from(pins).orderBy(pins.brand, pins.feature);
  const frozen = await reader.select().from(freezes).orderBy(freezes.brand);
  const turns = await loadTurns(
    reader,
    frozen.map(({ afterTurn }) => afterTurn),
  );
  const [last] = await reader
    .select({
      turn: sql<number>`(select coalesce(max(${stableTurns.id}), 0) from ${stableTurns})`.mapWith(Number),
      rollout: sql<number>`(select coalesce(max(${rollouts.id}), 0) from ${rollouts})`.mapWith(Number),
    })
    .from(generations);
  return {
    generation: generation?.generation ?? 0,
    nextTurn: (last?.turn ?? 0) + 1,
    nextRollout: (last?.rollout ?? 0) + 1,
    turns,
    rollouts: running.map(rolloutOf),
    pins: pinned,
    endedPreviews: await loadEndedPreviews(reader, now),
    acceptances: (
      await reader.select().from(acceptances).orderBy(acceptances.at, acceptances.brand, acceptances.name)
    ).map(({ at: _, ...acceptance }) => acceptance),
    trusted: (
      await reader.select().from(trustedPartners).orderBy(trustedPartners.brand, trustedPartners.partner)
    ).map(({ at: _, ...trust }) => trust),
    freezes: frozen.map(({ brand, until, afterTurn }) => ({ brand, until: until.toISOString(), afterTurn })),
    releases:
      wanted === 'all'
        ? await allReleases(reader)
        : await loadReleases(reader, [...turns, ...running, ...pinned, ...wanted]),
  };
}

/** What is set for a time, and what waits for a second person. Only commands need it: an edge may not read these tables. */
export async function loadForCommands(reader: RegistryReader): Promise<Pick<RegistryState, CommandsOnly>> {
  return { ...(await loadScheduled(reader)), ...(await loadApprovals(reader)) };
}

/** What asks for a second person, and what waits for one (ROL-8). */
export async function loadApprovals(
  reader: RegistryReader,
): Promise<Pick<RegistryState, 'approvals' | 'waiting' | 'nextWaiting'>> {
  const required = await reader.select().from(requiredApprovals).orderBy(requiredApprovals.of);
  const rows = await reader
    .select()
    .from(waitingChanges)
    .where(isNull(waitingChanges.endedAt))
    .orderBy(waitingChanges.id);
  const [last] = await reader
    .select({ id: sql<number>`coalesce(max(${waitingChanges.id}), 0)`.mapWith(Number) })
    .from(waitingChanges);
  return {
    approvals: required.map(({ of }) => of),
    waiting: rows.map(waitingChangeOf),
    nextWaiting: (last?.id ?? 0) + 1,
  };
}

function waitingChangeOf(row: typeof waitingChanges.$inferSelect): WaitingChange {
  const { id, person, machine, issuedBy, askedAt, expiresAt, endedAt: _at, endedAs: _as, ...rest } = row;
  return {
    ...rest,
    id: `w${id}`,
    ...(person !== null && { person }),
    ...(machine !== null && { machine }),
    ...(issuedBy !== null && { issuedBy }),
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** What is set for a time. */
export async function loadScheduled(
  reader: RegistryReader,
): Promise<Pick<RegistryState, 'scheduled' | 'nextScheduled'>> {
  const rows = await reader
    .select()
    .from(scheduledChanges)
    .where(isNull(scheduledChanges.endedAt))
    .orderBy(scheduledChanges.id);
  const [last] = await reader
    .select({ id: sql<number>`coalesce(max(${scheduledChanges.id}), 0)`.mapWith(Number) })
    .from(scheduledChanges);
  const scheduled = rows.map((row): ScheduledChange => {
    const { id, at, call, body, by, person, machine, issuedBy, reason, approvedBy } = row;
    return {
      id: `s${id}`,
      at: at.toISOString(),
      call,
      body,
      by,
      ...(person !== null && { person }),
      ...(machine !== null && { machine }),
      ...(issuedBy !== null && { issuedBy }),
      reason,
      ...(approvedBy !== null && { approvedBy }),
    };
  });
  return { scheduled, nextScheduled: (last?.id ?? 0) + 1 };
}

/** The versions of one brand, or of one number. */
export async function loadBrandVersions(
  reader: RegistryReader,
  brand: string | undefined,
  number?: number,
): Promise<BrandVersion[]> {
  if (brand === undefined) return [];
  const rows = await reader
    .select()
    .from(brandVersions)
    .where(
      and(
        eq(brandVersions.brand, brand),
        number === undefined ? undefined : eq(brandVersions.number, number),
      ),
    )
    .orderBy(brandVersions.number);
  return rows.map(brandVersionOf);
}

const brandVersionOf = ({
  at,
  person,
  machine,
  ...row
}: typeof brandVersions.$inferSelect): BrandVersion => ({
  ...row,
  ...ofTeam({ person, machine }),
  at: at.toISOString(),
});

/**
 * The latest version of each kind of every brand, in order. `known` are those that were read before: their rows never change, so that
 * the data of ten thousand brands are not read again for each change.
 */
export async function loadCurrentVersions(
  reader: RegistryReader,
  known: Map<string, BrandVersion>,
): Promise<BrandVersion[]> {
  const { brand, kind, number } = brandVersions;
  const current = await reader
    .selectDistinctOn([brand, kind], { brand, number })
    .from(brandVersions)
    .orderBy(brand, kind, desc(number));
  const keyOf = (one: Pick<BrandVersion, 'brand' | 'number'>) => `${one.brand} ${one.number}`;
  const versions: BrandVersion[] = [];
  for (const one of current) {
    const version = known.get(keyOf(one)) ?? (await loadBrandVersions(reader, one.brand, one.number))[0];
    if (version !== undefined) versions.push(version);
  }
  known.clear();
  for (const version of versions) known.set(keyOf(version), version);
  return versions.sort((one, other) => one.number - other.number);
}

/** The subject of audit entries about ended previews: the same for all, so that the index finds them. */
export const previewsSubject = 'previews';

/** The preview links that were ended within the time that a link is valid. */
async function loadEndedPreviews(reader: RegistryReader, now: Date): Promise<EndedPreviews[]> {
  const longest = longestPreviewHours * 3_600_000;
  const rows = await reader
    .select({ at: auditEntries.at, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, previewsSubject),
        eq(auditEntries.refused, false),
        gte(auditEntries.at, new Date(now.getTime() - longest)),
      ),
    )
    .orderBy(auditEntries.id);
  return rows.flatMap(({ at, after }) => {
    // Only `concernedBy` writes what such an entry holds.
    const { ended = [] } = after as { readonly ended?: readonly Omit<EndedPreviews, 'at'>[] };
    return ended.map(({ brand, release }) => ({ brand, release, at: at.toISOString() }));
  });
}

const scopeOf = (brands: readonly string[] | null): BrandScope => brands ?? 'all';

/** The latest turns of each name and scope, as of now and as of each turn after which a brand is frozen. */
async function loadTurns(reader: RegistryReader, frozenAfter: readonly number[]): Promise<StableTurn[]> {
  const turns = new Map<number, StableTurn>();
  for (const last of new Set([undefined, ...frozenAfter])) {
    const rows = await latestTurns(reader, last);
    for (const { turn } of rows)
      turns.set(turn.id, { ...turn, brands: scopeOf(turn.brands), at: turn.at.toISOString() });
  }
  return [...turns.values()].sort((one, other) => one.id - other.id);
}

/** The latest turns of each name and scope up to the turn `last`; up to now when it is undefined. */
function latestTurns(reader: RegistryReader, last: number | undefined) {
  const ranked = reader
    .select({
      id: stableTurns.id,
      place:
        sql<number>`row_number() over (partition by ${stableTurns.name}, ${stableTurns.brands} order by ${stableTurns.id} desc)`.as(
          'place',
        ),
    })
    .from(stableTurns)
    .where(last === undefined ? undefined : lte(stableTurns.id, last))
    .as('ranked');
  return reader
    .select({ turn: stableTurns })
    .from(stableTurns)
    .innerJoin(ranked, eq(ranked.id, stableTurns.id))
    .where(sql`${ranked.place} <= ${turnsOfScope}`);
}

function rolloutOf(row: typeof rollouts.$inferSelect): Rollout {
  const { state } = row;
  if (state === 'promoted' || state === 'aborted') throw new Error(`Rollout r${row.id} has ended`);
  return { ...commonOf(row), state };
}

/** Converts a row of the table of rollouts, which may have ended. */
export function toKnownRollout(row: typeof rollouts.$inferSelect): KnownRollout {
  return {
    ...commonOf(row),
    state: row.state,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

function commonOf(row: typeof rollouts.$inferSelect): Omit<Rollout, 'state'> {
  const { id, name, version, brands, steps, step, stepBeganAt, salt, watch, audience } = row;
  return {
    id: `r${id}`,
    name,
    version,
    brands: scopeOf(brands),
    steps,
    step,
    stepBeganAt: stepBeganAt.toISOString(),
    salt,
    watch,
    ...(audience.length > 0 && { audience }),
  };
}

async function allReleases(reader: RegistryReader): Promise<Map<string, KnownRelease>> {
  const rows = await reader.select().from(releases);
  return new Map(rows.map((row) => [releaseId(row), toKnownRelease(row)]));
}

async function loadReleases(
  reader: RegistryReader,
  named: readonly ReleaseId[],
): Promise<Map<string, KnownRelease>> {
  const versions = new Map<string, Set<string>>();
  const want = (name: string, version: string) =>
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  for (const { name, version } of named) want(name, version);
  if (versions.size === 0) return new Map();
  const conditions = [...versions].map(([name, all]) =>
    and(eq(releases.name, name), inArray(releases.version, [...all])),
  );
  const rows = await reader
    .select()
    .from(releases)
    .where(or(...conditions));
  return new Map(rows.map((row) => [releaseId(row), toKnownRelease(row)]));
}

/** Converts a row of the table of releases. */
export function toKnownRelease(row: typeof releases.$inferSelect): KnownRelease {
  const { manifest, openedAt, revokedAt, revokedReason, unneededSince, collectedAt, aborted } = row;
  return {
    manifest,
    openedAt: openedAt?.toISOString(),
    revoked: revokedAt ? { at: revokedAt.toISOString(), reason: revokedReason ?? '' } : undefined,
    unneededSince: unneededSince?.toISOString(),
    collectedAt: collectedAt?.toISOString(),
    aborted: aborted ?? undefined,
  };
}
