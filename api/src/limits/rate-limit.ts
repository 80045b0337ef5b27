import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { rateLimits } from './tables';

/** So many times in each window of so many seconds. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

type Taking = { readonly kind: 'taken' } | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/** Counts what is done under a key, in the database, so that it holds over restarts and instances (G13). */
export interface RateLimit {
  /** `what` names the thing limited, `who` the address, number or id it is limited for; `who` is kept as a hash. */
  take(what: string, who: string, limit: Limit): Promise<Taking>;
}

/** Fixed windows, one row for each key and window. */
export function createRateLimit(database: Database, clock: Clock): RateLimit {
  let takings = 0;
  return {
    async take(what, who, { times, seconds }) {
      const now = clock.now().getTime();
      const windowEnd = new Date((Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000);
      const key = `${what}:${createHash('sha256').update(who).digest('base64url')}`;
      const [row] = await database
        .insert(rateLimits)
        .values({ key, windowEnd, taken: 1 })
        .onConflictDoUpdate({
          target: [rateLimits.key, rateLimits.windowEnd],
          set: { taken: sql`${rateLimits.taken} + 1` },
        })
        .returning({ taken: rateLimits.taken });

      takings += 1;
      if (takings % 1_000 === 0)
        await database.delete(rateLimits).where(lt(rateLimits.windowEnd, clock.now()));

      if (row !== undefined && row.taken <= times) return { kind: 'taken' };
      return {
        kind: 'limited',
        retryAfterSeconds: Math.max(1, Math.ceil((windowEnd.getTime() - now) / 1000)),
      };
    },
  };
}
