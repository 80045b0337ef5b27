/** How many values are in each bucket of 5 % width; plain JSON that can be added bucket by bucket. */
export type ValueCounts = Readonly<Record<number, number>>;

const growth = Math.log(1.05);
// Below the bucket of every value above 0 that a browser measures.
const zeroBucket = -1_000;

/** The bucket of a value of at least 0; its upper bound is at most 5 % above the value. */
export function bucketOfValue(value: number): number {
  return value <= 0 ? zeroBucket : Math.ceil(Math.log(value) / growth - 1e-9);
}

/**
 * The value that three quarters of the counted values do not exceed (with an error of at most 5 %), or undefined when there are
 * fewer than `minCount`. A worse value is a failure of the signals `slow-paint`, `slow-press` and `layout-shift`. The counts must be
 * of stable and from before the values that are judged, such as the week before the rollout began: then the bound is the same for
 * both arms and depends on neither.
 */
export function percentile75(counts: ValueCounts, minCount: number): number | undefined {
  return percentile(counts, 0.75, minCount);
}

/** The value that a quarter of the counted values do not exceed, for `small-order`; as `percentile75`. */
export function percentile25(counts: ValueCounts, minCount: number): number | undefined {
  return percentile(counts, 0.25, minCount);
}

function percentile(counts: ValueCounts, part: number, minCount: number): number | undefined {
  const buckets = Object.entries(counts)
    .map(([bucket, count]) => ({ bucket: Number(bucket), count }))
    .sort((a, b) => a.bucket - b.bucket);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 || total < minCount) return undefined;
  let seen = 0;
  for (const { bucket, count } of buckets) {
    seen += count;
    if (seen >= total * part) return bucket === zeroBucket ? 0 : Math.exp(bucket * growth);
  }
  return undefined;
}
