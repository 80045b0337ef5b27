import { logMixtureRatio, logSumExp, wholeShare } from './mixture';
import type { Mixture, Tally } from './mixture';

export interface BrandTally extends Tally {
  readonly brand: string;
}

/** How strongly counts speak against 'no difference' (an e-process): `log` is a natural logarithm, 0 at the start. */
export interface Evidence {
  readonly log: number;
  /** The brand with the difference, or undefined when all brands together show it. */
  readonly brand: string | undefined;
}

/**
 * The tallies without the failure of the canary that weighs most, which is one at the smallest share. One address weighs at most
 * as much as one visitor (GRD-7), and where networks are counted one network at most as much as one (GRD-12), so evidence that is
 * strong enough without that failure does not depend on one of them.
 */
export function withoutOneFailure<Kind extends Tally>(tallies: readonly Kind[]): Kind[] {
  const informative = tallies.filter(({ share, canary }) => canary > 0 && share > 0 && share < wholeShare);
  const chosen = informative.reduce<Kind | undefined>(
    (least, tally) => (least === undefined || tally.share < least.share ? tally : least),
    undefined,
  );
  return tallies.map((tally) => (tally === chosen ? { ...tally, canary: tally.canary - 1 } : tally));
}

/**
 * The evidence over every brand of a rollout. Each failure is compared with the share of its own brand at its own moment, so
 * brands that fail more often in general do not mislead. Half of the prior weight is on a difference on all brands, and half is
 * divided among differences on one brand only: the whole is one mixture, so the number of brands causes no false alarms. `brands`
 * lists the brands of the rollout at its start; tallies of other brands are ignored. `select` may remove more of the tallies
 * for each difference that is tested.
 */
export function evidenceOf(
  tallies: readonly BrandTally[],
  mixture: Mixture,
  brands: readonly string[],
  select: (tallies: readonly BrandTally[]) => readonly BrandTally[] = (all) => all,
): Evidence {
  const byBrand = new Map(brands.map((brand) => [brand, [] as BrandTally[]]));
  for (const tally of tallies) byBrand.get(tally.brand)?.push(tally);
  const allBrands = logMixtureRatio(select([...byBrand.values()].flat()), mixture);
  if (byBrand.size <= 1) return { log: allBrands, brand: undefined };

  const singleBrands = [...byBrand].map(([brand, counted]) => ({
    brand,
    log: logMixtureRatio(select(counted), mixture) - Math.log(2 * byBrand.size),
  }));
  const strongest = singleBrands.reduce((best, one) => (one.log > best.log ? one : best));
  const all = allBrands - Math.log(2);
  return {
    log: logSumExp([all, ...singleBrands.map(({ log }) => log)]),
    brand: strongest.log > all ? strongest.brand : undefined,
  };
}
