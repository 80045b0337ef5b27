import { BoundedCache } from '../bounded-cache';
import type { DrawingOutcome } from './drawing';

type Failure = Extract<DrawingOutcome, { kind: 'failed' }>;

interface Health {
  readonly failures: number;
  readonly lateCount: number;
  readonly cooldownUntil: number;
  /** Why it is not used; undefined when it was only late, which is not attributed to a release. */
  readonly failure: Failure | undefined;
}

// A failure of one page is retried a few times; a drawing that had to be ended by force is not.
const failuresBeforeCooldown = 3;
const latesBeforeCooldown = 10;
const cooldownMilliseconds = 60_000;
const pairsRemembered = 500;

/** Stops using failing pairs of releases for a while, so that their pages do not wait in vain. `now` is in milliseconds. */
export class PairHealth {
  private readonly pairs = new BoundedCache<Health>({ capacity: pairsRemembered });

  constructor(private readonly now: () => number) {}

  /** Why this pair is not used at the moment: its failure, or that it was late repeatedly. */
  cooldownReason(pair: string): Failure | 'late' | undefined {
    const health = this.pairs.get(pair);
    if (health === undefined || health.cooldownUntil <= this.now()) return undefined;
    return health.failure ?? 'late';
  }

  /** Records an outcome; after a cooldown, one more failure is enough for the next. */
  record(pair: string, outcome: DrawingOutcome): void {
    if (outcome.kind === 'drawn') return this.pairs.delete(pair);
    const { failures, lateCount, cooldownUntil } = this.pairs.get(pair) ?? {
      failures: 0,
      lateCount: 0,
      cooldownUntil: 0,
    };
    const cooldownEnd = this.now() + cooldownMilliseconds;
    if (outcome.kind === 'failed') {
      const isOver = outcome.isSevere || failures + 1 >= failuresBeforeCooldown;
      this.pairs.set(pair, {
        ...{ failures: failures + 1, lateCount, failure: outcome },
        cooldownUntil: isOver ? cooldownEnd : cooldownUntil,
      });
    } else if (outcome.why === 'late') {
      const isOver = lateCount + 1 >= latesBeforeCooldown;
      this.pairs.set(pair, {
        ...{ failures, lateCount: lateCount + 1, failure: undefined },
        cooldownUntil: isOver ? cooldownEnd : cooldownUntil,
      });
    }
  }
}
