import type { StableTurn } from '../registry/snapshot';

/** How many turns had been taken when the one with this id was: a search by halves, as the ids only grow. */
export function countUpTo(turns: readonly Pick<StableTurn, 'id'>[], id: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.id ?? Infinity) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}
