import { bucketOfValue, percentile25, percentile75 } from './percentile';
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

  it('is exceeded by a quarter of the values at most, counted in any order', () => {
    const bound = (values: readonly number[]) => percentile75(counted(values), 1) ?? 0;
    expect(bound([900, 100, 100, 100])).toBeCloseTo(bound([100]), 9);
    expect(bound([900, 900, 100, 100])).toBeCloseTo(bound([900]), 9);
    expect(bound([3, 0.5])).toBeCloseTo(bound([3]), 9);
    expect(bound([0.5])).toBeLessThan(0.526);
    expect(bound([0.5])).toBeGreaterThanOrEqual(0.5);
  });

  it('knows each value by a whole number, 0 below all others, and one on the bound of its bucket exactly', () => {
    expect(Number.isInteger(bucketOfValue(0))).toBe(true);
    expect(bucketOfValue(0)).toBeLessThan(bucketOfValue(0.000_1));
    expect(percentile75(counted([1]), 1)).toBeCloseTo(1, 9);
    expect(percentile75(counted([1.05 ** 3]), 1)).toBeCloseTo(1.05 ** 3, 9);
  });

  it('is unknown while too few values were counted', () => {
    expect(percentile75(counted([100, 200, 300]), 4)).toBeUndefined();
    expect(percentile75({}, 0)).toBeUndefined();
  });
});

it('the 25th percentile of stable is the value that a quarter does not exceed', () => {
  const pounds = Array.from({ length: 1_000 }, (_, index) => 10 + index / 100);
  const found = percentile25(counted(pounds), 200) ?? 0;
  expect(found).toBeGreaterThanOrEqual(12.49);
  expect(found).toBeLessThan(12.49 * 1.051);
  expect(percentile25(counted(pounds), 1_001)).toBeUndefined();
});
