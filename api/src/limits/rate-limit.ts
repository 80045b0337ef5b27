import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { backoffs, rateLimits } from './tables';

/** A number of times in each window of so many seconds. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/** Slows down instead of refusing for a whole window: after `freeTries` each pause is twice as long as the one before. */
export interface Backoff {
  readonly freeTries: number;
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}

/** A backoff and the address, number or id that it slows down. */
interface SubjectBackoff {
  readonly subject: string;
  readonly backoff: Backoff;
}

/** A limit and what it counts. */
export interface SubjectLimit {
  readonly action: string;
  readonly subject: string;
  readonly limit: Limit;
}

export type RateLimitResult =
  { readonly kind: 'taken' } | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/**
 * Counts in the database, so that limits hold across restarts and instances (G13). `action` names what is
 * limited, `subject` the address, number or id that it is limited for. `subject` is stored as a keyed hash.
 */
export interface RateLimit {
  /** Counts one more, or `amount` at once. */
  take(action: string, subject: string, limit: Limit, amount?: number): Promise<RateLimitResult>;
  /** Counts one more for each of many, in one statement; returns who exceeds the limit by how many. */
  takeEach(action: string, subjects: readonly string[], limit: Limit): Promise<ReadonlyMap<string, number>>;
  /** Gives back what `takeEach` counted at the instant `takenAt`: one for each of the subjects. */
  releaseEach(action: string, subjects: readonly string[], limit: Limit, takenAt: Date): Promise<void>;
  /** Counts one more try, or refuses it during the pause after the last one. A refused try does not lengthen the pause. */
  takeWithBackoff(action: string, subject: string, backoff: Backoff): Promise<RateLimitResult>;
  /** The same for each of many, in one statement. While one of them has to wait, the try is refused and counts for none. */
  takeEachWithBackoff(action: string, tries: readonly SubjectBackoff[]): Promise<RateLimitResult>;
  /**
   * Counts `amount` (0 or 1) more in each of several limits, in one statement; refused while one of them is used up, and then it counts in
   * none. With 0 it only asks.
   */
  takeTogether(counts: readonly SubjectLimit[], amount?: 0 | 1): Promise<RateLimitResult>;
  /** Forgets the tries of a backoff, for example after a correct password. */
  clear(action: string, ...subjects: readonly string[]): Promise<void>;
  /** Remembers something for so many seconds, such as that an account was used from a network. */
  remember(action: string, subject: string, seconds: number): Promise<void>;
  isRemembered(action: string, subject: string): Promise<boolean>;
  /** The keyed hash of a subject, for storing who caused something without storing an address (G14). */
  hashOf(subject: string): string;
  /** Counts as a part of a transaction: what is rolled back was never counted. */
  within(transaction: Database): RateLimit;
}

/** Seconds after its pause after which an unused backoff is forgotten. */
const backoffForgottenAfter = 3_600;

/**
 * Losing the last second of counts in a crash does no harm, so a count does not wait for the disk. Callers who share an address would
 * otherwise queue for one row with a disk write each (D14).
 */
const withoutWaitingForDisk = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

const limited = (until: number, now: number): RateLimitResult => ({
  kind: 'limited',
  retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
});

/** The end of the fixed window that contains an instant, in milliseconds. */
export function endOfWindow(seconds: number, now: number): Date {
  return new Date((Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000);
}

/** Fixed windows with one row for each key and window, and backoffs with one row for each key. */
export function createRateLimit(database: Database, clock: Clock, secret: string): RateLimit {
  return rateLimitOf({ database, clock, secret, canCommit: withoutWaitingForDisk });
}

interface RateLimitDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  /** A condition of each counting statement that is always true. */
  readonly canCommit: SQL;
}

function rateLimitOf({ database, clock, secret, canCommit }: RateLimitDeps): RateLimit {
  const hashOf = (subject: string) => createHmac('sha256', secret).update(subject).digest('base64url');
  const keyOf = (action: string, subject: string) => `${action}:${hashOf(subject)}`;

  /** The keys of subjects with how often each is listed, sorted, because statements that lock the same rows in different orders would deadlock. */
  function entriesOf(action: string, subjects: readonly string[]) {
    const amounts = new Map<string, number>();
    for (const subject of subjects) amounts.set(subject, (amounts.get(subject) ?? 0) + 1);
    return [...amounts]
      .map(([subject, amount]) => ({ subject, amount, key: keyOf(action, subject) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  return {
    async take(action, subject, { times, seconds }, amount = 1) {
      const now = clock.now().getTime();
      const windowEnd = endOfWindow(seconds, now);
      const { rows } = await database.execute<{ taken: number }>(sql`
        insert into ${rateLimits} (key, window_end, taken)
        select ${keyOf(action, subject)}, ${windowEnd.toISOString()}::timestamptz, ${amount}::int
        where ${canCommit}
        on conflict (key, window_end) do update set taken = ${rateLimits.taken} + excluded.taken
        returning taken`);
      const taken = rows[0]?.taken;
      if (taken !== undefined && taken <= times) return { kind: 'taken' };
      return limited(windowEnd.getTime(), now);
    },

    async takeEach(action, subjects, { times, seconds }) {
      const entries = entriesOf(action, subjects);
      if (entries.length === 0) return new Map();
      const windowEnd = endOfWindow(seconds, clock.now().getTime());
      const values = entries.map(
        ({ key, amount }) => sql`(${key}, ${windowEnd.toISOString()}::timestamptz, ${amount}::int)`,
      );
      const { rows } = await database.execute<{ key: string; taken: number }>(sql`
        insert into ${rateLimits} (key, window_end, taken)
        select * from (values ${sql.join(values, sql`, `)}) as counted
        where ${canCommit}
        on conflict (key, window_end) do update set taken = ${rateLimits.taken} + excluded.taken
        returning key, taken`);
      const taken = new Map(rows.map((row) => [row.key, row.taken]));
      return new Map(
        entries
          .map(
            ({ subject, key, amount }) => [subject, Math.min(amount, (taken.get(key) ?? 0) - times)] as const,
          )
          .filter(([, excess]) => excess > 0),
      );
    },

    async releaseEach(action, subjects, { seconds }, takenAt) {
      const entries = entriesOf(action, subjects);
      if (entries.length === 0) return;
      const windowEnd = endOfWindow(seconds, takenAt.getTime()).toISOString();
      const values = entries.map(({ key, amount }) => sql`(${key}::text, ${amount}::int)`);
      // Locked in the order of their keys, as every other statement locks them.
      await database.execute(sql`
        with given_back as (
          select key, amount from (values ${sql.join(values, sql`, `)}) as listed (key, amount)
          join ${rateLimits} using (key) where window_end = ${windowEnd}::timestamptz
          order by key for update of ${rateLimits}
        )
        update ${rateLimits} set taken = taken - given_back.amount
        from given_back where ${rateLimits.key} = given_back.key and ${rateLimits.windowEnd} = ${windowEnd}::timestamptz`);
    },

    async takeTogether(counts, amount = 1) {
      if (counts.length === 0) return { kind: 'taken' };
      const now = clock.now().getTime();
      const entries = counts.map(({ action, subject, limit: { times, seconds } }) => ({
        key: keyOf(action, subject),
        times,
        windowEnd: endOfWindow(seconds, now),
      }));
      entries.sort((one, other) => (one.key < other.key ? -1 : 1));
      const values = entries.map(
        ({ key, windowEnd, times }) =>
          sql`(${key}::text, ${windowEnd.toISOString()}::timestamptz, ${times}::int)`,
      );
      const listed = sql`(values ${sql.join(values, sql`, `)}) as listed (key, window_end, times)`;
      const full = sql`select extract(epoch from max(window_end))::float8 * 1000 as until from ${listed} join ${rateLimits} using (key, window_end) where taken >= times`;
      const { rows } = await database.execute<{ key: string }>(sql`
        insert into ${rateLimits} (key, window_end, taken)
        select key, window_end, ${amount}::int from ${listed}
        where ${canCommit} and times > 0 and (${full}) is null
        on conflict (key, window_end) do update set taken = ${rateLimits.taken} + excluded.taken
        where ${rateLimits.taken} < (select times from ${listed} where listed.key = ${rateLimits.key})
        returning key`);
      if (rows.length === entries.length) return { kind: 'taken' };
      // Another request has used one of them up in the same moment, so what was counted in the others is given back.
      const counted = entries.filter(({ key }) => rows.some((row) => row.key === key));
      for (const { key, windowEnd } of counted)
        await database
          .update(rateLimits)
          .set({ taken: sql`${rateLimits.taken} - ${amount}` })
          .where(and(eq(rateLimits.key, key), eq(rateLimits.windowEnd, windowEnd)));
      const used = await database.execute<{ until: number | null }>(full);
      return limited(
        used.rows[0]?.until ?? Math.max(...entries.map(({ windowEnd }) => windowEnd.getTime())),
        now,
      );
    },

    takeWithBackoff(action, subject, backoff) {
      return this.takeEachWithBackoff(action, [{ subject, backoff }]);
    },

    async takeEachWithBackoff(action, tried) {
      const now = clock.now();
      const byKey = new Map(tried.map(({ subject, backoff }) => [keyOf(action, subject), backoff]));
      if (byKey.size === 0) return { kind: 'taken' };
      // Sorted, because statements that lock the same rows in different orders would deadlock.
      const entries = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1));
      const at = sql`${now.toISOString()}::timestamptz`;
      const values = entries.map(
        ([key, { freeTries, firstPauseSeconds, longestPauseSeconds }]) =>
          sql`(${key}::text, ${freeTries}::int, ${firstPauseSeconds}::float8, ${longestPauseSeconds}::float8)`,
      );
      const listed = sql`(values ${sql.join(values, sql`, `)}) as listed (key, free, first_pause, longest_pause)`;
      // Without a pause the time of the last try is not compared, since the clocks of instances differ a little.
      const counted = (tries: SQL) => sql`
        select listed.key, tries, case when pause = 0 then 'epoch'::timestamptz else ${at} + make_interval(secs => pause) end as next_at,
          ${at} + make_interval(secs => pause + ${backoffForgottenAfter}::float8) as forget_at
        from ${listed}, lateral (select ${tries} as tries) as tried, lateral (select case when tries < free then 0
          else least(longest_pause, first_pause * power(2, least(tries - free, 30))) end as pause) as paused`;
      const tries = sql`case when ${backoffs.forgetAt} <= ${at} then 1 else ${backoffs.tries} + 1 end`;
      const { rows } = await database.execute<{ tries: number }>(sql`
        insert into ${backoffs} (key, tries, next_at, forget_at)
        select * from (${counted(sql`1`)}) as first
        where ${canCommit} and not exists (
          select from ${listed} join ${backoffs} as waiting using (key) where waiting.next_at > ${at}
        )
        on conflict (key) do update set (tries, next_at, forget_at) = (
          select tries, next_at, forget_at from (${counted(tries)}) as next where next.key = ${backoffs.key}
        )
        where ${backoffs.nextAt} <= ${at}
        returning tries`);
      if (rows.length === entries.length) return { kind: 'taken' };
      const waiting = await database
        .select({ nextAt: max(backoffs.nextAt) })
        .from(backoffs)
        .where(inArray(backoffs.key, [...byKey.keys()]));
      return limited(waiting[0]?.nextAt?.getTime() ?? now.getTime(), now.getTime());
    },

    async clear(action, ...subjects) {
      const keys = subjects.map((subject) => keyOf(action, subject));
      await database.delete(backoffs).where(inArray(backoffs.key, keys));
    },

    async remember(action, subject, seconds) {
      // Whole days, so that one row a day remembers whatever happens in it.
      const windowEnd = endOfWindow(86_400, clock.now().getTime() + seconds * 1000);
      await database
        .insert(rateLimits)
        .values({ key: keyOf(action, subject), windowEnd, taken: 1 })
        .onConflictDoNothing();
    },

    async isRemembered(action, subject) {
      const found = await database
        .select({ windowEnd: rateLimits.windowEnd })
        .from(rateLimits)
        .where(and(eq(rateLimits.key, keyOf(action, subject)), gt(rateLimits.windowEnd, clock.now())))
        .limit(1);
      return found.length > 0;
    },

    hashOf,

    within: (transaction) => rateLimitOf({ database: transaction, clock, secret, canCommit: sql`true` }),
  };
}
