import { hitTally } from '../../../platform/src/guard/judge';
import { logMixtureRatio, wholeShare } from '../../../platform/src/guard/mixture';
import { withoutOneFailure } from '../../../platform/src/guard/evidence';
import { bucketOfValue, percentile25 } from '../../../platform/src/guard/percentile';
import { abortThreshold, signalTests, signals } from '../../../platform/src/guard/signals';
import type { Random } from './random';

// Jest looks up every global in a sandbox, which costs more than these calculations; so they are looked up once.
const { PI, cos, exp, log, round, sqrt } = Math;

/** Orders of a canary whose values are `factor` times those of stable; each is by another visitor. */
export interface SimulatedOrders {
  /** In ten-thousandths. */
  readonly share: number;
  readonly factor: number;
  /** From so many earlier orders the guard has learned what a small one is. */
  readonly earlierOrders: number;
  /** For how many orders of the canary the rollout is watched. */
  readonly canaryOrders: number;
}

/** Decides after each order whether the rollout is stopped; it is made for one rollout. */
interface OrderRule {
  add(arm: 'canary' | 'stable', pence: number): void;
  readonly stops: boolean;
}

export type MakeOrderRule = (share: number, earlier: readonly number[]) => OrderRule;

const medianPence = 2_200;

/**
 * The value of an order: most are around £22, and one of twenty is for a party. Those follow a Pareto distribution of index 1.5, which has no
 * variance: the largest of some thousand orders is as much as a hundred others.
 */
function orderValue(random: Random): number {
  const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
  const usual = medianPence * exp(0.5 * normal);
  return round(random() < 0.05 ? usual * 2 * (1 - random()) ** (-1 / 1.5) : usual);
}

/** Simulates rollouts: returns after how many orders of the canary the rule stops, or undefined when it never does. */
export function orderSimulation({ share, factor, earlierOrders, canaryOrders }: SimulatedOrders) {
  return (random: Random, makeRule: MakeOrderRule): number | undefined => {
    const rule = makeRule(
      share,
      Array.from({ length: earlierOrders }, () => orderValue(random)),
    );
    for (let onCanary = 0; onCanary < canaryOrders;) {
      const arm = random() * wholeShare < share ? 'canary' : 'stable';
      const pence = orderValue(random);
      rule.add(arm, arm === 'canary' ? round(pence * factor) : pence);
      if (arm === 'canary') onCanary += 1;
      if (rule.stops) return onCanary;
    }
    return undefined;
  };
}

/** The guard's own rule: how many orders are among the lowest quarter of the earlier ones. */
export const smallOrderRule: MakeOrderRule = (share, earlier) => {
  const histogram: Record<number, number> = {};
  for (const pence of earlier) histogram[bucketOfValue(pence)] = (histogram[bucketOfValue(pence)] ?? 0) + 1;
  const bound = percentile25(histogram, 1) ?? 0;
  const threshold = abortThreshold('small-order', signals);
  const { mixture } = signalTests['small-order'];
  const seen = { canary: { trials: 0, hits: 0 }, stable: { trials: 0, hits: 0 } };
  const countsOf = ({ trials, hits }: { readonly trials: number; readonly hits: number }) => ({
    trials,
    hits,
    firstTrials: trials,
    firstHits: hits,
    networkTrials: trials,
    networkHits: hits,
  });
  let isHit = false;
  return {
    add(arm, pence) {
      isHit = pence <= bound;
      seen[arm].trials += 1;
      if (isHit) seen[arm].hits += 1;
    },
    get stops() {
      // Evidence grows with a hit only.
      if (!isHit) return false;
      const cell = {
        signal: 'small-order' as const,
        brand: '',
        share,
        canary: countsOf(seen.canary),
        stable: countsOf(seen.stable),
      };
      const tallies = withoutOneFailure([hitTally(cell, 'networks')]);
      return logMixtureRatio(tallies, mixture) >= threshold;
    },
  };
};

/**
 * A test of mean values for comparison: the normal mixture of Robbins (1970) over the difference from the mean of the earlier orders, with
 * their variance, at the same false alarm rate. It takes the values for normally distributed.
 */
export const meanValueRule: MakeOrderRule = (_share, earlier) => {
  const mean = earlier.reduce((sum, pence) => sum + pence, 0) / earlier.length;
  const variance = earlier.reduce((sum, pence) => sum + (pence - mean) ** 2, 0) / earlier.length;
  const threshold = abortThreshold('small-order', signals);
  // Half of the mean, the difference that is looked for.
  const prior = (mean / 2) ** 2 / variance;
  let orders = 0;
  let sum = 0;
  return {
    add(arm, pence) {
      if (arm === 'stable') return;
      orders += 1;
      sum += (pence - mean) / sqrt(variance);
    },
    get stops() {
      if (sum >= 0) return false;
      const ratio = (prior * sum ** 2) / (2 * (1 + prior * orders)) - log(1 + prior * orders) / 2;
      return ratio + log(2) >= threshold;
    },
  };
};
