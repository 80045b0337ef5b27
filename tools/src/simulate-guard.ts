// `npm run simulate -w tools -- [SEED]` prints the figures of docs/decisions/0009-guard-by-likelihood-ratio.md,
// 0025-who-counts-as-a-failure.md and 0031-a-promoted-release-is-watched.md.
import {
  abortedAmongVisitors,
  disturbedRollout,
  failedAndHeld,
  simulateFailures,
  goalReached,
  healthyRollout,
  stoppedBy,
  stoppedByOrders,
  stoppedWhilePaused,
} from './guard-simulation/figures';
import type { Figures } from './guard-simulation/figures';
import { meanValueRule, smallOrderRule } from './guard-simulation/simulate-orders';
import { simulateOptions } from '../options.mjs';
import {
  attackedRule,
  confidenceSequenceRule,
  goalRule,
  guardRule,
  oneAlternativeRule,
  otherPriceRule,
  peekingRule,
} from './guard-simulation/stopping-rules';

const [seed] = simulateOptions(process.argv.slice(2));
const rollouts = 1_000;
const share = 1_000;

const print = (text: string) => process.stdout.write(`${text}\n`);
const row = (cells: readonly string[]) => print(`| ${cells.join(' | ')} |`);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const loads = (count: number | undefined) => (count === undefined ? '–' : String(count));
const quantiles = ({ part, median, percentile95 }: Figures) =>
  `${percent(part)}, median ${loads(median)}, 95th percentile ${loads(percentile95)}`;

print(`seed ${seed}, ${rollouts} simulated rollouts for each figure\n`);

row(['rule', 'equal, to 20,000', '1.5 ×, to 20,000', '2 ×, to 4,500', '3 ×, to 1,400', '10 ×, to 160']);
const rules = {
  guard: guardRule(share),
  'one alternative, 1.5 ×': oneAlternativeRule(share, 1.5),
  'one alternative, 2 ×': oneAlternativeRule(share, 2),
  'one alternative, 10 ×': oneAlternativeRule(share, 10),
  'normal mixture': confidenceSequenceRule(share, 0.1),
  'fixed test, looked at often': peekingRule(),
};
for (const [name, rule] of Object.entries(rules)) {
  const settings = [
    [1, 20_000],
    [1.5, 20_000],
    [2, 4_500],
    [3, 1_400],
    [10, 160],
  ] as const;
  const found = settings.map(([risk, most]) => stoppedBy(rule, simulateFailures(risk, most), rollouts, seed));
  row([name, ...found.map(({ part, median }) => `${percent(part)} (${loads(median)})`)]);
}

print('\nvisits of the canary that reach a goal, as a multiple of stable: stopped');
for (const [stableRate, relativeRisk, visits] of [
  [0.35, 0, 2_500],
  [0.35, 0.5, 2_500],
  [0.35, 0.8, 2_500],
  [0.35, 1, 20_000],
  [0.1, 0, 2_500],
  [0.05, 0, 2_500],
] as const) {
  const found = stoppedBy(
    goalRule(share, 'adds-dish'),
    goalReached(relativeRisk, visits, stableRate),
    rollouts,
    seed,
  );
  print(`${relativeRisk} of ${percent(stableRate)}, to ${visits} visits: ${quantiles(found)}`);
}

print('\norders of which the page showed another price; in 1 % of them stable does');
for (const [relativeRisk, orders] of [
  [100, 200],
  [10, 2_500],
  [1, 20_000],
] as const) {
  const signal = { share, stableRate: 0.01, relativeRisk, canaryPageLoads: orders };
  print(
    `${relativeRisk} times as often: ${quantiles(stoppedBy(otherPriceRule(share), signal, rollouts, seed))}`,
  );
}

print('\nvalue of the orders of the canary, as a multiple of those of stable: stopped');
for (const [name, rule] of [
  ['the lowest quarter (the guard)', smallOrderRule],
  ['mean value', meanValueRule],
] as const)
  for (const [factor, orders] of [
    [0.5, 500],
    [0.8, 2_500],
    [1, 5_000],
  ] as const) {
    const simulated = { share, factor, earlierOrders: 1_000, canaryOrders: orders };
    print(
      `${name}, ${factor}, to ${orders} orders: ${quantiles(stoppedByOrders(rule, simulated, rollouts, seed))}`,
    );
  }

print('\nwatched after its promotion, 2 % on the former release: stopped, and after how many page loads');
const watched = { share: 9_800, canaryPageLoads: 200_000 };
for (const relativeRisk of [1, 2, 3, 10]) {
  const signal = { ...watched, stableRate: 0.01, relativeRisk };
  print(
    `fails ${relativeRisk} ×: ${quantiles(stoppedBy(guardRule(watched.share), signal, rollouts / 10, seed))}`,
  );
}
for (const relativeRisk of [0, 0.5]) {
  const signal = { ...watched, stableRate: 0.35, relativeRisk };
  const found = stoppedBy(goalRule(watched.share, 'adds-dish'), signal, rollouts / 10, seed);
  print(`reaches a goal ${relativeRisk} ×: ${quantiles(found)}`);
}

print('\nall signals together');
const steps = [100, 1_000, 5_000].map((one) => ({ share: one, canaryPageLoads: 6_000 }));
for (const [name, rollout] of [
  ['equal at 10 %', healthyRollout],
  ['equal, 1 % to 10 % to 50 %', { ...healthyRollout, steps }],
] as const) {
  const { failed, held } = failedAndHeld(rollout, rollouts, seed);
  print(`${name}: aborted ${quantiles(failed)}; held ${quantiles(held)}`);
}

print('\nvisitors on the canary, as a multiple of the share asked for: held');
for (const shareFactor of [0.5, 0.8, 0.9, 1.1, 1.2, 2]) {
  const rollout = { ...healthyRollout, shareFactor, canaryPageLoadsPerLook: 20 };
  print(`${shareFactor}: ${quantiles(failedAndHeld(rollout, rollouts / 5, seed).held)}`);
}

print('\nreturning visitors, 14 days at 10 %, canary equal: aborted');
for (const counting of ['each', 'daily', 'once'] as const) {
  for (const [faulty, occasional] of [
    [50, 20],
    [200, 100],
  ] as const) {
    const shares = Array<number>(14).fill(share);
    const part = abortedAmongVisitors({ faulty, occasional, shares, counting }, rollouts, seed);
    print(
      `failures counted ${counting}, ${faulty} faulty visitors and ${occasional} others a day: ${percent(part)}`,
    );
  }
}

print('\nsound rollouts with failures of the canary made up in so many networks: aborted');
for (const networks of [0, 1, 2, 3, 5]) {
  const rule = attackedRule(guardRule(share), networks);
  print(`${networks}: ${percent(stoppedBy(rule, simulateFailures(1, 20_000), rollouts, seed).part)}`);
}

print(
  '\nrollouts at 50 % on a server that is paused ten times: stopped, and the rate of failures counted for stable',
);
for (const countsRests of [false, true]) {
  for (const rate of [0.001, 0.02]) {
    const { part, stableRate } = stoppedWhilePaused(disturbedRollout(rate, { countsRests }), rollouts, seed);
    print(
      `page loads during rests count ${countsRests ? 'as failures' : 'for nobody'}, canary fails in ${percent(rate)}: ${percent(part)}, ${percent(stableRate)}`,
    );
  }
}
