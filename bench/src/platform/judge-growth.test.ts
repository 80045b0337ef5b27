import { growthFaults, computeGrowth } from './judge-growth';
import type { Line } from './judge-growth';

const lineOf = (costAt: (size: number) => number): Line =>
  [10, 100, 1_000, 10_000].map((size) => ({ size, cost: costAt(size) }));

describe('the judgement of a growing cost', () => {
  it('[G29/judged] passes a cost that stays the same, with the noise of a machine', () => {
    const noise = [1.06, 0.95, 1.04, 0.97];
    const flat = lineOf(() => 900).map((point, index) => ({ ...point, cost: 900 * (noise[index] ?? 1) }));
    expect(growthFaults([{ label: 'a page', line: flat }])).toStrictEqual([]);
  });

  it.each([
    ['with each tenfold', (size: number) => 900 * (1 + Math.log10(size) / 5)],
    ['with the size, from where it can be felt', (size: number) => 900 + size / 10],
    ['only at the largest size, where it doubles', (size: number) => (size === 10_000 ? 1_800 : 900)],
  ])('[G29/judged] refuses a cost that grows %s', (_how, costAt) => {
    expect(growthFaults([{ label: 'a page', line: lineOf(costAt) }])).toStrictEqual([
      expect.stringMatching(
        /^a page grows [\d.]+ × from the smallest to the largest; 1.3 × counts as flat\.$/,
      ),
    ]);
  });

  it('[G29/judged] refuses a line with a figure that could not be measured', () => {
    expect(
      growthFaults([{ label: 'a page', line: lineOf((size) => (size === 10 ? NaN : 900)) }]),
    ).toHaveLength(1);
  });

  it('computes by how much a cost grows over the whole line', () => {
    expect(computeGrowth(lineOf((size) => size))).toBeCloseTo(1_000);
    expect(computeGrowth(lineOf(() => 5))).toBeCloseTo(1);
  });
});
