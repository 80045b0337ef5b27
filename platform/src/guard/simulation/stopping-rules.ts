import { failureTally } from '../judge';
import { type Mixture, logMixtureRatio, wholeShare } from '../mixture';
import { abortThreshold, signalTests, signals } from '../signals';
import type { ArmSeen, StoppingRule } from './simulate-page-loads';

const countsOf = ({ trials, failures }: ArmSeen) => ({
  trials,
  failures,
  firstTrials: trials,
  firstFailures: failures,
});

/** The guard's own rule for the signal `failure` of a rollout that watches every signal. */
export function guardRule(share: number): StoppingRule {
  return mixtureRule(share, signalTests.failure.mixture, abortThreshold('failure', signals));
}

/** Wald's sequential test against one relative risk, at the same false alarm rate as the guard's. */
export function oneAlternativeRule(share: number, relativeRisk: number): StoppingRule {
  return mixtureRule(share, [{ relativeRisk, weight: 1 }], abortThreshold('failure', signals));
}

function mixtureRule(share: number, mixture: Mixture, threshold: number): StoppingRule {
  return (canary, stable) => {
    const cell = {
      signal: 'failure',
      brand: '',
      share,
      canary: countsOf(canary),
      stable: countsOf(stable),
    } as const;
    return logMixtureRatio([failureTally(cell)], mixture) >= threshold;
  };
}

/** The test of two proportions for a number of page loads fixed beforehand, one-sided at 1 %, but looked at after each failure. */
export function peekingRule(): StoppingRule {
  const upperPercentile = 2.326;
  return (canary, stable) => {
    const rate = (canary.failures + stable.failures) / (canary.trials + stable.trials);
    const difference = canary.failures / canary.trials - stable.failures / stable.trials;
    const deviation = Math.sqrt(rate * (1 - rate) * (1 / canary.trials + 1 / stable.trials));
    return canary.failures >= 5 && difference > upperPercentile * deviation;
  };
}

/**
 * A confidence sequence: the normal mixture of Robbins (1970) over the part of the failures that falls on the canary, one-sided, at the
 * same false alarm rate as the guard's. Its prior spreads over parts within `spread` of the share (a standard deviation).
 */
export function confidenceSequenceRule(share: number, spread: number): StoppingRule {
  const part = share / wholeShare;
  const threshold = abortThreshold('failure', signals);
  return (canary, stable) => {
    const failures = canary.failures + stable.failures;
    const excess = canary.failures - failures * part;
    if (excess <= 0) return false;
    const variance = failures * part * (1 - part);
    const precision = (part * (1 - part)) ** 2 / spread ** 2;
    const log = excess ** 2 / (2 * (variance + precision)) - Math.log((variance + precision) / precision) / 2;
    return log + Math.log(2) >= threshold;
  };
}
