import { median } from './figures';

const rounds = 9;

/**
 * Measures several things in turn, round after round, and compares them within a round, because a machine that is slow for a while is
 * slow for all of them. The figure of each is the median of its share of a round, times the median round.
 */
export async function inTurn<Item>(
  items: readonly Item[],
  figure: (one: Item) => Promise<number>,
): Promise<number[]> {
  for (const one of items) await figure(one);
  const figuresByRound: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures: number[] = [];
    // Every second round runs in reverse order, so that a steady slowdown affects all equally.
    const order = round % 2 === 0 ? [...items.keys()] : [...items.keys()].reverse();
    for (const index of order) {
      const one = items[index];
      if (one !== undefined) figures[index] = await figure(one);
    }
    figuresByRound.push(figures);
  }
  const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const medianRound = median(figuresByRound.map(mean));
  return items.map(
    (_item, index) =>
      medianRound * median(figuresByRound.map((figures) => (figures[index] ?? NaN) / mean(figures))),
  );
}
