import { createHmac } from 'node:crypto';
import { inArray, max, sql } from 'drizzle-orm';
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
  /** Counts one more try, or refuses it during the pause after the last one. A refused try does not lengthen the pause. */
  takeWithBackoff(action: string, subject: string, backoff: Backoff): Promise<RateLimitResult>;
  /** The same for each of many, in one statement. While one of them has to wait, the try is refused and counts for none. */
  takeEachWithBackoff(
    action: string,
    subjects: readonly string[],
    backoff: Backoff,
  ): Promise<RateLimitResult>;
  /** Forgets the tries of a backoff, for example after a correct password. */
  clear(action: string, subject: string): Promise<void>;
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

/** The end of the fixed window that contains an instant. */
const endOfWindow = (seconds: number, now: number): Date =>
  new Date((Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000);

/** Fixed windows with one row for each key and window, and backoffs with one row for each key. */
export function createRateLimit(database: Database, clock: Clock, secret: string): RateLimit {
  const keyOf = (action: string, subject: string) =>
    `${action}:${createHmac('sha256', secret).update(subject).digest('base64url')}`;

  return {
    async take(action, subject, { times, seconds }, amount = 1) {
      const now = clock.now().getTime();
      const windowEnd = endOfWindow(seconds, now);
      const { rows } = await database.execute<{ taken: number }>(sql`
        insert into ${rateLimits} (key, window_end, taken)
        select ${keyOf(action, subject)}, ${windowEnd.toISOString()}::timestamptz, ${amount}::int
        where ${withoutWaitingForDisk}
        on conflict (key, window_end) do update set taken = ${rateLimits.taken} + excluded.taken
        returning taken`);
      const taken = rows[0]?.taken;
      if (taken !== undefined && taken <= times) return { kind: 'taken' };
      return limited(windowEnd.getTime(), now);
    },

    async takeEach(action, subjects, { times, seconds }) {
      const amounts = new Map<string, number>();
      for (const subject of subjects) amounts.set(subject, (amounts.get(subject) ?? 0) + 1);
      if (amounts.size === 0) return new Map();
      const windowEnd = endOfWindow(seconds, clock.now().getTime());
      // Sorted, because statements that lock the same rows in different orders would deadlock.
      const entries = [...amounts].map(([subject, amount]) => ({
        subject,
        key: keyOf(action, subject),
        amount,
      }));
      entries.sort((one, other) => (one.key < other.key ? -1 : 1));
      const values = entries.map(
        ({ key, amount }) => sql`(${key}, ${windowEnd.toISOString()}::timestamptz, ${amount}::int)`,
      );
      const { rows } = await database.execute<{ key: string; taken: number }>(sql`
        insert into ${rateLimits} (key, window_end, taken)
        select * from (values ${sql.join(values, sql`, `)}) as counted
        where ${withoutWaitingForDisk}
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

    takeWithBackoff(action, subject, backoff) {
      return this.takeEachWithBackoff(action, [subject], backoff);
    },

    async takeEachWithBackoff(action, subjects, { freeTries, firstPauseSeconds, longestPauseSeconds }) {
      const now = clock.now();
      // Sorted, because statements that lock the same rows in different orders would deadlock.
      const keys = [...new Set(subjects.map((subject) => keyOf(action, subject)))].sort();
      if (keys.length === 0) return { kind: 'taken' };
      const at = sql`${now.toISOString()}::timestamptz`;
      const isForgotten = sql`${backoffs.forgetAt} <= ${at}`;
      const tries = sql`case when ${isForgotten} then 1 else ${backoffs.tries} + 1 end`;
      const pauseAfter = (count: ReturnType<typeof sql>) => sql`case when ${count} < ${freeTries}::int then 0
        else least(${longestPauseSeconds}::float8, ${firstPauseSeconds}::float8 * power(2, least(${count} - ${freeTries}::int, 30))) end`;
      // Without a pause the time of the last try is not compared, since the clocks of instances differ a little.
      const next = (count: ReturnType<typeof sql>) =>
        sql`case when ${count} < ${freeTries}::int then 'epoch'::timestamptz else ${at} + make_interval(secs => ${pauseAfter(count)}) end`;
      const forget = (count: ReturnType<typeof sql>) =>
        sql`${at} + make_interval(secs => ${pauseAfter(count)} + ${backoffForgottenAfter}::float8)`;
      const values = sql.join(
        keys.map((key) => sql`(${key}::text)`),
        sql`, `,
      );
      const { rows } = await database.execute<{ tries: number }>(sql`
        insert into ${backoffs} (key, tries, next_at, forget_at)
        select tried.key, 1, ${next(sql`1`)}, ${forget(sql`1`)}
        from (values ${values}) as tried (key)
        where ${withoutWaitingForDisk} and not exists (
          select from ${backoffs} as waiting
          where waiting.key in (values ${values}) and waiting.next_at > ${at}
        )
        on conflict (key) do update set tries = ${tries}, next_at = ${next(tries)}, forget_at = ${forget(tries)}
        where ${backoffs.nextAt} <= ${at}
        returning tries`);
      if (rows.length === keys.length) return { kind: 'taken' };
      const waiting = await database
        .select({ nextAt: max(backoffs.nextAt) })
        .from(backoffs)
        .where(inArray(backoffs.key, keys));
      return limited(waiting[0]?.nextAt?.getTime() ?? now.getTime(), now.getTime());
    },

    async clear(action, subject) {
      await database.delete(backoffs).where(sql`${backoffs.key} = ${keyOf(action, subject)}`);
    },
  };
}
