import { median } from './figures';

const rounds = 9;

/**
 * Measures several of a kind in turn, round after round, and compares within a round: a machine that is slow for a while is slow for all of them.
 * The figure of a step is the middle of its shares of the rounds, times the middle round.
 */
export async function inTurn<One>(
  all: readonly One[],
  figure: (one: One) => Promise<number>,
): Promise<number[]> {
  for (const one of all) await figure(one);
  const found: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures: number[] = [];
    // Every second round goes the other way: what slows down steadily is shared out evenly.
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
