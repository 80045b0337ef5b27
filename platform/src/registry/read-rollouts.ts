import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { releaseId } from '../releases/release-store';
import type { RegistryDatabase } from './database';
import { toKnownRollout } from './load-state';
import type { ListedRollout, RolloutFilter } from './registry';
import { rolloutActions, withDeeds } from './rollout-history';
import { auditEntries, rollouts } from './tables';
import { ofTeam } from './format-who';

/** The rollouts of a filter, newest first. */
export async function readRollouts(
  database: RegistryDatabase['database'],
  filter: RolloutFilter,
): Promise<ListedRollout[]> {
  const rows = await database
    .select()
    .from(rollouts)
    .where(rolloutCondition(filter))
    .orderBy(desc(rollouts.id))
    .limit(filter.limit);
  if (rows.length === 0) return [];
  const entries = await database
    .select()
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.subject, rows.map(releaseId)),
        eq(auditEntries.refused, false),
        sql`starts_with(${auditEntries.action}, ${rolloutActions})`,
      ),
    )
    .orderBy(desc(auditEntries.id));
  const known = entries.map(({ person, machine, ...entry }) => ({
    ...entry,
    ...ofTeam({ person, machine }),
    at: entry.at.toISOString(),
  }));
  return rows.map((row) => withDeeds(toKnownRollout(row), known));
}

function rolloutCondition({ feature, brand, outcome, before }: RolloutFilter): SQL | undefined {
  return and(
    feature === undefined ? undefined : eq(rollouts.name, feature),
    brand === undefined
      ? undefined
      : or(isNull(rollouts.brands), sql`${rollouts.brands} @> ${JSON.stringify([brand])}::jsonb`),
    outcome === 'open' ? isNull(rollouts.endedAt) : undefined,
    outcome === undefined || outcome === 'open' ? undefined : eq(rollouts.state, outcome),
    before === undefined ? undefined : lt(rollouts.id, before),
  );
}
