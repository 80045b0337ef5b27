import type { StableTurn } from '../registry/snapshot';

/** How many turns there were up to the one with this id; a binary search, because ids only grow. */
export function countUpTo(turns: readonly Pick<StableTurn, 'id'>[], id: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.id ?? Infinity) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}
