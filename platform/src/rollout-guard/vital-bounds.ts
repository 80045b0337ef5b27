import { percentile75 } from '../guard/percentile';
import type { ValueCounts } from '../guard/percentile';
import type { VitalBounds } from '../guard/votes-of-page';

/** The values above which a page is slow, by brand; a vital is missing when too little is known about it. */
export type BrandBounds = Readonly<Record<string, { readonly [Name in keyof VitalBounds]?: number }>>;

/** How often a value was measured on a brand. */
export interface MeasuredValues {
  readonly brand: string;
  readonly vital: keyof VitalBounds;
  readonly bucket: number;
  readonly values: number;
}

/** The bounds of each brand: three quarters of stable's values do not exceed them. At least `minCount` values are needed. */
export function boundsOf(measured: readonly MeasuredValues[], minCount: number): BrandBounds {
  const histograms = new Map<string, Record<number, number>>();
  for (const { brand, vital, bucket, values } of measured) {
    const key = `${brand} ${vital}`;
    const histogram = histograms.get(key) ?? {};
    histograms.set(key, { ...histogram, [bucket]: (histogram[bucket] ?? 0) + values });
  }
  const bounds: Record<string, Record<string, number>> = {};
  for (const [key, histogram] of histograms) {
    const [brand = '', vital = ''] = key.split(' ');
    const bound = percentile75(histogram satisfies ValueCounts, minCount);
    if (bound !== undefined) bounds[brand] = { ...bounds[brand], [vital]: bound };
  }
  return bounds;
}
