import { callFaults, growthTable } from './growth-page';
import type { MeasuredCall } from './growth-page';

const search = (costAt: (size: number) => number): MeasuredCall => ({
  label: 'a search',
  grows: 'restaurants',
  line: [100, 1_000, 10_000, 100_000].map((size) => ({ size, cost: costAt(size) })),
});

describe('the check of growth', () => {
  it('[G29/restaurants] passes a search that costs the same among 100,000 restaurants as among 100', () => {
    const calls = [search((size) => (size === 1_000 ? 2_100 : 2_000))];
    expect(callFaults(calls)).toStrictEqual([]);
    expect(growthTable(calls)).toContain('| 2,000 → 2,100 → 2,000 → 2,000 | 0.99 × | met |');
  });

  it.each([
    ['with all restaurants', (size: number) => 2_000 + size / 50, '1.91'],
    ['with each tenfold', (size: number) => 1_000 * Math.log10(size), '2.49'],
  ])('[G29/restaurants] refuses a search that costs more %s', (_how, costAt, growth) => {
    const calls = [search(costAt)];
    expect(callFaults(calls)).toStrictEqual([
      `The cost of a search grows ${growth} × from 100 to 100,000 restaurants; 1.3 × counts as flat.`,
    ]);
    expect(growthTable(calls)).toContain('| not met |');
  });

  it('[G29/restaurants] refuses a search that could not be measured', () => {
    expect(callFaults([search((size) => (size === 100 ? NaN : 2_000))])).toHaveLength(1);
  });
});
