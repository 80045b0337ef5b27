import { type Mixture, type Tally, logMixtureRatio, logSumExp } from './mixture';

export interface BrandTally extends Tally {
  readonly brand: string;
}

/** How strongly counts speak against 'no difference' (an e-process): `log` is a natural logarithm, 0 at the start. */
export interface Evidence {
  readonly log: number;
  /** The brand on which the difference shows, or undefined where it shows on all brands together. */
  readonly brand: string | undefined;
}

/**
 * The evidence over every brand of a rollout. Each failure is compared with the share of its own brand at its own moment, so brands
 * that fail more often in general mislead nothing. Half of the prior weight is on a difference on all brands alike, and half is
 * spread over a difference on one brand only: the whole stays one mixture, so the number of brands raises no false alarms.
 *
 * `brands` lists the brands of the rollout as they were at its start; tallies of other brands are left out.
 */
export function evidenceOf(
  tallies: readonly BrandTally[],
  mixture: Mixture,
  brands: readonly string[],
): Evidence {
  const counted = tallies.filter(({ brand }) => brands.includes(brand));
  const onAll = logMixtureRatio(counted, mixture);
  if (brands.length <= 1) return { log: onAll, brand: undefined };

  const onOne = brands.map((brand) => ({
    brand,
    log:
      logMixtureRatio(
        counted.filter((tally) => tally.brand === brand),
        mixture,
      ) - Math.log(2 * brands.length),
  }));
  const strongest = onOne.reduce((best, one) => (one.log > best.log ? one : best));
  const all = onAll - Math.log(2);
  return {
    log: logSumExp([all, ...onOne.map(({ log }) => log)]),
    brand: strongest.log > all ? strongest.brand : undefined,
  };
}
