import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from 'api/testing/postgres-server';
import { root } from '../child';
import { createDatabase } from '../create-database';
import { inTurn } from '../in-turn';
import type { Kind } from '../kind';
import { withPace } from '../pace';
import { writePage } from '../results-file';
import { drawGrowth } from '../platform/draw-growth';
import { callFaults, growthTable } from './growth-page';
import type { MeasuredCall } from './growth-page';
import { openGrownShop } from './grown-shop';
import type { GrownShop, ShopScale } from './grown-shop';

type Call = Exclude<keyof GrownShop, 'end'>;

interface Growth {
  readonly grows: keyof ShopScale;
  readonly steps: readonly number[];
  readonly calls: readonly (readonly [call: Call, what: string])[];
}

const baseScale: ShopScale = { restaurants: 100, orders: 1_000 };
const growths: readonly Growth[] = [
  {
    grows: 'restaurants',
    steps: [100, 1_000, 10_000, 100_000],
    calls: [
      ['search', 'a search'],
      ['menu', 'a menu'],
      ['order', 'an order'],
    ],
  },
  {
    grows: 'orders',
    steps: [1_000, 10_000, 100_000, 1_000_000],
    calls: [
      ['order', 'an order'],
      ['orderList', 'a list of orders'],
      ['slots', 'the free slots of a day'],
      ['outbox', 'a look into the outbox'],
    ],
  },
];

async function measureOne(
  { grows, steps, calls }: Growth,
  server: string,
  postgresProcess: number,
  say: (sentence: string) => void,
): Promise<MeasuredCall[]> {
  const shops: GrownShop[] = [];
  try {
    for (const step of steps) {
      const url = await createDatabase(server, `${grows}_${step}`);
      shops.push(await openGrownShop(url, postgresProcess, { ...baseScale, [grows]: step }));
      say(`filled a shop with ${step.toLocaleString('en-GB')} ${grows}`);
    }
    const measured: MeasuredCall[] = [];
    for (const [call, label] of calls) {
      const costs = await inTurn(shops, (shop) => shop[call]());
      measured.push({
        label,
        grows,
        line: steps.map((size, index) => ({ size, cost: costs[index] ?? NaN })),
      });
      say(`${label}: ${costs.map((cost) => Math.round(cost)).join(', ')} µs`);
    }
    return measured;
  } finally {
    for (const shop of shops) await shop.end();
  }
}

async function measureAll(say: (sentence: string) => void): Promise<MeasuredCall[]> {
  // PostgreSQL runs under another account, which may not enter the run's folder.
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-postgres-'));
  process.env['STOREFRONT_TEST_PROCESS'] = String(process.pid);
  const postgres = await startPostgres(folder);
  try {
    const postgresProcess = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    const measured: MeasuredCall[] = [];
    for (const growth of growths)
      measured.push(...(await measureOne(growth, postgres.url, postgresProcess, say)));
    return measured;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const chartOf = (measured: readonly MeasuredCall[], grows: keyof ShopScale) =>
  drawGrowth(
    `What calls cost while ${grows} grow`,
    { unit: 'µs of one core', from: 100, to: 100_000 },
    measured.filter((call) => call.grows === grows).map(({ label, line }) => ({ name: label, line })),
  );

/**
 * `npm run bench -- growth`: measures what calls cost while restaurants and orders grow (G29), and writes docs/growth.md too.
 */
export const measureGrowth: Kind = async ({ say }) => {
  const { outcome: measured, pace } = await withPace(() => measureAll(say));
  const charts = join(root, 'docs/charts');
  mkdirSync(charts, { recursive: true });
  for (const { grows } of growths) writeFileSync(join(charts, `shop-${grows}.svg`), chartOf(measured, grows));
  const text = `What one call costs the processor, ours and PostgreSQL's together, while the shop grows. A search finds 20 restaurants at every size; it and
the menu are requested after a change of the catalogue, when nothing of it is cached. Every size is measured in turn, round after round.

${growthTable(measured)}`;
  await writePage(
    join(root, 'docs/growth.md'),
    `# Growth: the last report

\`npm run bench -- growth\` wrote this; the machine needed ${pace.factor.toFixed(2)} × its usual time for a fixed piece of script. What brands, releases and remotes
cost is in [bench/RESULTS.md](../bench/RESULTS.md); what a million customers an hour would need: [a-million-an-hour.md](a-million-an-hour.md).

${text}

${growths.map(({ grows }) => `![What calls cost while ${grows} grow](charts/shop-${grows}.svg)`).join('\n\n')}
`,
  );
  return { sections: [`## Growth of the shop (G29)\n\n${text}`], faults: callFaults(measured) };
};
