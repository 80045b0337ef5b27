import { BoundedCache } from '../bounded-cache';
import type { DrawingOutcome } from './drawing';

type Failure = Extract<DrawingOutcome, { kind: 'failed' }>;

interface Health {
  readonly failures: number;
  readonly lates: number;
  readonly restsUntil: number;
  /** Why it rests; undefined when it was only late, which is not attributed to a release. */
  readonly failure: Failure | undefined;
}

// A failure of one page is retried a few times; a drawing that had to be ended by force is not.
const failuresBeforeRest = 3;
const latesBeforeRest = 10;
const restMilliseconds = 60_000;
const pairsRemembered = 500;

/** Lets failing pairs of releases rest, so that their pages do not wait in vain. `now` is in milliseconds. */
export class PairHealth {
  private readonly pairs = new BoundedCache<Health>({ capacity: pairsRemembered });

  constructor(private readonly now: () => number) {}

  /** Why this pair is not used at the moment: its failure, or that it was late repeatedly. */
  rests(pair: string): Failure | 'late' | undefined {
    const health = this.pairs.get(pair);
    if (health === undefined || health.restsUntil <= this.now()) return undefined;
    return health.failure ?? 'late';
  }

  /** Records an outcome; after a rest, one more failure is enough for the next. */
  note(pair: string, outcome: DrawingOutcome): void {
    if (outcome.kind === 'drawn') return this.pairs.delete(pair);
    const { failures, lates, restsUntil } = this.pairs.get(pair) ?? { failures: 0, lates: 0, restsUntil: 0 };
    const rest = this.now() + restMilliseconds;
    if (outcome.kind === 'failed') {
      const isOver = outcome.isSevere || failures + 1 >= failuresBeforeRest;
      this.pairs.set(pair, {
        ...{ failures: failures + 1, lates, failure: outcome },
        restsUntil: isOver ? rest : restsUntil,
      });
    } else if (outcome.why === 'late') {
      const isOver = lates + 1 >= latesBeforeRest;
      this.pairs.set(pair, {
        ...{ failures, lates: lates + 1, failure: undefined },
        restsUntil: isOver ? rest : restsUntil,
      });
    }
  }
}
