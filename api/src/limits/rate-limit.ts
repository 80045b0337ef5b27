import { createHmac } from 'node:crypto';
import { inArray, max, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { growingPauses, rateLimits } from './tables';

/** So many times in each window of so many seconds. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/** Slows down instead of shutting out: after `free` tries each further one waits twice as long as the one before. */
export interface Pace {
  readonly free: number;
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}

export type RateLimitResult =
  { readonly kind: 'taken' } | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/**
 * Counts what is done under a key, in the database, so that it holds over restarts and instances (G13). `what` names the thing
 * limited, `who` the address, number or id it is limited for; `who` is kept as a keyed hash.
 */
export interface RateLimit {
  /** Counts one more, or `amount` at once. */
  take(what: string, who: string, limit: Limit, amount?: number): Promise<RateLimitResult>;
  /** Counts one more for each of many, in one statement; answers how many of whom are too many. */
  takeEach(what: string, whos: readonly string[], limit: Limit): Promise<ReadonlyMap<string, number>>;
  /** Counts one more try; refuses it while the pause after the last one lasts. A refused try does not lengthen the pause. */
  pace(what: string, who: string, pace: Pace): Promise<RateLimitResult>;
  /** The same for each of many, in one statement: while one of them has to wait, the try is refused and counts for none. */
  paceEach(what: string, whos: readonly string[], pace: Pace): Promise<RateLimitResult>;
  /** Forgets the tries of a pace, as after a right password. */
  clear(what: string, who: string): Promise<void>;
}

/** A pace is forgotten when nothing was tried for this long after its pause. */
const paceForgottenAfter = 3_600;

/**
 * A count that a crash takes back by a second does no harm, so it does not wait for the disk. Whoever shares an address would
 * otherwise queue for one row, a disk write each (D14).
 */
const withoutWaitingForDisk = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

const limited = (until: number, now: number): RateLimitResult => ({
  kind: 'limited',
  retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
});

/** The end of the fixed window that an instant lies in. */
const endOfWindow = (seconds: number, now: number): Date =>
  new Date((Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000);

/** Fixed windows with one row for each key and window, and paces with one row for each key. */
export function createRateLimit(database: Database, clock: Clock, secret: string): RateLimit {
  const keyOf = (what: string, who: string) =>
    `${what}:${createHmac('sha256', secret).update(who).digest('base64url')}`;

  return {
    async take(what, who, { times, seconds }, amount = 1) {
      const now = clock.now().getTime();
      const windowEnd = endOfWindow(seconds, now);
      const { rows } = await database.execute<{ taken: number }>(sql`
        insert into ${rateLimits} (key, window_end, taken)
        select ${keyOf(what, who)}, ${windowEnd.toISOString()}::timestamptz, ${amount}::int
        where ${withoutWaitingForDisk}
        on conflict (key, window_end) do update set taken = ${rateLimits.taken} + excluded.taken
        returning taken`);
      const taken = rows[0]?.taken;
      if (taken !== undefined && taken <= times) return { kind: 'taken' };
      return limited(windowEnd.getTime(), now);
    },

    async takeEach(what, whos, { times, seconds }) {
      const amounts = new Map<string, number>();
      for (const who of whos) amounts.set(who, (amounts.get(who) ?? 0) + 1);
      if (amounts.size === 0) return new Map();
      const windowEnd = endOfWindow(seconds, clock.now().getTime());
      // In one order everywhere: two statements that lock the same rows in another would wait for each other.
      const entries = [...amounts].map(([who, amount]) => ({ who, key: keyOf(what, who), amount }));
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
          .map(({ who, key, amount }) => [who, Math.min(amount, (taken.get(key) ?? 0) - times)] as const)
          .filter(([, over]) => over > 0),
      );
    },

    pace(what, who, pace) {
      return this.paceEach(what, [who], pace);
    },

    async paceEach(what, whos, { free, firstPauseSeconds, longestPauseSeconds }) {
      const now = clock.now();
      // In one order everywhere: two statements that lock the same rows in another would wait for each other.
      const keys = [...new Set(whos.map((who) => keyOf(what, who)))].sort();
      if (keys.length === 0) return { kind: 'taken' };
      const at = sql`${now.toISOString()}::timestamptz`;
      const isForgotten = sql`${growingPauses.forgetAt} <= ${at}`;
      const tries = sql`case when ${isForgotten} then 1 else ${growingPauses.tries} + 1 end`;
      const pauseAfter = (count: ReturnType<typeof sql>) => sql`case when ${count} < ${free}::int then 0
        else least(${longestPauseSeconds}::float8, ${firstPauseSeconds}::float8 * power(2, least(${count} - ${free}::int, 30))) end`;
      // Without a pause the time of the last try is not compared: clocks of several instances differ a little.
      const next = (count: ReturnType<typeof sql>) =>
        sql`case when ${count} < ${free}::int then 'epoch'::timestamptz else ${at} + make_interval(secs => ${pauseAfter(count)}) end`;
      const forget = (count: ReturnType<typeof sql>) =>
        sql`${at} + make_interval(secs => ${pauseAfter(count)} + ${paceForgottenAfter}::float8)`;
      const values = sql.join(
        keys.map((key) => sql`(${key}::text)`),
        sql`, `,
      );
      const { rows } = await database.execute<{ tries: number }>(sql`
        insert into ${growingPauses} (key, tries, next_at, forget_at)
        select tried.key, 1, ${next(sql`1`)}, ${forget(sql`1`)}
        from (values ${values}) as tried (key)
        where ${withoutWaitingForDisk} and not exists (
          select from ${growingPauses} as waiting
          where waiting.key in (values ${values}) and waiting.next_at > ${at}
        )
        on conflict (key) do update set tries = ${tries}, next_at = ${next(tries)}, forget_at = ${forget(tries)}
        where ${growingPauses.nextAt} <= ${at}
        returning tries`);
      if (rows.length === keys.length) return { kind: 'taken' };
      const waiting = await database
        .select({ nextAt: max(growingPauses.nextAt) })
        .from(growingPauses)
        .where(inArray(growingPauses.key, keys));
      return limited(waiting[0]?.nextAt?.getTime() ?? now.getTime(), now.getTime());
    },

    async clear(what, who) {
      await database.delete(growingPauses).where(sql`${growingPauses.key} = ${keyOf(what, who)}`);
    },
  };
}
