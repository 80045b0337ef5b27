import { bucketOfValue, percentile75 } from './percentile';
import type { ValueCounts } from './percentile';

const counted = (values: readonly number[]): ValueCounts => {
  const counts: Record<number, number> = {};
  for (const value of values) counts[bucketOfValue(value)] = (counts[bucketOfValue(value)] ?? 0) + 1;
  return counts;
};

describe('the 75th percentile of stable', () => {
  it.each([
    ['milliseconds', Array.from({ length: 1_000 }, (_, index) => 500 + index * 4), 3_500],
    ['layout shifts', Array.from({ length: 1_000 }, (_, index) => index / 4_000), 0.1875],
  ])('of %s is found with an error of at most 5 %%', (_name, values, exact) => {
    const found = percentile75(counted(values), 200) ?? 0;
    expect(found).toBeGreaterThanOrEqual(exact * 0.999);
    expect(found).toBeLessThan(exact * 1.051);
    expect(values.filter((value) => value > found).length / values.length).toBeLessThanOrEqual(0.25);
  });

  it('is 0 when most pages do not shift at all', () => {
    expect(percentile75(counted([0, 0, 0, 0.2]), 4)).toBe(0);
  });

  it('is unknown while too few values were counted', () => {
    expect(percentile75(counted([100, 200, 300]), 4)).toBeUndefined();
    expect(percentile75({}, 0)).toBeUndefined();
  });
});
