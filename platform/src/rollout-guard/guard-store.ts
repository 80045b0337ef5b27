import type { PlatformEvent, PlatformFigures } from '@storefront/contract';
import { and, eq, gt, gte, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CountRow } from '../guard/counts';
import { recentMinutes } from '../guard/illness';
import type { LatelySeen } from '../guard/illness';
import { signals } from '../guard/signals';
import type { Signal } from '../guard/signals';
import type { RegistryDatabase } from '../registry/database';
import { auditEntries, rollouts } from '../registry/tables';
import { countBatch, countVotes, startOfPoint } from '../votes/count-batch';
import type { CountingDeps } from '../votes/count-batch';
import {
  countedBatches,
  faultVisitors,
  openVisits,
  platformPoints,
  releaseFaults,
  rolloutPoints,
  vitalCounts,
  voteCounts,
  voters,
} from '../votes/tables';
import type { VoteBatch } from '../votes/vote-batch';
import { guardLeases, guardMessages, guardedRollouts } from './tables';
import type { BrandBounds, MeasuredValues } from './vital-bounds';

export type GuardedRow = typeof guardedRollouts.$inferSelect;
export type GuardMessage = typeof guardMessages.$inferSelect;
/** An action of the guard, or of somebody who asks for approval, as the audit log contains it. */
export type ReportedEntry = Pick<
  typeof auditEntries.$inferSelect,
  'at' | 'actor' | 'person' | 'machine' | 'action' | 'subject' | 'reason' | 'before' | 'after'
>;
/** What is kept of a message that was posted, accepted or not. */
export type MessageOutcome = Pick<GuardMessage, 'attempts'> &
  Partial<Pick<GuardMessage, 'sentAt' | 'givenUpAt' | 'dueAt'>>;
export type NewMessage = Pick<GuardMessage, 'team' | 'url' | 'body'>;

const day = 24 * 3_600_000;
const vitalsKept = 8 * 24 * 3_600_000;
const messagesKept = 30 * 24 * 3_600_000;
const platformPointsKept = 30 * 24 * 3_600_000;
const faultsKept = 30 * 24 * 3_600_000;
const visitsAtOnce = 500;

/** The counts and the state of the guard, in the registry's database. */
export class GuardStore {
  readonly #database: RegistryDatabase['database'];
  readonly #deps: CountingDeps;

  constructor(deps: CountingDeps) {
    this.#deps = deps;
    this.#database = deps.database;
  }

  /** Counts a batch from an edge. */
  count(batch: VoteBatch): Promise<void> {
    return countBatch(this.#deps, batch);
  }

  /** Adds what happened to the platform itself on one server. */
  async notePlatform(figures: PlatformFigures, now: Date): Promise<void> {
    const at = startOfPoint(now, this.#deps.pointSeconds);
    const rows = (Object.keys(figures) as PlatformEvent[])
      .filter((event) => figures[event] > 0)
      // Sorted, so that two servers never wait for each other's rows.
      .sort()
      .map((event) => ({ at, event, count: figures[event] }));
    if (rows.length === 0) return;
    await this.#database
      .insert(platformPoints)
      .values(rows)
      .onConflictDoUpdate({
        target: [platformPoints.at, platformPoints.event],
        set: { count: sql`${platformPoints.count} + excluded.count` },
      });
  }

  async bounds(numbers: readonly number[]): Promise<Map<number, BrandBounds>> {
    const rows = await this.#database
      .select({ rollout: guardedRollouts.rollout, bounds: guardedRollouts.bounds })
      .from(guardedRollouts)
      .where(inArray(guardedRollouts.rollout, [...numbers]));
    return new Map(rows.map(({ rollout, bounds }) => [rollout, bounds]));
  }

  /** Whether this process runs the guard for the next seconds: while another process has the lease, it does not. */
  async takeLease(holder: string, seconds: number): Promise<boolean> {
    const until = sql`now() + make_interval(secs => ${seconds})`;
    const [row] = await this.#database
      .insert(guardLeases)
      .values({ id: 1, holder, until })
      .onConflictDoUpdate({
        target: guardLeases.id,
        set: { holder, until },
        setWhere: sql`${guardLeases.holder} = ${holder} or ${guardLeases.until} < now()`,
      })
      .returning();
    return row !== undefined;
  }

  async guarded(rollout: number): Promise<GuardedRow | undefined> {
    const [row] = await this.#database
      .select()
      .from(guardedRollouts)
      .where(eq(guardedRollouts.rollout, rollout));
    return row;
  }

  /** The last verdicts, by the number of the rollout. */
  async verdicts(numbers: readonly number[]): Promise<ReadonlyMap<number, GuardedRow['verdict']>> {
    const rows = await this.#database
      .select({ rollout: guardedRollouts.rollout, verdict: guardedRollouts.verdict })
      .from(guardedRollouts)
      .where(inArray(guardedRollouts.rollout, [...numbers]));
    return new Map(rows.map(({ rollout, verdict }) => [rollout, verdict]));
  }

  async saveGuarded(row: GuardedRow): Promise<void> {
    await this.#database
      .insert(guardedRollouts)
      .values(row)
      .onConflictDoUpdate({ target: guardedRollouts.rollout, set: row });
  }

  /** The counts of a rollout's signals. */
  async counts(rollout: number): Promise<CountRow[]> {
    const rows = await this.#database.select().from(voteCounts).where(eq(voteCounts.rollout, rollout));
    return rows.flatMap(({ signal, ...row }) => (isSignal(signal) ? [{ ...row, signal }] : []));
  }

  /** What was seen of stable in a rollout, and of the platform itself, in the last minutes and the day before. */
  async latelySeen(rollout: number, now: Date): Promise<LatelySeen> {
    const recentFrom = new Date(now.getTime() - recentMinutes * 60_000);
    const isRecent = gt(rolloutPoints.at, recentFrom);
    const sumOf = (column: PgColumn, condition: SQL) =>
      sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number);
    const [seen] = await this.#database
      .select({
        recentTrials: sumOf(rolloutPoints.trials, isRecent),
        recentHits: sumOf(rolloutPoints.hits, isRecent),
        dayTrials: sumOf(rolloutPoints.trials, not(isRecent)),
        dayHits: sumOf(rolloutPoints.hits, not(isRecent)),
      })
      .from(rolloutPoints)
      .where(
        and(
          eq(rolloutPoints.rollout, rollout),
          eq(rolloutPoints.arm, 'stable'),
          eq(rolloutPoints.signal, 'failure'),
          gt(rolloutPoints.at, new Date(now.getTime() - day)),
        ),
      );
    const [platform] = await this.#database
      .select({ pauses: sumOf(platformPoints.count, gt(platformPoints.at, recentFrom)) })
      .from(platformPoints)
      .where(eq(platformPoints.event, 'paused'));
    return {
      recent: { pageLoads: seen?.recentTrials ?? 0, failures: seen?.recentHits ?? 0 },
      dayBefore: { pageLoads: seen?.dayTrials ?? 0, failures: seen?.dayHits ?? 0 },
      pauses: platform?.pauses ?? 0,
    };
  }

  /** How often an outside number of a rollout missed its condition, and what is known of it at this time. */
  async measurements(
    rollout: number,
    query: string,
    now: Date,
  ): Promise<{ readonly missed: number; readonly isMeasuredNow: boolean; readonly isLastMissed: boolean }> {
    const rows = await this.#database
      .select({ at: rolloutPoints.at, hits: rolloutPoints.hits })
      .from(rolloutPoints)
      .where(and(eq(rolloutPoints.rollout, rollout), eq(rolloutPoints.signal, signalOfQuery(query))))
      .orderBy(rolloutPoints.at);
    const last = rows.at(-1);
    return {
      missed: rows.reduce((sum, { hits }) => sum + hits, 0),
      isMeasuredNow: last?.at.getTime() === startOfPoint(now, this.#deps.pointSeconds).getTime(),
      isLastMissed: (last?.hits ?? 0) > 0,
    };
  }

  /** Keeps what an outside number came to, once in a point; a hit is one that missed its condition. */
  async noteMeasurement(rollout: number, query: string, isMet: boolean, now: Date): Promise<void> {
    const at = startOfPoint(now, this.#deps.pointSeconds);
    await this.#database
      .insert(rolloutPoints)
      .values({ rollout, at, arm: 'canary', signal: signalOfQuery(query), trials: 1, hits: isMet ? 0 : 1 })
      .onConflictDoNothing();
  }

  /** The values that these releases measured between two instants, added up over time. */
  async measured(name: string, versions: readonly string[], from: Date, to: Date): Promise<MeasuredValues[]> {
    if (versions.length === 0) return [];
    return this.#database
      .select({
        brand: vitalCounts.brand,
        vital: vitalCounts.vital,
        bucket: vitalCounts.bucket,
        values: sql<number>`sum(${vitalCounts.values})`.mapWith(Number),
      })
      .from(vitalCounts)
      .where(
        and(
          eq(vitalCounts.name, name),
          inArray(vitalCounts.version, [...versions]),
          gte(vitalCounts.at, from),
          lte(vitalCounts.at, to),
        ),
      )
      .groupBy(vitalCounts.brand, vitalCounts.vital, vitalCounts.bucket);
  }

  /** Turns visits that began before `openedBefore` into votes. */
  async endVisits(openedBefore: Date): Promise<void> {
    for (;;) {
      const ended = await this.#database.transaction(async (transaction) => {
        const old = await transaction
          .select()
          .from(openVisits)
          .where(lt(openVisits.openedAt, openedBefore))
          .limit(visitsAtOnce)
          .for('update', { skipLocked: true });
        for (const { rollout, visitor } of old)
          await transaction
            .delete(openVisits)
            .where(and(eq(openVisits.rollout, rollout), eq(openVisits.visitor, visitor)));
        const votes = old.flatMap(({ trial, hit, reachedAt }) =>
          (reachedAt !== null) === (hit.kind === 'success') ? [trial, hit] : [trial],
        );
        await countVotes(transaction, votes, this.#deps.pointSeconds);
        return old.length;
      });
      if (ended < visitsAtOnce) return;
    }
  }

  /**
   * Writes messages about the guard's actions, and about changes that wait for approval, since the last time. They are made from the audit log, so that no action is missed
   * or reported twice, whenever a process ends.
   */
  async writeMessages(messagesOf: (entry: ReportedEntry) => readonly NewMessage[], now: Date): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const [lease] = await transaction.select().from(guardLeases).where(eq(guardLeases.id, 1)).for('update');
      if (lease === undefined) return;
      const entries = await transaction
        .select()
        .from(auditEntries)
        .where(
          and(
            or(eq(auditEntries.actor, 'guard'), sql`jsonb_exists(${auditEntries.after}, 'waiting')`),
            eq(auditEntries.refused, false),
            gt(auditEntries.id, lease.toldUpTo),
          ),
        )
        .orderBy(auditEntries.id);
      const last = entries.at(-1);
      if (last === undefined) return;
      const messages = entries.flatMap((entry) => messagesOf(entry));
      if (messages.length > 0)
        await transaction
          .insert(guardMessages)
          .values(messages.map((message) => ({ ...message, createdAt: now, dueAt: now })));
      await transaction.update(guardLeases).set({ toldUpTo: last.id }).where(eq(guardLeases.id, 1));
    });
  }

  async dueMessages(now: Date): Promise<GuardMessage[]> {
    return this.#database
      .select()
      .from(guardMessages)
      .where(
        and(isNull(guardMessages.sentAt), isNull(guardMessages.givenUpAt), lte(guardMessages.dueAt, now)),
      )
      .orderBy(guardMessages.dueAt)
      .limit(20);
  }

  async saveMessage(id: number, outcome: MessageOutcome): Promise<void> {
    await this.#database.update(guardMessages).set(outcome).where(eq(guardMessages.id, id));
  }

  /** Deletes data that is no longer needed; the counts of a rollout stay. */
  async sweep(now: Date): Promise<void> {
    const before = (age: number) => new Date(now.getTime() - age);
    const ended = this.#database
      .select({ id: rollouts.id })
      .from(rollouts)
      .where(inArray(rollouts.state, ['promoted', 'aborted']));
    await this.#database.delete(voters).where(inArray(voters.rollout, ended));
    await this.#database.delete(openVisits).where(inArray(openVisits.rollout, ended));
    await this.#database.delete(platformPoints).where(lt(platformPoints.at, before(platformPointsKept)));
    await this.#database.delete(countedBatches).where(lt(countedBatches.at, sql`now() - interval '1 hour'`));
    await this.#database.delete(vitalCounts).where(lt(vitalCounts.at, before(vitalsKept)));
    await this.#database.delete(releaseFaults).where(lt(releaseFaults.last, before(faultsKept)));
    await this.#database.delete(faultVisitors).where(lt(faultVisitors.at, before(faultsKept)));
    await this.#database.delete(guardMessages).where(lt(guardMessages.sentAt, before(messagesKept)));
    await this.#database.delete(guardMessages).where(lt(guardMessages.givenUpAt, before(messagesKept)));
  }
}

/** Measurements stand beside the counts of signals, none of which begins so. */
const signalOfQuery = (name: string) => `number ${name}`;

function isSignal(text: string): text is Signal {
  return signals.some((signal) => signal === text);
}
