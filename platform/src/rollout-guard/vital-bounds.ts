import { percentile25, percentile75 } from '../guard/percentile';
import type { ValueCounts } from '../guard/percentile';
import { orderValue } from '../votes/vote-batch';
import type { MeasuredName } from '../votes/vote-batch';

/**
 * The values above which a page is slow, by brand, and the value in pence up to which an order is a small one; one is missing when too
 * little is known about it.
 */
export type BrandBounds = Readonly<Record<string, { readonly [Name in MeasuredName]?: number }>>;

/** How often a value was measured on a brand. */
export interface MeasuredValues {
  readonly brand: string;
  readonly vital: MeasuredName;
  readonly bucket: number;
  readonly values: number;
}

/** The bounds of each brand: three quarters of stable's values do not exceed them, of orders one quarter. At least `minCount` values are needed. */
export function computeBounds(measured: readonly MeasuredValues[], minCount: number): BrandBounds {
  const histograms = new Map<string, Record<number, number>>();
  for (const { brand, vital, bucket, values } of measured) {
    const key = `${brand} ${vital}`;
    const histogram = histograms.get(key) ?? {};
    histograms.set(key, { ...histogram, [bucket]: (histogram[bucket] ?? 0) + values });
  }
  const bounds: Record<string, Record<string, number>> = {};
  for (const [key, histogram] of histograms) {
    const [brand = '', vital = ''] = key.split(' ');
    const percentileOf = vital === orderValue ? percentile25 : percentile75;
    const bound = percentileOf(histogram satisfies ValueCounts, minCount);
    if (bound !== undefined) bounds[brand] = { ...bounds[brand], [vital]: bound };
  }
  return bounds;
}
