import type { Clock } from '../clock';
import type { Limit, RateLimit, RateLimitResult } from './rate-limit';

/** The permits of one caller for one window that this process may give without asking the database. */
interface Permits {
  readonly windowEnd: number;
  left: number;
  /** The database has no more permits for this window. */
  isUsedUp: boolean;
  drawing: Promise<void> | undefined;
}

const mostCallers = 50_000;
const lotsOfAWindow = 20;

export interface CallLimit {
  take(call: string, who: string, limit: Limit): Promise<RateLimitResult>;
}

/**
 * Counts calls. A process takes permits from the database in lots of a twentieth of the limit, and starts each window
 * with a free lot, so that an ordinary customer costs no round trip. Several processes together exceed the limit by at most one lot
 * each. Limits below twenty have no lots and are exact.
 */
export function createCallLimit(rateLimit: RateLimit, clock: Clock): CallLimit {
  let callers = new Map<string, Permits>();

  function permitsOf(key: string, { times, seconds }: Limit, lot: number): Permits {
    const now = clock.now().getTime();
    const known = callers.get(key);
    if (known && known.windowEnd > now) return known;
    if (callers.size >= mostCallers) callers = new Map();
    const windowEnd = (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000;
    const fresh = {
      windowEnd,
      left: lot > 1 ? Math.min(lot, times) : 0,
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
    async take(call, who, limit) {
      const lot = Math.max(1, Math.floor(limit.times / lotsOfAWindow));
      const permits = permitsOf(`${call} ${who}`, limit, lot);
      const draw = async () => {
        const taking = await rateLimit.take(call, who, limit, lot);
        if (taking.kind === 'taken') permits.left += lot;
        else permits.isUsedUp = true;
      };
      while (permits.left === 0) {
        if (permits.isUsedUp) return retryAfter(permits.windowEnd);
        permits.drawing ??= draw().finally(() => (permits.drawing = undefined));
        await permits.drawing;
      }
      permits.left -= 1;
      return { kind: 'taken' };
    },
  };
}
