/** A source of repeatable choices: the same seed gives the same choices on every machine and in every run. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** `count` different entries, in their original order; all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

/**
 * A generator seeded by its purpose, so that one more choice in one place does not change the others.
 * FNV-1a turns the purpose into the seed, and mulberry32 generates the numbers.
 */
export function randomFor(purpose: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < purpose.length; index += 1) {
    state = Math.imul(state ^ purpose.charCodeAt(index), 0x01000193);
  }

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((entry) => ({ entry, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ entry }) => entry);

  return {
    next,
    integer,
    shuffle,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const entry = list[integer(0, list.length - 1)];
      if (entry === undefined) throw new Error(`nothing to pick from for ${purpose}`);
      return entry;
    },
    sample: <T>(list: readonly T[], count: number): T[] => {
      const indices = new Set(shuffle(list.map((_, index) => index)).slice(0, count));
      return list.filter((_, index) => indices.has(index));
    },
  };
}
