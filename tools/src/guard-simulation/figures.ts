import { disturbedSimulation } from './simulate-pauses';
import type { DisturbedRollout } from './simulate-pauses';
import { rolloutSimulation } from './simulate-rollout';
import type { SimulatedRollout } from './simulate-rollout';
import { pageLoadSimulation } from './simulate-page-loads';
import type { SimulatedSignal, StoppingRule } from './simulate-page-loads';
import { orderSimulation } from './simulate-orders';
import type { MakeOrderRule, SimulatedOrders } from './simulate-orders';
import { visitorSimulation } from './simulate-visitors';
import type { SimulatedVisitors } from './simulate-visitors';
import { seededRandom } from './random';
import { guardRule } from './stopping-rules';
import { signals } from '../../../platform/src/guard/signals';

/**
 * Stable fails in 1 % of its page loads, and 1 % of its orders were shown another price; a quarter of its trials are slow, shift, leave a
 * checkout unfinished or are small orders; 35 % of its visits reach a goal.
 */
const defaultRate = {
  failure: 0.01,
  'slow-paint': 0.25,
  'slow-press': 0.25,
  'layout-shift': 0.25,
  'unfinished-checkout': 0.25,
  'other-price': 0.01,
  'small-order': 0.25,
  'opens-business': 0.35,
  'adds-dish': 0.35,
  'goes-to-checkout': 0.35,
  'books-table': 0.35,
};

/** A canary equal to stable in every signal, watched to 20,000 of its page loads at 10 %. */
export const healthyRollout: SimulatedRollout = {
  rates: Object.fromEntries(
    signals.map((signal) => [signal, { canary: defaultRate[signal], stable: defaultRate[signal] }]),
  ) as SimulatedRollout['rates'],
  steps: [{ share: 1_000, canaryPageLoads: 20_000 }],
  canaryPageLoadsPerLook: 200,
  shareFactor: 1,
};

/** The failures of a canary at 10 % where stable fails in 1 % of its page loads (GRD-6). */
export function simulateFailures(relativeRisk: number, canaryPageLoads: number): SimulatedSignal {
  return { share: 1_000, stableRate: defaultRate.failure, relativeRisk, canaryPageLoads };
}

/** The visits that reach a goal on a canary at 10 %, where 35 % of stable's do (GRD-10). */
export function goalReached(relativeRisk: number, canaryVisits: number, stableRate = 0.35): SimulatedSignal {
  return { share: 1_000, stableRate, relativeRisk, canaryPageLoads: canaryVisits };
}

/** How many simulated rollouts ended in an event, and after how many page loads of the canary: the median and the 95th percentile. */
export interface Figures {
  readonly part: number;
  readonly median: number | undefined;
  readonly percentile95: number | undefined;
}

function figuresOf(ends: readonly (number | undefined)[]): Figures {
  const sorted = ends.map((end) => end ?? Infinity).sort((a, b) => a - b);
  const at = (part: number) => {
    const end = sorted[Math.ceil(sorted.length * part) - 1];
    return end === Infinity ? undefined : end;
  };
  const ended = ends.filter((end) => end !== undefined).length;
  return { part: ended / ends.length, median: at(0.5), percentile95: at(0.95) };
}

/** Simulates `count` rollouts with one seed. */
const repeatSimulation = <Outcome>(
  count: number,
  seed: number,
  simulate: (random: () => number) => Outcome,
): Outcome[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => simulate(random));
};

/** How many rollouts a rule stops, and when. */
export function stoppedBy(rule: StoppingRule, signal: SimulatedSignal, count: number, seed: number): Figures {
  const simulate = pageLoadSimulation(signal);
  return figuresOf(repeatSimulation(count, seed, (random) => simulate(random, rule)));
}

/** How many rollouts a rule about the values of orders stops, and after how many orders of the canary. */
export function stoppedByOrders(
  makeRule: MakeOrderRule,
  orders: SimulatedOrders,
  count: number,
  seed: number,
): Figures {
  const simulate = orderSimulation(orders);
  return figuresOf(repeatSimulation(count, seed, (random) => simulate(random, makeRule)));
}

/** Rollouts on a server that is paused ten times, each pause followed by a minute's rest of some releases, at a share of one half. */
export function disturbedRollout(
  canaryRate: number,
  fields: Pick<DisturbedRollout, 'countsRests'>,
): DisturbedRollout {
  return {
    share: 5_000,
    rates: { canary: canaryRate, stable: 0.001 },
    pageLoads: 4_000,
    pauses: 10,
    restLoads: 300,
    ...fields,
  };
}

/** The part of disturbed rollouts that the guard stops, and the mean of the rates of stable that were counted. */
export function stoppedWhilePaused(
  rollout: DisturbedRollout,
  count: number,
  seed: number,
): { readonly part: number; readonly stableRate: number } {
  const simulate = disturbedSimulation(rollout);
  const rule = guardRule(rollout.share);
  const outcomes = repeatSimulation(count, seed, (random) => simulate(random, rule));
  return {
    part: outcomes.filter(({ isStopped }) => isStopped).length / count,
    stableRate: outcomes.reduce((sum, { stableRate }) => sum + stableRate, 0) / count,
  };
}

/** How many rollouts the guard fails, and how many it holds because of their shares. */
export function failedAndHeld(rollout: SimulatedRollout, count: number, seed: number) {
  const outcomes = repeatSimulation(count, seed, rolloutSimulation(rollout));
  return {
    failed: figuresOf(outcomes.map(({ failed }) => failed?.canaryPageLoads)),
    held: figuresOf(outcomes.map(({ heldAfter }) => heldAfter)),
  };
}

/** The part of rollouts with returning visitors that the guard aborts. */
export function abortedAmongVisitors(visitors: SimulatedVisitors, count: number, seed: number): number {
  return (
    repeatSimulation(count, seed, visitorSimulation(visitors)).filter((aborted) => aborted).length / count
  );
}
