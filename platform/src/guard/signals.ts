import type { RolloutSignal } from '@storefront/contract';
import type { Mixture } from './mixture';

/**
 * The signals that the guard watches (GRD-1). One mechanism serves all: a trial either fails or does not.
 * - `failure`: a page load in which the release failed to load, threw, or was replaced by its fallback (GRD-4)
 * - `slow-paint`, `slow-press`, `layout-shift`: a page load whose LCP, INP or CLS is worse than the 75th percentile of stable
 * - `unfinished-checkout`: a checkout that was opened and did not end in an order
 */
export const signals = [
  'failure',
  'slow-paint',
  'slow-press',
  'layout-shift',
  'unfinished-checkout',
] as const satisfies readonly RolloutSignal[];
export type Signal = RolloutSignal;

/** The probability that a canary equal to stable is ever aborted, over all signals of a rollout together (GRD-6). */
const falseAbortRate = 0.01;

/** The probability that a rollout with correct shares is ever held because of its shares (GRD-5). */
export const falseHoldRate = 0.01;

/** The evidence from which a step waits for more page loads before it passes: 'substantial' on the scale of Jeffreys (1961). */
export const doubt = Math.log(3);

/**
 * Every alternative but the largest has a similar weight, the smaller ones a little more: a small difference needs the most page
 * loads, and a very large one makes up for its small weight within a few failures. The requirements of GRD-6 are met with similar
 * margins. The smallest alternative is also a tolerance: a true relative risk below (1.5 - 1) / ln 1.5 = 1.23 is never aborted in
 * the long run.
 */
const rareFailures: Mixture = [
  { relativeRisk: 1.5, weight: 6 / 24 },
  { relativeRisk: 2, weight: 5 / 24 },
  { relativeRisk: 3, weight: 4 / 24 },
  { relativeRisk: 5, weight: 4 / 24 },
  { relativeRisk: 10, weight: 4 / 24 },
  { relativeRisk: 30, weight: 1 / 24 },
];

/**
 * A quarter of stable's trials fail by definition, so no canary fails more than four times as often, and the relevant risks are
 * small. A true relative risk below (1.2 - 1) / ln 1.2 = 1.10 is tolerated.
 */
const commonFailures: Mixture = [
  { relativeRisk: 1.2, weight: 4 / 10 },
  { relativeRisk: 1.5, weight: 3 / 10 },
  { relativeRisk: 2, weight: 2 / 10 },
  { relativeRisk: 3, weight: 1 / 10 },
];

/** Too few or too many visitors on the canary, by these factors. A factor within 5 % of 1 is tolerated. */
export const shareFactors: Mixture = [
  { relativeRisk: 1 / 2, weight: 1 / 6 },
  { relativeRisk: 3 / 4, weight: 1 / 6 },
  { relativeRisk: 9 / 10, weight: 1 / 6 },
  { relativeRisk: 10 / 9, weight: 1 / 6 },
  { relativeRisk: 4 / 3, weight: 1 / 6 },
  { relativeRisk: 2, weight: 1 / 6 },
];

export interface SignalTest {
  readonly mixture: Mixture;
  /** The part of the false abort rate that this signal may use, relative to the other signals that are watched. */
  readonly alphaWeight: number;
  /** What a failing trial does; follows the name of a release. */
  readonly verb: string;
  /** The name of a trial, in the plural. */
  readonly trials: string;
}

/** Rare failures are the hardest to detect, so they get two thirds of the false abort rate. */
export const signalTests: Readonly<Record<Signal, SignalTest>> = {
  failure: { mixture: rareFailures, alphaWeight: 8, verb: 'fails', trials: 'page loads' },
  'slow-paint': {
    mixture: commonFailures,
    alphaWeight: 1,
    verb: 'is slow to show its page',
    trials: 'page loads',
  },
  'slow-press': {
    mixture: commonFailures,
    alphaWeight: 1,
    verb: 'is slow to answer a press',
    trials: 'page loads',
  },
  'layout-shift': {
    mixture: commonFailures,
    alphaWeight: 1,
    verb: 'lets its page jump',
    trials: 'page loads',
  },
  'unfinished-checkout': {
    mixture: commonFailures,
    alphaWeight: 1,
    verb: 'leaves a checkout without an order',
    trials: 'checkouts',
  },
};

/**
 * The evidence (a natural logarithm) at which a signal aborts: 1 / α of this signal, by Ville's inequality (1939). The false
 * abort rate is divided among the signals. Mixing their likelihood ratios instead would require martingales of one common
 * history, which they are not: the same visitor votes in several signals, and the arm is known after the first vote. The division
 * holds for any dependence.
 */
export function abortThreshold(signal: Signal, watched: readonly Signal[]): number {
  const total = watched.reduce((sum, one) => sum + signalTests[one].alphaWeight, 0);
  return Math.log(total / (signalTests[signal].alphaWeight * falseAbortRate));
}
