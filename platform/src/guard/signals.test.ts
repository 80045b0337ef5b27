import { logMixtureRatio } from './mixture';
import type { Mixture } from './mixture';
import {
  abortThreshold,
  doubt,
  falseHoldRate,
  shareFactors,
  signalTests,
  signals,
  signalsOf,
} from './signals';

describe('the false abort rate', () => {
  it.each([
    ['every signal', signals],
    ['one signal', ['slow-paint']],
    ['two signals', ['failure', 'unfinished-checkout']],
  ] as const)('of a rollout that watches %s is 1 %% altogether', (_name, watched) => {
    const rates = watched.map((signal) => Math.exp(-abortThreshold(signal, watched)));
    expect(rates.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(0.01, 12);
  });

  it('is used most by failures, which are rare, then by goals, then by what a quarter of the visits show', () => {
    const rateOf = (signal: (typeof signals)[number]) => Math.exp(-abortThreshold(signal, signals));
    expect(rateOf('failure')).toBeGreaterThan(5 * rateOf('adds-dish'));
    expect(rateOf('adds-dish')).toBeGreaterThan(rateOf('slow-paint'));
    expect(rateOf('unfinished-checkout')).toBeCloseTo(rateOf('slow-paint'), 12);
  });
});

describe('a difference that is always there', () => {
  const share = 100;
  /** The evidence after so many hits, or visitors, of which the canary has its share `factor` times. */
  const evidence = (mixture: Mixture, factor: number, count = 10_000_000) => {
    const canary = (factor * share) / (factor * share + 10_000 - share);
    return logMixtureRatio([{ share, canary: count * canary, stable: count * (1 - canary) }], mixture);
  };

  it.each([
    ['failures', signalTests.failure.mixture, 1.22, 1.26],
    ['slow pages', signalTests['slow-paint'].mixture, 1.08, 1.12],
    ['unfinished checkouts', signalTests['unfinished-checkout'].mixture, 1.08, 1.12],
    ['fewer visits that reach a goal', signalTests['adds-dish'].mixture, 0.91, 0.88],
    ['too many visitors', shareFactors, 1.04, 1.07],
    ['too few visitors', shareFactors, 0.96, 0.94],
  ] as const)(
    'in %s is tolerated for ever by this factor, and found at last by that one',
    (_name, mixture, tolerated, found) => {
      expect(evidence(mixture, tolerated)).toBeLessThan(doubt);
      expect(evidence(mixture, found)).toBeGreaterThan(50);
    },
  );

  it.each([
    ['half', 1 / 2, 4_500],
    ['three quarters', 3 / 4, 20_000],
    ['nine tenths', 9 / 10, 125_000],
    ['ten ninths', 10 / 9, 120_000],
    ['four thirds', 4 / 3, 14_000],
    ['twice', 2, 1_800],
  ])('in the shares is found when the canary gets %s of its visitors', (_name, factor, visitors) => {
    const bar = -Math.log(falseHoldRate);
    expect(evidence(shareFactors, factor, visitors)).toBeGreaterThan(bar);
    expect(evidence(shareFactors, factor, visitors / 2)).toBeLessThan(bar);
  });
});

describe('what the guard watches of a release', () => {
  it('[GRD-10/goals] is its faults and the goals of its feature, also when its name has a team before it', () => {
    const common = ['failure', 'slow-paint', 'slow-press', 'layout-shift'];
    expect(signalsOf('listing')).toStrictEqual([...common, 'opens-business']);
    const ofOrders = ['other-price', 'small-order'];
    expect(signalsOf('partner/ordering')).toStrictEqual([
      ...common,
      'adds-dish',
      'goes-to-checkout',
      ...ofOrders,
    ]);
    expect(signalsOf('checkout')).toStrictEqual([...common, 'unfinished-checkout', ...ofOrders]);
    const ofPages = ['opens-business', 'adds-dish', 'goes-to-checkout', 'books-table'];
    expect(signalsOf('shell')).toStrictEqual([...common, ...ofPages, ...ofOrders]);
    expect(signalsOf('verification')).toStrictEqual(common);
  });
});
