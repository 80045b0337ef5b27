import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importCatalogueFile, openDatabase, systemClock } from 'api';
import { answerOf } from './api-reads';
import { writeBigCatalogue } from './big-catalogue';
import { median, milliseconds } from './figures';
import { paceInWords, withPace } from './pace';
import type { Pace } from './pace';
import { startProduct } from './product';
import { row, table } from './table';

/**
 * The duration of one operation on the big catalogue in milliseconds; `bound` is its limit on a quiet machine.
 */
interface CatalogueCost {
  readonly name: string;
  readonly took: number;
  readonly bound: number;
  readonly pace: Pace;
}

/** How often the long menu is requested; the first request computes and caches it. */
const repetitions = 30;

const measure = async (name: string, bound: number, work: () => Promise<number>): Promise<CatalogueCost> => {
  const { outcome: took, pace } = await withPace(work);
  return { name, took, bound, pace };
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startTime = performance.now();
  await work();
  return performance.now() - startTime;
};

const importOf = async (file: string, folder: string): Promise<CatalogueCost> => {
  const dataDirectory = mkdtempSync(join(folder, 'import-'));
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, replicaUrl: undefined });
  try {
    const ports = { database: opened.database, clock: systemClock({ clockStart: undefined }) };
    const importFile = async () => {
      const outcome = await importCatalogueFile(ports, file, { replace: true });
      if (outcome.kind !== 'imported') throw new Error(`The big catalogue is ${outcome.kind}`);
    };
    return await measure('importing 2,000 restaurants', 3_000, () => timeOf(importFile));
  } finally {
    await opened.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};

const longMenuOf = async (file: string): Promise<CatalogueCost> => {
  const product = await startProduct(file);
  try {
    const body = JSON.stringify({ business: 'many-0' });
    const menu = () => answerOf(product.origin, 'business/menu', body);
    await menu();
    return await measure('answering a menu of 1,000 dishes', 20, async () => {
      const times: number[] = [];
      while (times.length < repetitions) times.push(await timeOf(menu));
      return median(times);
    });
  } finally {
    await product.end();
  }
};

/** Imports the big catalogue, and asks for its longest menu again and again. */
export async function catalogueCosts(folder: string): Promise<CatalogueCost[]> {
  const file = writeBigCatalogue(join(folder, 'big-catalogue'));
  return [await importOf(file, folder), await longMenuOf(file)];
}

const isOverBound = ({ took, bound, pace }: CatalogueCost) => took > bound * pace.factor;

/** The operations that exceeded their limit, scaled by the pace of the machine, in sentences. */
export function catalogueFaults(costs: readonly CatalogueCost[]): string[] {
  return costs
    .filter(isOverBound)
    .map(
      ({ name, took, bound, pace }) =>
        `${name} took ${milliseconds(took)}, and may take ${milliseconds(bound)} times the pace of the machine (${pace.factor.toFixed(2)})`,
    );
}

/** The costs of the big catalogue as a Markdown section. */
export function catalogueSection(costs: readonly CatalogueCost[]): string {
  return `## A big catalogue

2,000 restaurants, one of them with a menu of 1,000 dishes. The import goes into an empty embedded database, from reading the file to the last row; the menu is the median
of ${repetitions} answers over loopback, after a first one for which it was worked out. Bounds are multiplied by the pace of the machine.

${table(
  ['what', 'took', 'at most', 'pace of the machine', ''],
  costs.map((cost) =>
    row(
      cost.name,
      milliseconds(cost.took),
      milliseconds(cost.bound),
      paceInWords(cost.pace),
      isOverBound(cost) ? 'not met' : 'met',
    ),
  ),
)}`;
}
