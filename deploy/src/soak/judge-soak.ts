/** What a process under steady load held at one moment, after its garbage was collected. */
export interface Vitals {
  /** Bytes of the heap. */
  readonly heap: number;
  /** How many timers, sockets, servers and so on keep the process busy, by their kind. */
  readonly held: Readonly<Record<string, number>>;
  /** How often Node warned of listeners that pile up. */
  readonly warnings: number;
  /** Connections that PostgreSQL has. */
  readonly connections: number;
}

/** The most by which the heap may grow from the second quarter of the time to the last (G21). */
const heapBound = 1.1;
/** A few requests more or less are under way whenever somebody looks. */
const mostMore = 10;

const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;

/** The quarters that are compared: in the first one caches fill and code is compiled. */
function compared(vitals: readonly Vitals[]): readonly [readonly Vitals[], readonly Vitals[]] {
  const quarter = Math.floor(vitals.length / 4);
  return [vitals.slice(quarter, 2 * quarter), vitals.slice(-quarter)];
}

export function heapGrowth(vitals: readonly Vitals[]): number {
  const [early, late] = compared(vitals).map((some) => median(some.map(({ heap }) => heap)));
  return (late ?? NaN) / (early ?? NaN);
}

/** What has grown although the load has not, in sentences. */
export function soakFaults(vitals: readonly Vitals[]): string[] {
  if (vitals.length < 8) return ['There were too few looks to tell anything.'];
  const [early, late] = compared(vitals);
  const growth = heapGrowth(vitals);
  const kinds = new Set(late.flatMap(({ held }) => Object.keys(held)));
  const grown = (what: string, figure: (one: Vitals) => number) => {
    const [before, after] = [median(early.map(figure)), median(late.map(figure))];
    return after > before + mostMore ? [`${what}: ${before} became ${after}.`] : [];
  };
  const warnings = vitals.at(-1)?.warnings ?? 0;
  return [
    ...(growth <= heapBound ? [] : [`The heap grew to ${growth.toFixed(2)} × what it was.`]),
    ...[...kinds].flatMap((kind) => grown(kind, ({ held }) => held[kind] ?? 0)),
    ...grown('Connections to PostgreSQL', ({ connections }) => connections),
    ...(warnings === 0 ? [] : [`Node warned ${warnings} times of listeners that pile up.`]),
  ];
}
