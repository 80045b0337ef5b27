import { logMixtureRatio, wholeShare } from '../../../platform/src/guard/mixture';
import { abortThreshold, signalTests, signals } from '../../../platform/src/guard/signals';
import type { Random } from './random';

/** How often the failures of a visitor count: each of them, once a day, or once in the whole rollout. */
type Counting = 'each' | 'daily' | 'once';

/**
 * Returning visitors with different rates of failure, on a canary that is equal to stable: `faulty` ones fail nearly always (an
 * old browser, a filter in their network), and every day `occasional` others fail once.
 */
export interface SimulatedVisitors {
  readonly faulty: number;
  readonly occasional: number;
  /** The canary's share on each day, in ten-thousandths. */
  readonly shares: readonly number[];
  readonly counting: Counting;
}

const dailyVisitProbability = 0.5;
const loadsAnother = 0.6;
const faultyFails = 0.9;

/** Simulates one rollout; true when the guard's rule for failures, asked after each one, aborts it. */
export function visitorSimulation({ faulty, occasional, shares, counting }: SimulatedVisitors) {
  const threshold = abortThreshold('failure', signals);
  const { mixture } = signalTests.failure;

  return (random: Random): boolean => {
    const tallies = shares.map((share) => ({ share, canary: 0, stable: 0 }));
    const buckets = Array.from({ length: faulty }, () => random() * wholeShare);
    const haveFailed = new Set<number>();

    const aborts = (day: number, bucket: number): boolean => {
      const tally = tallies[day];
      if (tally === undefined) return false;
      tally[bucket < tally.share ? 'canary' : 'stable'] += 1;
      return logMixtureRatio(tallies, mixture) >= threshold;
    };

    for (const day of shares.keys()) {
      for (const [visitor, bucket] of buckets.entries()) {
        if (random() >= dailyVisitProbability) continue;
        let votesToday = 0;
        do {
          if (random() >= faultyFails) continue;
          const counts =
            counting === 'each' || (votesToday === 0 && (counting === 'daily' || !haveFailed.has(visitor)));
          votesToday += 1;
          haveFailed.add(visitor);
          if (counts && aborts(day, bucket)) return true;
        } while (random() < loadsAnother);
      }
      for (let other = 0; other < occasional; other += 1) {
        if (aborts(day, random() * wholeShare)) return true;
      }
    }
    return false;
  };
}
