/** What a process under steady load used at one moment, after a garbage collection. */
export interface Vitals {
  /** Bytes of the heap. */
  readonly heap: number;
  /** How many timers, sockets, servers and so on keep the process alive, by kind. */
  readonly handles: Readonly<Record<string, number>>;
  /** How often Node warned that too many listeners were added. */
  readonly warnings: number;
  /** The number of open connections of PostgreSQL. */
  readonly connections: number;
}

/** The most by which the heap may grow from the second quarter of the time to the last (G21). */
const heapBound = 1.1;
/** The number of requests under way varies a little between measurements. */
const allowedIncrease = 10;

const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;

/** The first quarter is not compared: caches fill and code is compiled in it. */
function compared(vitals: readonly Vitals[]): readonly [readonly Vitals[], readonly Vitals[]] {
  const quarter = Math.floor(vitals.length / 4);
  return [vitals.slice(quarter, 2 * quarter), vitals.slice(-quarter)];
}

export function heapGrowth(vitals: readonly Vitals[]): number {
  const [early, late] = compared(vitals).map((quarter) => median(quarter.map(({ heap }) => heap)));
  return (late ?? NaN) / (early ?? NaN);
}

/** The values that grew although the load did not, in sentences. */
export function soakFaults(vitals: readonly Vitals[]): string[] {
  if (vitals.length < 8) return ['There were too few measurements to judge.'];
  const [early, late] = compared(vitals);
  const growth = heapGrowth(vitals);
  const kinds = new Set(late.flatMap(({ handles }) => Object.keys(handles)));
  const increaseFaults = (name: string, figure: (one: Vitals) => number) => {
    const [before, after] = [median(early.map(figure)), median(late.map(figure))];
    return after > before + allowedIncrease ? [`${name}: ${before} became ${after}.`] : [];
  };
  const warnings = vitals.at(-1)?.warnings ?? 0;
  return [
    ...(growth <= heapBound ? [] : [`The heap grew to ${growth.toFixed(2)} × what it was.`]),
    ...[...kinds].flatMap((kind) => increaseFaults(kind, ({ handles }) => handles[kind] ?? 0)),
    ...increaseFaults('Connections to PostgreSQL', ({ connections }) => connections),
    ...(warnings === 0 ? [] : [`Node warned ${warnings} times of listeners that pile up.`]),
  ];
}
