import type { GoalSignal } from '@storefront/contract';
import { hitTally } from '../../../platform/src/guard/judge';
import { logMixtureRatio, wholeShare } from '../../../platform/src/guard/mixture';
import type { Tally } from '../../../platform/src/guard/mixture';
import { withoutOneFailure } from '../../../platform/src/guard/evidence';
import { abortThreshold, signalTests, signals } from '../../../platform/src/guard/signals';
import type { Signal } from '../../../platform/src/guard/signals';
import type { ArmSeen, StoppingRule } from './simulate-page-loads';

// Jest looks up every global in a sandbox, which costs more than this calculation; so it is looked up once.
const { min } = Math;

const countsOf = ({ trials, failures }: ArmSeen) => ({
  trials,
  hits: failures,
  firstTrials: trials,
  firstHits: failures,
  networkTrials: trials,
  networkHits: failures,
});

/** The guard's own rule for the signal `failure` of a rollout that watches every signal. */
export function guardRule(share: number): StoppingRule {
  const threshold = abortThreshold('failure', signals);
  const { mixture } = signalTests.failure;
  return (canary, stable) =>
    logMixtureRatio(withoutOneFailure([tallyOf(share, canary, stable)]), mixture) >= threshold;
}

/** The guard's own rule for orders for which the page showed another price. */
export function otherPriceRule(share: number): StoppingRule {
  const threshold = abortThreshold('other-price', signals);
  const { mixture } = signalTests['other-price'];
  return (canary, stable) =>
    logMixtureRatio(withoutOneFailure([tallyOf(share, canary, stable, 'other-price')]), mixture) >= threshold;
}

/** The guard's own rule for a goal of a rollout that watches every signal; here a failure is a visit that reached the goal. */
export function goalRule(share: number, goal: GoalSignal): StoppingRule {
  const threshold = abortThreshold(goal, signals);
  const { mixture } = signalTests[goal];
  return (canary, stable) =>
    !isSurelyBelow(threshold, share, canary, stable) &&
    logMixtureRatio([tallyOf(share, canary, stable, goal)], mixture) >= threshold;
}

/**
 * Whether no mixture can reach the threshold. The likelihood ratio of any alternative is at most the one of the observed part, whose
 * logarithm is the number of hits times the divergence of that part from the share, and that is at most (hits - expected)² / variance.
 * It spares the simulation nearly all tallies and logarithms: a sound canary is asked about a hundred million times.
 */
function isSurelyBelow(threshold: number, share: number, canary: ArmSeen, stable: ArmSeen): boolean {
  // The guard counts on no larger share of visitors than there were.
  const part = min(share / wholeShare, canary.trials / (canary.trials + stable.trials));
  const hits = canary.failures + stable.failures;
  // The margin is for rounding.
  return (canary.failures - hits * part) ** 2 < 0.999 * threshold * hits * part * (1 - part);
}

/** Wald's sequential test against one relative risk, at the same false alarm rate as the guard's. */
export function oneAlternativeRule(share: number, relativeRisk: number): StoppingRule {
  const threshold = abortThreshold('failure', signals);
  return (canary, stable) =>
    logMixtureRatio([tallyOf(share, canary, stable)], [{ relativeRisk, weight: 1 }]) >= threshold;
}

function tallyOf(share: number, canary: ArmSeen, stable: ArmSeen, signal: Signal = 'failure'): Tally {
  return hitTally(
    { signal, brand: '', share, canary: countsOf(canary), stable: countsOf(stable) },
    'networks',
  );
}

/**
 * The test of two proportions for a number of page loads that is fixed in advance, one-sided at 1 %, but evaluated after each
 * failure.
 */
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
 * A confidence sequence: the normal mixture of Robbins (1970) over the part of the failures that is on the canary, one-sided, at
 * the same false alarm rate as the guard's. Its prior spreads within `spread` of the share (a standard deviation).
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

/** The same rule when somebody has added invented failures of the canary before the first look. */
export function attackedRule(rule: StoppingRule, madeUpFailures: number): StoppingRule {
  return (canary, stable) =>
    rule({ trials: canary.trials + madeUpFailures, failures: canary.failures + madeUpFailures }, stable);
}
