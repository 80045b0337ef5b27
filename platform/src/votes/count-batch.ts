import { and, eq, inArray, sql } from 'drizzle-orm';
import { noVotes, sumOfVotes } from '../guard/counts';
import type { VoteCounts } from '../guard/counts';
import { bucketOfValue } from '../guard/percentile';
import type { RegistryDatabase } from '../registry/database';
import { countFaults } from './count-faults';
import { countedBatches, openVisits, rolloutPoints, vitalCounts, voteCounts, voters } from './tables';
import type { GoalNote, KeyedVote, VitalValue, VoteBatch } from './vote-batch';
import type { Transaction } from './transaction';
import { listSources, weighVotes } from './weigh-votes';

export interface CountingDeps {
  readonly database: RegistryDatabase['database'];
  /** The duration of a point in the charts, in seconds. */
  readonly pointSeconds: number;
}

/** Counts a batch, completely or not at all, and not again when it arrives a second time. */
export async function countBatch({ database, pointSeconds }: CountingDeps, batch: VoteBatch): Promise<void> {
  await database.transaction(async (transaction) => {
    const [isNew] = await transaction
      .insert(countedBatches)
      .values({ id: batch.id, at: sql`now()` })
      .onConflictDoNothing()
      .returning();
    if (isNew === undefined) return;
    await noteGoals(transaction, batch.goals);
    await countVotes(transaction, batch.votes, pointSeconds);
    await countVitals(transaction, batch.vitals, pointSeconds);
    await countFaults(transaction, batch.faults);
  });
}

// Any number that no other lock uses as its class.
const lockClass = 776_001;

/** Weighs votes and adds those that count. Batches of one rollout wait for each other, so several edges count like one. */
export async function countVotes(
  transaction: Transaction,
  votes: readonly KeyedVote[],
  pointSeconds: number,
): Promise<void> {
  if (votes.length === 0) return;
  const rollouts = [...new Set(votes.map(({ rollout }) => rollout))].sort((one, other) => one - other);
  for (const rollout of rollouts)
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockClass}::int, ${rollout}::int)`);
  const keys = [
    ...new Set(votes.flatMap((vote) => [vote.visitor, ...listSources(vote).map(({ key }) => key)])),
  ];
  const known = await transaction.select().from(voters).where(inArray(voters.key, keys));
  const { counted, changed } = weighVotes(votes, known);
  if (changed.length === 0) return;
  await transaction
    .insert(voters)
    .values(changed)
    .onConflictDoUpdate({
      target: voters.key,
      set: { day: sql`excluded.day`, votes: sql`excluded.votes`, firstVotes: sql`excluded.first_votes` },
    });
  await transaction
    .insert(voteCounts)
    .values(
      summed(
        counted.map(({ vote: { rollout, brand, arm, signal, share }, counts }) => ({
          group: { rollout, brand, arm, signal, share },
          counts,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [voteCounts.rollout, voteCounts.brand, voteCounts.arm, voteCounts.signal, voteCounts.share],
      set: {
        trials: sql`${voteCounts.trials} + excluded.trials`,
        hits: sql`${voteCounts.hits} + excluded.failures`,
        firstTrials: sql`${voteCounts.firstTrials} + excluded.first_trials`,
        firstHits: sql`${voteCounts.firstHits} + excluded.first_failures`,
        networkTrials: sql`${voteCounts.networkTrials} + excluded.network_trials`,
        networkHits: sql`${voteCounts.networkHits} + excluded.network_failures`,
      },
    });
  await transaction
    .insert(rolloutPoints)
    .values(
      summed(
        counted.map(({ vote: { rollout, arm, signal, at }, counts }) => ({
          group: { rollout, at: startOfPoint(at, pointSeconds), arm, signal },
          counts,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [rolloutPoints.rollout, rolloutPoints.at, rolloutPoints.arm, rolloutPoints.signal],
      set: {
        trials: sql`${rolloutPoints.trials} + excluded.trials`,
        hits: sql`${rolloutPoints.hits} + excluded.failures`,
      },
    });
}

/** Adds up the rows with the same key. */
function summed<Row extends object>(
  rows: readonly { readonly group: Row; readonly counts: VoteCounts }[],
): (Row & VoteCounts)[] {
  const sums = new Map<string, Row & VoteCounts>();
  for (const { group, counts } of rows) {
    const key = JSON.stringify(group);
    const sum = sums.get(key);
    sums.set(key, { ...group, ...sumOfVotes(sum ?? noVotes, counts) });
  }
  return [...sums.values()];
}

/** The start of the point of a chart that contains an instant. */
export function startOfPoint(at: Date | number, seconds: number): Date {
  return new Date(Math.floor(Number(at) / (seconds * 1000)) * seconds * 1000);
}

/** Records visits that can reach a goal, and those that have reached it. Who came there in another way is not counted. */
async function noteGoals(transaction: Transaction, notes: readonly GoalNote[]): Promise<void> {
  for (const { step, trial, hit } of notes) {
    const { rollout, visitor } = trial;
    const at = new Date(trial.at);
    if (step === 'opened')
      await transaction
        .insert(openVisits)
        .values({ rollout, visitor, openedAt: at, reachedAt: null, trial, hit })
        .onConflictDoNothing();
    else
      await transaction
        .update(openVisits)
        .set({ reachedAt: at })
        .where(and(eq(openVisits.rollout, rollout), eq(openVisits.visitor, visitor)));
  }
}

/** A bound of a release is computed from a week of it in hours; a chart of a rollout needs every minute. */
const longPoint = 3_600;

async function countVitals(
  transaction: Transaction,
  values: readonly VitalValue[],
  pointSeconds: number,
): Promise<void> {
  if (values.length === 0) return;
  const rows = new Map<string, typeof vitalCounts.$inferInsert>();
  for (const { brand, name, version, vital, value, isWatched, at } of values) {
    const bucket = bucketOfValue(value);
    const start = startOfPoint(at, isWatched ? pointSeconds : longPoint);
    const key = [name, version, brand, vital, start.toISOString(), bucket].join(' ');
    const row = rows.get(key) ?? { brand, name, version, vital, at: start, bucket, values: 0 };
    rows.set(key, { ...row, values: row.values + 1 });
  }
  // Sorted, so that two edges never wait for each other's rows.
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await transaction
    .insert(vitalCounts)
    .values(sorted)
    .onConflictDoUpdate({
      target: [
        vitalCounts.name,
        vitalCounts.version,
        vitalCounts.brand,
        vitalCounts.vital,
        vitalCounts.at,
        vitalCounts.bucket,
      ],
      set: { values: sql`${vitalCounts.values} + excluded.values` },
    });
}
