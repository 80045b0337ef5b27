import { logMixtureRatio, wholeShare } from '../../../platform/src/guard/mixture';
import { abortThreshold, signals, signalTests } from '../../../platform/src/guard/signals';
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
} from './figures';
import { binomialOf, seededRandom } from './random';
import { meanValueRule, smallOrderRule } from './simulate-orders';
import type { ArmSeen } from './simulate-page-loads';
import { goalRule, guardRule, otherPriceRule, peekingRule } from './stopping-rules';

const rollouts = 1_000;
const seed = 20_261_122;
const timeoutMilliseconds = 120_000;

describe(`simulated rollouts (seed ${seed})`, () => {
  it(
    '[GRD-6/healthy][GRD-5/false-holds] of 1,000 canaries equal to stable in every signal, watched to 20,000 page loads, under 1 % are aborted and under 1 % held',
    () => {
      const { failed, held } = failedAndHeld(healthyRollout, rollouts, seed);
      expect(failed.part).toBeLessThan(0.01);
      expect(held.part).toBeLessThan(0.01);
    },
    timeoutMilliseconds,
  );

  it(
    '[GRD-6/healthy] the same holds when the shares grow during the rollout',
    () => {
      const steps = [100, 1_000, 5_000].map((share) => ({ share, canaryPageLoads: 2_000 }));
      const { failed, held } = failedAndHeld({ ...healthyRollout, steps }, rollouts, seed);
      expect(failed.part).toBeLessThan(0.01);
      expect(held.part).toBeLessThan(0.01);
    },
    timeoutMilliseconds,
  );

  it(
    '[GRD-6/healthy] the same holds when the guard looks after each single failure, although a fixed test is wrong in more than 10 %',
    () => {
      expect(stoppedBy(guardRule(1_000), simulateFailures(1, 20_000), rollouts, seed).part).toBeLessThan(
        0.01,
      );
      expect(stoppedBy(peekingRule(), simulateFailures(1, 20_000), rollouts, seed).part).toBeGreaterThan(0.1);
    },
    timeoutMilliseconds,
  );

  it.each([
    [2, 4_500],
    [3, 1_400],
    [10, 160],
  ])(
    '[GRD-6/faulty] a canary that fails %i times as often as stable, which fails in 1 %%, is stopped before %i of its page loads in 95 %% of rollouts',
    (relativeRisk, most) => {
      const { part } = stoppedBy(guardRule(1_000), simulateFailures(relativeRisk, most), rollouts, seed);
      expect(part).toBeGreaterThanOrEqual(0.95);
    },
    timeoutMilliseconds,
  );

  it(
    "[GRD-10/nothing] a canary whose visits never reach a goal that 35 % of stable's do is stopped before 60 visits in 95 % of rollouts",
    () => {
      const { part, percentile95 } = stoppedBy(
        goalRule(1_000, 'adds-dish'),
        goalReached(0, 200),
        rollouts,
        seed,
      );
      expect([part, (percentile95 ?? Infinity) < 60]).toStrictEqual([1, true]);
    },
    timeoutMilliseconds,
  );

  it(
    "[GRD-10/fifth] a canary whose visits reach a goal a fifth less often than stable's 35 % is stopped before 2,500 visits in 95 % of rollouts",
    () => {
      const { part } = stoppedBy(goalRule(1_000, 'adds-dish'), goalReached(0.8, 2_500), rollouts, seed);
      expect(part).toBeGreaterThanOrEqual(0.95);
    },
    timeoutMilliseconds,
  );

  it(
    "[GRD-10/healthy] a canary whose visits reach a goal as often as stable's is stopped in under 1 % of rollouts",
    () => {
      const { part } = stoppedBy(goalRule(1_000, 'adds-dish'), goalReached(1, 20_000), rollouts, seed);
      expect(part).toBeLessThan(0.01);
    },
    timeoutMilliseconds,
  );

  it(
    '[GRD-10/values] a canary that shows half prices in each order is stopped before 10 of them, where stable shows another price in 1 %, and one that takes half of the value before 80, in 95 % of rollouts',
    () => {
      const otherPrice = { share: 1_000, stableRate: 0.01, relativeRisk: 100, canaryPageLoads: 10 };
      expect(stoppedBy(otherPriceRule(1_000), otherPrice, rollouts, seed).part).toBeGreaterThanOrEqual(0.95);
      const half = { share: 1_000, factor: 0.5, earlierOrders: 200, canaryOrders: 80 };
      expect(stoppedByOrders(smallOrderRule, half, rollouts, seed).part).toBeGreaterThanOrEqual(0.95);
    },
    timeoutMilliseconds,
  );

  it(
    '[GRD-10/values] a canary whose orders are as large is stopped in under 1 % of rollouts, and one with half of the value later or never by a test of mean values',
    () => {
      const equal = { share: 1_000, factor: 1, earlierOrders: 200, canaryOrders: 500 };
      expect(stoppedByOrders(smallOrderRule, equal, rollouts, seed).part).toBeLessThan(0.01);
      const half = { ...equal, factor: 0.5, canaryOrders: 80 };
      expect(stoppedByOrders(meanValueRule, half, rollouts, seed).part).toBeLessThan(0.5);
    },
    timeoutMilliseconds,
  );

  it.each([
    ['twice as many', 2, 100],
    ['a fifth more', 1.2, 1_000],
    ['a fifth fewer', 0.8, 1_000],
    ['half as many', 0.5, 100],
  ])(
    '[GRD-5/found] %s visitors on the canary than asked for hold the rollout within its first page loads',
    (_name, shareFactor, most) => {
      const rollout = {
        ...healthyRollout,
        shareFactor,
        canaryPageLoadsPerLook: 20,
        steps: [{ share: 1_000, canaryPageLoads: 2_000 }],
      };
      const { held, failed } = failedAndHeld(rollout, 200, seed);
      expect(held.percentile95).toBeLessThan(most);
      expect(failed.part).toBeLessThan(0.01);
    },
    timeoutMilliseconds,
  );

  it(
    '[GRD-6/healthy] visitors who return daily and nearly always fail abort under 1 %, because each counts once in a rollout',
    () => {
      const shares = Array<number>(14).fill(1_000);
      const visitors = { faulty: 50, occasional: 20, shares };
      expect(abortedAmongVisitors({ ...visitors, counting: 'once' }, rollouts, seed)).toBeLessThan(0.01);
      expect(abortedAmongVisitors({ ...visitors, counting: 'daily' }, 300, seed)).toBeGreaterThan(0.03);
      expect(abortedAmongVisitors({ ...visitors, counting: 'each' }, 300, seed)).toBeGreaterThan(0.15);
    },
    timeoutMilliseconds,
  );
});

describe(`rollouts on a server that is paused ten times (seed ${seed})`, () => {
  const sound = 0.001;
  const failing = 0.02;
  const simulated = (rate: number, countsRests: boolean, count = rollouts) =>
    stoppedWhilePaused(disturbedRollout(rate, { countsRests }), count, seed);

  it(
    '[GRD-8/nobody] abort under 1 % of 1,000 sound canaries and stop 95 % of those that fail in 2 % of their page loads, while stable’s rate stays true',
    () => {
      const { part, stableRate } = simulated(sound, false);
      expect(part).toBeLessThan(0.01);
      expect(stableRate).toBeCloseTo(sound, 4);
      expect(simulated(failing, false).part).toBeGreaterThan(0.95);
    },
    timeoutMilliseconds,
  );

  it(
    '[GRD-8/nobody] would abort more than half of the sound ones, and hide the rate of stable, if page loads during a rest counted',
    () => {
      const { part, stableRate } = simulated(sound, true, 200);
      expect(part).toBeGreaterThan(0.5);
      expect(stableRate).toBeGreaterThan(10 * sound);
    },
    timeoutMilliseconds,
  );
});

describe('the rule for a goal', () => {
  it('stops exactly where the evidence of the guard reaches its threshold', () => {
    const random = seededRandom(seed);
    const stops = goalRule(1_000, 'adds-dish');
    const arms = Array.from({ length: 20_000 }, () => {
      const trials = Math.ceil(random() * 2_000);
      const others = Math.ceil(9 * trials * (0.7 + 0.8 * random()));
      const stable = { trials: others, failures: Math.round(others * 0.35 * (0.9 + 0.2 * random())) };
      return { canary: { trials, failures: Math.round(trials * 0.35 * (0.5 + random())) }, stable };
    });
    const asked = arms.map(({ canary, stable }) => ({
      stopped: stops(canary, stable),
      expected: goalEvidence(canary, stable) >= abortThreshold('adds-dish', signals),
    }));
    expect(asked.filter(({ stopped }) => stopped).length).toBeGreaterThan(1_000);
    expect(asked.filter(({ stopped, expected }) => stopped !== expected)).toStrictEqual([]);
  });

  const goalEvidence = (canary: ArmSeen, stable: ArmSeen) => {
    const part = Math.min(0.1, canary.trials / (canary.trials + stable.trials));
    const tally = { share: part * wholeShare, canary: canary.failures, stable: stable.failures };
    return logMixtureRatio([tally], signalTests['adds-dish'].mixture);
  };
});

describe('the draws of the simulation', () => {
  it('are the same for the same seed', () => {
    const [one, other] = [seededRandom(7), seededRandom(7)];
    expect(Array.from({ length: 5 }, one)).toStrictEqual(Array.from({ length: 5 }, other));
    expect(seededRandom(8)()).not.toBe(seededRandom(7)());
  });

  it.each([
    [10, 0.1],
    [1_000, 0.25],
    [300, 0.01],
  ])(
    'binomial draws of %i trials at %d have the mean and the variance of the binomial distribution',
    (trials, rate) => {
      const random = seededRandom(seed);
      const binomial = binomialOf(rate);
      const drawn = Array.from({ length: 20_000 }, () => binomial(random, trials));
      const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
      const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
      const deviation = Math.sqrt(trials * rate * (1 - rate));
      expect(Math.abs(mean - trials * rate)).toBeLessThan((4 * deviation) / Math.sqrt(drawn.length));
      expect(variance / deviation ** 2).toBeCloseTo(1, 1);
    },
  );

  it('a binomial draw at a rate of 0 never succeeds and at 1 always does', () => {
    const random = seededRandom(seed);
    expect(binomialOf(0)(random, 20)).toBe(0);
    expect(binomialOf(1)(random, 20)).toBe(20);
  });
});
