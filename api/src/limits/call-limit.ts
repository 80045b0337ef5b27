import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';
import type { Limit, RateLimit, RateLimitResult } from './rate-limit';

/** The permits of one caller for one window that this process may give without asking the database. */
interface Permits {
  readonly windowEnd: number;
  remaining: number;
  /** The database has no more permits for this window. */
  isUsedUp: boolean;
  drawing: Promise<void> | undefined;
}

const maxCallers = 50_000;
const batchesPerWindow = 20;

export interface CallLimit {
  take(call: string, caller: string, limit: Limit): Promise<RateLimitResult>;
}

/**
 * Counts calls. A process takes permits from the database in batches of a twentieth of the limit, and starts each window
 * with a free batch, so that an ordinary customer costs no round trip. Several processes together exceed the limit by at most one batch
 * each. Limits below twenty have no batches and are exact.
 */
export function createCallLimit(rateLimit: Pick<RateLimit, 'take'>, clock: Clock): CallLimit {
  const callers = new LRUCache<string, Permits>({ max: maxCallers });

  function permitsOf(key: string, { times, seconds }: Limit, batchSize: number): Permits {
    const now = clock.now().getTime();
    const known = callers.get(key);
    if (known && known.windowEnd > now) return known;
    const windowEnd = (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000;
    const fresh = {
      windowEnd,
      remaining: batchSize > 1 ? Math.min(batchSize, times) : 0,
      isUsedUp: false,
      drawing: undefined,
    };
    callers.set(key, fresh);
    return fresh;
  }

  const retryAfter = (windowEnd: number): RateLimitResult => ({
    kind: 'limited',
    retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - clock.now().getTime()) / 1000)),
  });

  return {
    async take(call, caller, limit) {
      const batchSize = Math.max(1, Math.floor(limit.times / batchesPerWindow));
      const permits = permitsOf(`${call} ${caller}`, limit, batchSize);
      const draw = async () => {
        const result = await rateLimit.take(call, caller, limit, batchSize);
        if (result.kind === 'taken') permits.remaining += batchSize;
        else permits.isUsedUp = true;
      };
      while (permits.remaining === 0) {
        if (permits.isUsedUp) return retryAfter(permits.windowEnd);
        permits.drawing ??= draw().finally(() => (permits.drawing = undefined));
        await permits.drawing;
      }
      permits.remaining -= 1;
      return { kind: 'taken' };
    },
  };
}
