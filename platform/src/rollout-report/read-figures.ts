import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import { nothingHappened } from '../votes/platform-signal';
import type { RegistryDatabase } from '../registry/database';
import type { KnownRollout } from '../registry/snapshot';
import { splitReleaseId } from '../releases/split-release-id';
import { guardedRollouts } from '../rollout-guard/tables';
import { startOfPoint } from '../votes/count-batch';
import { platformPoints, rolloutPoints, vitalCounts } from '../votes/tables';
import { computeFigures } from './rollout-figures';
import type { RolloutFigures } from './rollout-figures';

export interface ReadFiguresDeps {
  readonly database: Pick<RegistryDatabase['database'], 'select'>;
  readonly pointSeconds: number;
  readonly clock: Clock;
}

// More points than a chart can show.
const maxPoints = 150;

/** The counts of a rollout, in points that grow with its duration; undefined until the guard has looked at it. */
export async function readFigures(
  { database, pointSeconds, clock }: ReadFiguresDeps,
  { id, name, version, startedAt, endedAt, brands }: KnownRollout,
): Promise<RolloutFigures | undefined> {
  const rollout = Number(id.slice(1));
  const [guarded] = await database.select().from(guardedRollouts).where(eq(guardedRollouts.rollout, rollout));
  if (guarded === undefined) return undefined;
  const from = new Date(startedAt);
  const to = endedAt === null ? clock.now() : new Date(endedAt);
  const least = (to.getTime() - from.getTime()) / 1000 / pointSeconds / maxPoints;
  const seconds = pointSeconds * Math.max(1, Math.ceil(least));
  const point = pointOf(rolloutPoints.at, seconds);
  const counts = await database
    .select({
      at: point,
      arm: rolloutPoints.arm,
      signal: rolloutPoints.signal,
      trials: sumOf(rolloutPoints.trials),
      hits: sumOf(rolloutPoints.hits),
    })
    .from(rolloutPoints)
    .where(eq(rolloutPoints.rollout, rollout))
    .groupBy(sql`1`, rolloutPoints.arm, rolloutPoints.signal);
  const stable = guarded.stable.map((release) => splitReleaseId(release).version);
  const measured = await database
    .select({
      at: pointOf(vitalCounts.at, seconds),
      version: vitalCounts.version,
      vital: vitalCounts.vital,
      bucket: vitalCounts.bucket,
      values: sumOf(vitalCounts.values),
    })
    .from(vitalCounts)
    .where(
      and(
        eq(vitalCounts.name, name),
        inArray(vitalCounts.version, [version, ...stable]),
        gte(vitalCounts.at, from),
        lte(vitalCounts.at, to),
        brands === 'all' ? undefined : inArray(vitalCounts.brand, [...brands]),
      ),
    )
    .groupBy(sql`1`, vitalCounts.version, vitalCounts.vital, vitalCounts.bucket);
  const values = measured.map(({ version: of, ...row }) => ({
    ...row,
    arm: of === version ? ('canary' as const) : ('stable' as const),
  }));
  const happened = await database
    .select({ event: platformPoints.event, times: sumOf(platformPoints.count) })
    .from(platformPoints)
    .where(and(gte(platformPoints.at, startOfPoint(from, pointSeconds)), lte(platformPoints.at, to)))
    .groupBy(platformPoints.event);
  const platform = {
    ...nothingHappened,
    ...Object.fromEntries(happened.map(({ event, times }) => [event, times])),
  };
  const { verdict } = guarded;
  return {
    stable: guarded.stable,
    verdict,
    platform,
    pointSeconds: seconds,
    ...computeFigures({ counts, values }),
  };
}

/** The start of the point that contains an instant, in milliseconds since 1970. */
function pointOf(at: PgColumn, seconds: number): SQL<number> {
  return sql<number>`floor(extract(epoch from ${at}) / ${seconds}::int) * ${seconds}::int * 1000`.mapWith(
    Number,
  );
}

function sumOf(column: PgColumn): SQL<number> {
  return sql<number>`sum(${column})`.mapWith(Number);
}
