import { findHost } from '../../../platform/src/isolates/find-host';
import type { IsolateHost } from '../../../platform/src/isolates/isolate-host';
import { DrawingPool, defaultLimits } from '../../../platform/src/render/drawing-pool';
import type { PoolLimits } from '../../../platform/src/render/drawing-pool';
import type { DrawingOutcome } from '../../../platform/src/render/drawing';
import { PairHealth } from '../../../platform/src/render/pair-health';
import { engineProcesses, memoryOfEngines } from './engine-processes';
import { harmful, harms } from './harms';
import type { Harm } from './harms';
import { byAnotherRelease } from './recorded-pages';
import type { RecordedPage } from './recorded-pages';

/** What became of a hostile release, and of the pages of others meanwhile. */
export interface MeasuredHarm {
  readonly harm: Harm;
  /** Milliseconds from its page's request until its process had been ended, or had answered. */
  readonly ended: number;
  readonly outcome: DrawingOutcome;
  /** The releases that the platform blames. */
  readonly blamed: string;
  /** The longest drawing of others meanwhile and right after, in milliseconds. */
  readonly longestOfOthers: number;
  readonly drawnOfOthers: number;
  readonly undrawnOfOthers: number;
}

export interface MeasuredIsolates {
  readonly harms: readonly MeasuredHarm[];
  /** Megabytes of so many pairs. */
  readonly memory: { readonly pairs: number; readonly megabytes: number };
  /** Milliseconds of the first page of each new pair. */
  readonly firstPages: readonly number[];
  /** Milliseconds of drawings by pairs that have drawn before, by page. */
  readonly warm: readonly { readonly name: string; readonly times: readonly number[] }[];
  readonly wall: NonNullable<IsolateHost['wall']>;
}

const pairsInMemory = 20;
const warmDrawings = 200;
/** Pages of others that are drawn after the hostile one has ended. */
const drawnAfter = 20;

async function aPool(limits: Partial<PoolLimits>) {
  const { host } = await findHost();
  const log = { error: () => undefined, warn: () => undefined };
  const pool = new DrawingPool({
    limits: { ...defaultLimits, workers: 2, ...limits },
    host: async () => host,
    log,
  });
  const draw = async ({ pair, page }: RecordedPage) => {
    const since = performance.now();
    const outcome = await pool.draw(pair, page).finalOutcome;
    return { outcome, took: performance.now() - since };
  };
  /** Draws a page that has to be drawn. */
  const drawn = async (recorded: RecordedPage): Promise<number> => {
    const { outcome, took } = await draw(recorded);
    if (outcome.kind !== 'drawn')
      throw new Error(`${recorded.name} is not drawn: ${JSON.stringify(outcome)}`);
    return took;
  };
  const { wall } = host;
  if (wall === undefined) throw new Error('The container of the isolates does not answer');
  return { pool, draw, drawn, wall };
}

/** Lets a hostile release of the listing draw while the pages of others are drawn one after the other. */
async function measureHarm(harm: Harm, pages: readonly RecordedPage[]): Promise<MeasuredHarm> {
  const { pool, draw, drawn } = await aPool({});
  try {
    const health = new PairHealth(() => performance.now());
    for (const page of pages) {
      await drawn(page);
      const { outcome } = await draw(page);
      health.record(page.pair, outcome);
    }
    const listing = pages.find(({ name }) => name === 'Listing');
    if (listing === undefined) throw new Error('No page of the listing was recorded');
    const hostile = byAnotherRelease(listing, '6.6.6', (code) => harmful(harm, code));
    const others = engineProcesses();

    let isOver = false;
    const since = performance.now();
    const guilty = (async () => {
      const first = harm.crashes ? await crashed(draw(hostile), others) : await draw(hostile);
      return harm.crashes ? crashed(draw(hostile), others) : first;
    })().finally(() => (isOver = true));
    const ended = guilty.then(() => performance.now() - since);
    const takes: number[] = [];
    let undrawnOfOthers = 0;
    for (let index = 0, after = 0; after < drawnAfter; index += 1) {
      if (isOver) after += 1;
      const page = pages[index % pages.length];
      if (page === undefined) break;
      const { outcome, took } = await draw(page);
      takes.push(took);
      if (outcome.kind !== 'drawn') undrawnOfOthers += 1;
    }
    const { outcome } = await guilty;
    const by = health.record(hostile.pair, outcome);
    const { shell, remote } = hostile.pair;
    return {
      harm,
      outcome,
      undrawnOfOthers,
      ended: await ended,
      blamed: [by === 'remote' ? undefined : shell.name, by === 'shell' ? undefined : remote?.name]
        .filter((name) => by !== undefined && name !== undefined)
        .join(', '),
      longestOfOthers: Math.max(...takes),
      drawnOfOthers: takes.length - undrawnOfOthers,
    };
  } finally {
    await pool.close();
  }
}

/** Ends the process that draws, as a fault of the engine would. */
async function crashed<Outcome>(drawing: Promise<Outcome>, others: readonly number[]): Promise<Outcome> {
  let isOver = false;
  const outcome = drawing.finally(() => (isOver = true));
  while (!isOver) {
    for (const processId of engineProcesses().filter((one) => !others.includes(one)))
      process.kill(processId, 'SIGKILL');
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
  return outcome;
}

async function measureMemory(pages: readonly RecordedPage[]) {
  // Nothing is ended for being late: the cost of a first page is what is measured.
  const { pool, drawn, wall } = await aPool({ processes: pairsInMemory });
  try {
    const firstPages: number[] = [];
    for (let index = 0; index < pairsInMemory; index += 1) {
      const page = pages[index % pages.length];
      if (page === undefined) break;
      const another = byAnotherRelease(page, `1.0.${index}`);
      firstPages.push(await drawn(another));
      for (let again = 0; again < 5; again += 1) await drawn(another);
    }
    return { firstPages, wall, memory: { pairs: engineProcesses().length, megabytes: memoryOfEngines() } };
  } finally {
    await pool.close();
  }
}

async function measureWarm(pages: readonly RecordedPage[]) {
  const { pool, drawn } = await aPool({});
  try {
    const warm = pages.map(({ name }) => ({ name, times: [] as number[] }));
    for (const page of pages) for (let time = 0; time < 20; time += 1) await drawn(page);
    for (let time = 0; time < warmDrawings; time += 1)
      for (const [place, page] of pages.entries()) warm[place]?.times.push(await drawn(page));
    return warm;
  } finally {
    await pool.close();
  }
}

/** Measures the isolates with these pages, all in this process. */
export async function measureIsolates(
  pages: readonly RecordedPage[],
  say: (sentence: string) => void,
): Promise<MeasuredIsolates> {
  const warm = await measureWarm(pages);
  say('measured drawings by pairs that have drawn before');
  const memory = await measureMemory(pages);
  say(`measured ${pairsInMemory} pairs`);
  const measured: MeasuredHarm[] = [];
  for (const harm of harms) {
    measured.push(await measureHarm(harm, pages));
    say(`measured ${harm.name}`);
  }
  return { warm, ...memory, harms: measured };
}
