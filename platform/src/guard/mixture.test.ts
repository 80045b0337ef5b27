import { logLikelihoodRatio, logMixtureRatio, logSumExp } from './mixture';
import type { Mixture } from './mixture';
import { shareFactors, signalTests, signals } from './signals';

const mixtures: readonly (readonly [string, Mixture])[] = [
  ...signals.map((signal) => [signal, signalTests[signal].mixture] as const),
  ['the shares', shareFactors],
];

/** The expected ratio over all ways in which `failures` may be divided between the arms when there is no difference. */
function expectedRatio(mixture: Mixture, share: number, failures: number): number {
  const p = share / 10_000;
  let expected = 0;
  let waysToChoose = 1;
  for (let canary = 0; canary <= failures; canary += 1) {
    const probability = waysToChoose * p ** canary * (1 - p) ** (failures - canary);
    expected +=
      probability * Math.exp(logMixtureRatio([{ share, canary, stable: failures - canary }], mixture));
    waysToChoose *= (failures - canary) / (canary + 1);
  }
  return expected;
}

describe('the likelihood ratio of failures', () => {
  it('a failure on the canary speaks for a difference, and one on stable against it', () => {
    expect(logLikelihoodRatio([{ share: 1_000, canary: 1, stable: 0 }], 2)).toBeCloseTo(
      Math.log(2 / 1.1),
      12,
    );
    expect(logLikelihoodRatio([{ share: 1_000, canary: 0, stable: 1 }], 2)).toBeCloseTo(
      Math.log(1 / 1.1),
      12,
    );
  });

  it('weighs each failure by the share at its time', () => {
    const both = [
      { share: 100, canary: 1, stable: 3 },
      { share: 5_000, canary: 4, stable: 2 },
    ];
    const separately = both.map((tally) => logLikelihoodRatio([tally], 3));
    expect(logLikelihoodRatio(both, 3)).toBeCloseTo((separately[0] ?? 0) + (separately[1] ?? 0), 12);
  });

  it.each([0, 10_000])('a share of %i leaves one arm only and gives no evidence', (share) => {
    expect(logLikelihoodRatio([{ share, canary: 5, stable: 5 }], 30)).toBe(0);
  });

  it.each(mixtures)(
    'the mixture of %s is a fair bet: its expectation is 1 when there is no difference',
    (_name, mixture) => {
      expect(mixture.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
      for (const share of [50, 1_000, 5_000, 9_000])
        expect(expectedRatio(mixture, share, 14)).toBeCloseTo(1, 10);
    },
  );

  it('stays a finite number over millions of failures on either arm', () => {
    const { mixture } = signalTests.failure;
    const worse = logMixtureRatio([{ share: 1_000, canary: 5_000_000, stable: 1_000_000 }], mixture);
    const better = logMixtureRatio([{ share: 1_000, canary: 0, stable: 9_000_000 }], mixture);
    expect(worse).toBeGreaterThan(1_000_000);
    expect(better).toBeLessThan(-100_000);
    expect([worse, better].every(Number.isFinite)).toBe(true);
  });

  it('adds numbers that only logarithms can represent', () => {
    expect(logSumExp([1_000, 1_000])).toBeCloseTo(1_000 + Math.log(2), 10);
    expect(logSumExp([-Infinity, -Infinity])).toBe(-Infinity);
  });
});
