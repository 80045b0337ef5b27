import { BoundedCache } from '../bounded-cache';
import type { DrawingOutcome } from './drawing';

type Failure = Extract<DrawingOutcome, { kind: 'failed' }>;

interface Health {
  readonly failures: number;
  readonly lates: number;
  readonly restsUntil: number;
  /** Why it rests; undefined where it was only late, which is nobody's fault. */
  readonly failure: Failure | undefined;
}

// What may be wrong with one page alone is tried a few times; what had to be ended by force is not.
const failuresBeforeRest = 3;
const latesBeforeRest = 10;
const restMilliseconds = 60_000;
const pairsRemembered = 500;

/** Lets pairs of releases that fail rest, so that their pages do not wait for nothing. `now` is in milliseconds. */
export class PairHealth {
  private readonly pairs = new BoundedCache<Health>({ capacity: pairsRemembered });

  constructor(private readonly now: () => number) {}

  /** Why this pair is not asked at the moment: its failure, or that it was late again and again. */
  rests(pair: string): Failure | 'late' | undefined {
    const health = this.pairs.get(pair);
    if (health === undefined || health.restsUntil <= this.now()) return undefined;
    return health.failure ?? 'late';
  }

  /** Takes note of what came of a drawing; after a rest, one more failure is enough for the next. */
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
