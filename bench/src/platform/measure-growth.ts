import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from 'api/testing/postgres-server';
import { createDatabase } from '../create-database';
import { median } from '../figures';
import { startEdge, type Edge } from './edge';
import type { Line } from './judge-growth';
import { growths, usualScale, type Growth } from './scale';

/** What was measured while one of brands, releases and remotes grew. */
export interface MeasuredGrowth {
  readonly growth: Growth;
  /** Processor time of one page, with all that the edge does for it, in microseconds. */
  readonly pages: Line;
  /** Processor time of one decision, in microseconds. */
  readonly decisions: Line;
  /** Milliseconds until a change of the registry is served. */
  readonly changes: Line;
}

const rounds = 9;
const seconds = 0.6;

/**
 * Measures every edge in turn, round after round, and compares within a round: a machine that is slow for a while is slow for all of them.
 * The figure of a step is the middle of its shares of the rounds, times the middle round.
 */
async function inTurn(edges: readonly Edge[], figure: (edge: Edge) => Promise<number>): Promise<number[]> {
  for (const edge of edges) await figure(edge);
  const found: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures: number[] = [];
    // Every second round goes the other way: what slows down steadily is shared out evenly.
    const order = round % 2 === 0 ? [...edges.keys()] : [...edges.keys()].reverse();
    for (const place of order) {
      const edge = edges[place];
      if (edge) figures[place] = await figure(edge);
    }
    found.push(figures);
  }
  const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const middle = median(found.map(mean));
  return edges.map(
    (_edge, place) => middle * median(found.map((figures) => (figures[place] ?? NaN) / mean(figures))),
  );
}

async function measureOne(growth: Growth, server: string, folder: string): Promise<MeasuredGrowth> {
  const edges: Edge[] = [];
  try {
    for (const step of growth.steps) {
      const name = `${growth.name}_${step}`;
      const own = join(folder, name);
      mkdirSync(own);
      const scale = { ...usualScale, [growth.name]: step };
      edges.push(await startEdge(own, scale, await createDatabase(server, name), seconds));
    }
    const lineOf = (costs: readonly number[]): Line =>
      growth.steps.map((size, place) => ({ size, cost: costs[place] ?? NaN }));
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
  // Beside the run's folder: PostgreSQL runs as somebody else, who may not enter that.
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
