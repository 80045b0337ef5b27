import { median } from './figures';

const rounds = 9;

/**
 * Measures several things in turn, round after round, and compares them within a round, because a machine that is slow for a while is
 * slow for all of them. The figure of each is the median of its share of a round, times the median round.
 */
export async function inTurn<One>(
  all: readonly One[],
  figure: (one: One) => Promise<number>,
): Promise<number[]> {
  for (const one of all) await figure(one);
  const found: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures: number[] = [];
    // Every second round runs in reverse order, so that a steady slowdown affects all equally.
    const order = round % 2 === 0 ? [...all.keys()] : [...all.keys()].reverse();
    for (const place of order) {
      const one = all[place];
      if (one !== undefined) figures[place] = await figure(one);
    }
    found.push(figures);
  }
  const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const middle = median(found.map(mean));
  return all.map(
    (_one, place) => middle * median(found.map((figures) => (figures[place] ?? NaN) / mean(figures))),
  );
}
