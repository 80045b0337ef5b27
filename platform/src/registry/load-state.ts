import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { longestPreviewHours } from '@storefront/contract/schemas';
import type { EndedPreviews } from './preview-token';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import type { RegistryReader } from './database';
import type { WantedReleases } from './attempt';
import type { BrandScope, KnownRollout, Rollout, StableTurn } from './snapshot';
import type { CommandsOnly, KnownRelease, RegistryState } from './state';
import {
  acceptances,
  auditEntries,
  freezes,
  generations,
  pins,
  releases,
  rollouts,
  stableTurns,
  trustedPartners,
} from './tables';

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
