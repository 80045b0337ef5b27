import { logMixtureRatio, logSumExp, wholeShare } from './mixture';
import type { Mixture, Tally } from './mixture';

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
 * The tallies without the one failure of the canary that weighs most, which is one at the smallest share. One address weighs as much as
 * one visitor at most (GRD-7), so evidence that is strong enough without that failure does not rest on anybody's word alone.
 */
export function withoutOneFailure<Kind extends Tally>(tallies: readonly Kind[]): Kind[] {
  const telling = tallies.filter(({ share, canary }) => canary > 0 && share > 0 && share < wholeShare);
  const chosen = telling.reduce<Kind | undefined>(
    (least, tally) => (least === undefined || tally.share < least.share ? tally : least),
    undefined,
  );
  return tallies.map((tally) => (tally === chosen ? { ...tally, canary: tally.canary - 1 } : tally));
}

/**
 * The evidence over every brand of a rollout. Each failure is compared with the share of its own brand at its own moment, so brands
 * that fail more often in general mislead nothing. Half of the prior weight is on a difference on all brands alike, and half is
 * spread over a difference on one brand only: the whole stays one mixture, so the number of brands raises no false alarms.
 *
 * `brands` lists the brands of the rollout as they were at its start; tallies of other brands are left out. `takeFrom` may leave out
 * more of the tallies of each difference that is looked at.
 */
export function evidenceOf(
  tallies: readonly BrandTally[],
  mixture: Mixture,
  brands: readonly string[],
  takeFrom: (tallies: readonly BrandTally[]) => readonly BrandTally[] = (all) => all,
): Evidence {
  const byBrand = new Map(brands.map((brand) => [brand, [] as BrandTally[]]));
  for (const tally of tallies) byBrand.get(tally.brand)?.push(tally);
  const onAll = logMixtureRatio(takeFrom([...byBrand.values()].flat()), mixture);
  if (byBrand.size <= 1) return { log: onAll, brand: undefined };

  const onOne = [...byBrand].map(([brand, counted]) => ({
    brand,
    log: logMixtureRatio(takeFrom(counted), mixture) - Math.log(2 * byBrand.size),
  }));
  const strongest = onOne.reduce((best, one) => (one.log > best.log ? one : best));
  const all = onAll - Math.log(2);
  return {
    log: logSumExp([all, ...onOne.map(({ log }) => log)]),
    brand: strongest.log > all ? strongest.brand : undefined,
  };
}
