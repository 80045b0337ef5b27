// Looked up once: the guard and especially its simulation call them millions of times.
const { exp, log, log1p, max } = Math;

/** The logarithm of 0. */
const impossible = -Infinity;

/** One way in which the canary may differ: it fails `relativeRisk` times as often as stable. `weight` is its prior probability. */
interface Alternative {
  readonly relativeRisk: number;
  readonly weight: number;
}

/** Alternatives to 'no difference'; their weights sum to 1. */
export type Mixture = readonly Alternative[];

/** How many failures (or visitors) each arm had while the canary's share was `share`, in ten-thousandths. */
export interface Tally {
  readonly share: number;
  readonly canary: number;
  readonly stable: number;
}

/** The share of all visitors. */
export const wholeShare = 10_000;

/**
 * The natural logarithm of the likelihood ratio of one alternative to 'no difference'. A failure is on the canary with
 * probability p (the share) when there is no difference, and R p / (R p + 1 - p) when the canary fails R times as often. A share
 * of 0 or 10,000 leaves only one arm, so those tallies give no evidence.
 */
export function logLikelihoodRatio(tallies: readonly Tally[], relativeRisk: number): number {
  const logRisk = log(relativeRisk);
  let sum = 0;
  for (const { share, canary, stable } of tallies) {
    if (share <= 0 || share >= wholeShare) continue;
    sum += canary * logRisk - (canary + stable) * log1p((relativeRisk - 1) * (share / wholeShare));
  }
  return sum;
}

/**
 * The natural logarithm of the likelihood ratio of a whole mixture: the mixture sequential probability ratio test (Robbins 1970).
 * It depends only on the sums, so neither the order of the failures nor the number of looks matters, and it uses logarithms, so
 * millions of failures do not overflow.
 */
export function logMixtureRatio(tallies: readonly Tally[], mixture: Mixture): number {
  return logSumExp(
    mixture.map(({ relativeRisk, weight }) => log(weight) + logLikelihoodRatio(tallies, relativeRisk)),
  );
}

/** log(Σ exp(x)) without overflow. */
export function logSumExp(logarithms: readonly number[]): number {
  let largest = impossible;
  for (const value of logarithms) largest = max(largest, value);
  if (largest === impossible) return largest;
  let sum = 0;
  for (const value of logarithms) sum += exp(value - largest);
  return largest + log(sum);
}
