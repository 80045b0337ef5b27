import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from 'api/testing/postgres-server';
import { createDatabase } from '../create-database';
import { inTurn } from '../in-turn';
import { startEdge } from './edge';
import type { Edge } from './edge';
import type { Line } from './judge-growth';
import { growths, usualScale } from './scale';
import type { Growth } from './scale';

/** The measurements while one of the numbers of brands, releases and remotes grew. */
export interface MeasuredGrowth {
  readonly growth: Growth;
  /** Processor time of one page, including all work of the edge for it, in microseconds. */
  readonly pages: Line;
  /** Processor time of one decision, in microseconds. */
  readonly decisions: Line;
  /** Milliseconds until a change of the registry is served. */
  readonly changes: Line;
}

const seconds = 0.6;

async function measureOne(growth: Growth, server: string, folder: string): Promise<MeasuredGrowth> {
  const edges: Edge[] = [];
  try {
    for (const step of growth.steps) {
      const name = `${growth.name}_${step}`;
      const edgeFolder = join(folder, name);
      mkdirSync(edgeFolder);
      const scale = { ...usualScale, [growth.name]: step };
      edges.push(await startEdge(edgeFolder, scale, await createDatabase(server, name), seconds));
    }
    const lineOf = (costs: readonly number[]): Line =>
      growth.steps.map((size, index) => ({ size, cost: costs[index] ?? NaN }));
    return {
      growth,
      decisions: lineOf(await inTurn(edges, (edge) => edge.decisionCost())),
      pages: lineOf(await inTurn(edges, (edge) => edge.pageCost())),
      changes: lineOf(await inTurn(edges, async (edge) => (await edge.refreshCost()).wait)),
    };
  } finally {
    for (const edge of edges) await edge.end();
  }
}

/** Measures the edge while brands, releases and remotes grow, one after the other. */
export async function measureGrowths(
  folder: string,
  say: (sentence: string) => void,
): Promise<MeasuredGrowth[]> {
  // PostgreSQL runs under another account, which may not enter the run's folder.
  const postgresFolder = mkdtempSync(join(tmpdir(), 'storefront-bench-postgres-'));
  process.env['STOREFRONT_TEST_PROCESS'] = String(process.pid);
  const postgres = await startPostgres(postgresFolder);
  try {
    const measured: MeasuredGrowth[] = [];
    for (const growth of growths) {
      measured.push(await measureOne(growth, postgres.url, folder));
      const { pages, decisions, changes } = measured.at(-1) ?? { pages: [], decisions: [], changes: [] };
      const costs = (line: Line) => line.map(({ cost }) => cost.toPrecision(3)).join(', ');
      say(
        `${growth.name}: pages ${costs(pages)} µs, decisions ${costs(decisions)} µs, changes ${costs(changes)} ms`,
      );
    }
    return measured;
  } finally {
    await postgres.stop();
    rmSync(postgresFolder, { recursive: true, force: true });
  }
}
