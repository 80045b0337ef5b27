import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

// Looked up once: they are called hundreds of millions of times.
const { floor, log1p, min } = Math;

/** A uniform random number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The same numbers for the same seed, on every machine. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
}

/** Draws how many of `trials` succeed. */
export type Binomial = (random: Random, trials: number) => number;

// By rate, and in each by number of trials: most signals of a simulation have the same rates, and making tables took a third of its time.
const tablesOfRates = new Map<number, BinomialTable[]>();

/** Binomial draws at one rate of success, by inversion of the distribution; the table for each number of trials is made once. */
export function binomialOf(rate: number): Binomial {
  const tables = tablesOfRates.get(rate) ?? [];
  tablesOfRates.set(rate, tables);
  return (random, trials) => {
    const { least, cumulative } = (tables[trials] ??= binomialTable(trials, rate));
    return least + firstAbove(cumulative, random());
  };
}

/** The probabilities of at most `least`, `least` + 1, … successes; the omitted ends are too improbable to occur. */
interface BinomialTable {
  readonly least: number;
  readonly cumulative: Float64Array;
}

const negligible = 1e-20;

/**
 * Computes outwards from the most probable number of successes, which is taken as 1 until the sum is known, so that nothing
 * underflows.
 */
function binomialTable(trials: number, rate: number): BinomialTable {
  const likeliest = min(floor((trials + 1) * rate), trials);
  const below: number[] = [];
  for (let k = likeliest, weight = 1; k > 0; k -= 1) {
    weight *= (k * (1 - rate)) / ((trials - k + 1) * rate);
    if (weight < negligible) break;
    below.push(weight);
  }
  const above: number[] = [];
  for (let k = likeliest, weight = 1; k < trials; k += 1) {
    weight *= ((trials - k) * rate) / ((k + 1) * (1 - rate));
    if (weight < negligible) break;
    above.push(weight);
  }
  const weights = [...below.toReversed(), 1, ...above];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const cumulative = Float64Array.from(weights, (weight) => (sum += weight / total));
  return { least: likeliest - below.length, cumulative };
}

/** The index of the first entry of a rising table that is above the value; the last one when none is. */
function firstAbove(table: Float64Array, value: number): number {
  let low = 0;
  let high = table.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table[middle] ?? 1) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How many trials fail before the first one that succeeds. */
export function geometric(random: Random, rate: number): number {
  return floor(log1p(-random()) / log1p(-rate));
}
