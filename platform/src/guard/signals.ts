import { faultSignals, rolloutSignals } from '@storefront/contract';
import type { GoalSignal, RolloutSignal } from '@storefront/contract';
import { goalsOf } from './goals';
import type { Mixture } from './mixture';

/**
 * The signals that the guard watches (GRD-1, GRD-10). One mechanism serves all: a trial is a hit or not. A hit of a fault is what should not
 * happen, such as a page load in which the release failed (GRD-4), and a canary is worse with more of them; a hit of a goal is a visit that
 * reached it, and a canary is worse with fewer.
 */
export const signals = rolloutSignals;
export type Signal = RolloutSignal;

/** What the guard watches of a release when nobody says otherwise; `name` is its own, such as `checkout` or `partner/checkout`. */
export function signalsOf(name: string): Signal[] {
  const own = goalsOf(featureOf(name)).map(({ signal }) => signal);
  const common = faultSignals.filter((signal) => signal !== 'unfinished-checkout' && !isOfOrders(signal));
  return [...common, ...own, ...(leadsToOrders(name) ? orderSignals : [])];
}

/** What the server sees of orders: neither can be reported by a page (GRD-10). */
const orderSignals = ['other-price', 'small-order'] as const satisfies readonly Signal[];

const isOfOrders = (signal: Signal) => orderSignals.some((one) => one === signal);

/** Whether what a feature shows and does decides what is ordered, and at which price. */
function leadsToOrders(name: string): boolean {
  return ['shell', 'ordering', 'checkout'].includes(featureOf(name));
}

const featureOf = (name: string) => name.split('/').at(-1) ?? name;

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

/**
 * A canary with fewer visits that reach a goal, down to nearly none. A true relative risk above (1 - 0.8) / -ln 0.8 = 0.90 is tolerated.
 */
const fewerReached: Mixture = [
  { relativeRisk: 0.8, weight: 5 / 10 },
  { relativeRisk: 0.5, weight: 3 / 10 },
  { relativeRisk: 0.05, weight: 2 / 10 },
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
  /** What a release does in a hit; follows its name. */
  readonly verb: string;
  /** Whether a canary is worse with more hits or with fewer. */
  readonly isWorseWith: 'more' | 'fewer';
  /** The name of a trial, in the plural. */
  readonly trials: string;
}

const common = { mixture: commonFailures, alphaWeight: 1, isWorseWith: 'more' } as const;
const goal = { mixture: fewerReached, alphaWeight: 2, isWorseWith: 'fewer' } as const;

/**
 * What is wrong with the prices of a canary is wrong in nearly every order, so these two need little of the false abort rate. Of the second
 * a quarter are hits by definition.
 */
const orderTests: Readonly<Record<(typeof orderSignals)[number], SignalTest>> = {
  'other-price': {
    mixture: rareFailures,
    alphaWeight: 0.5,
    isWorseWith: 'more',
    verb: 'shows another price than the server computes',
    trials: 'orders',
  },
  'small-order': { ...common, alphaWeight: 0.5, verb: 'takes an order of a low value', trials: 'orders' },
};

const goalTests: Readonly<Record<GoalSignal, SignalTest>> = {
  'opens-business': { ...goal, verb: 'leads to a restaurant', trials: 'visits' },
  'adds-dish': { ...goal, verb: 'leads to a dish in the basket', trials: 'visits' },
  'goes-to-checkout': { ...goal, verb: 'leads from a dish to the checkout', trials: 'visits' },
  'books-table': { ...goal, verb: 'leads to a booked table', trials: 'visits' },
};

/** Rare failures are the hardest to detect, so they get most of the false abort rate. */
export const signalTests: Readonly<Record<Signal, SignalTest>> = {
  failure: {
    mixture: rareFailures,
    alphaWeight: 13,
    isWorseWith: 'more',
    verb: 'fails',
    trials: 'page loads',
  },
  'slow-paint': { ...common, verb: 'is slow to show its page', trials: 'page loads' },
  'slow-press': { ...common, verb: 'is slow to answer a press', trials: 'page loads' },
  'layout-shift': { ...common, verb: 'lets its page jump', trials: 'page loads' },
  'unfinished-checkout': { ...common, verb: 'leaves a checkout without an order', trials: 'checkouts' },
  ...orderTests,
  ...goalTests,
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
