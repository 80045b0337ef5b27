import { votesOfOneNetwork } from '../../../platform/src/guard/testing/votes-of-one-network';
import { simulateFailures, stoppedBy } from './figures';
import { attackedRule, guardRule } from './stopping-rules';

const seed = 20_261_122;

describe('failures of the canary that are made up', () => {
  it(`[GRD-7/address] in one network abort, among real visitors, under 1 % of 1,000 sound rollouts, where ten that counted would abort nearly all (seed ${seed})`, () => {
    const sound = simulateFailures(1, 20_000);
    const { networkVotes } = votesOfOneNetwork(1_000, 1_000, ['2026-11-23']);
    const aborted = (madeUp: number, rollouts: number) =>
      stoppedBy(attackedRule(guardRule(1_000), madeUp), sound, rollouts, seed).part;
    expect(aborted(networkVotes, 1_000)).toBeLessThan(0.01);
    expect(aborted(10, 200)).toBeGreaterThan(0.9);
  }, 120_000);
});
