import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { apiReads } from './api-reads';
import { writeBigCatalogue } from './big-catalogue';
import { openFront } from './front';
import { onLongListing, onLongMenu } from './interactions';
import { busyness, machineFacts } from './machine';
import { faultsOf, pageSpeeds, type MeasuredPage } from './page-speed';
import { buildMissing, buildRival, startProduct } from './product';
import { orderLoad } from './orders';
import { interactionsSection, ordersSection, resultsPage, type Results } from './results';
import { bundlePage, plainPage } from './rival-pages';
import { openBrowser } from './slow-page';

/**
 * `npm run bench`: measures pages, interactions and the API, writes RESULTS.md, and fails when the critical path is not what it must
 * be. `npm run bench -- interactions` and `npm run bench -- orders` measure these alone and say them, writing nothing.
 */
const pages: readonly MeasuredPage[] = [
  {
    name: 'Listing',
    path: '/listing?search_by_postcode=E1+6AN',
    content: 'main a[href^="/business/"]',
    rounds: 5,
  },
  { name: 'Business', path: '/business/saffron-yard', content: 'main li[data-available]', rounds: 3 },
];

const say = (sentence: string) =>
  void process.stdout.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${sentence}\n`);

const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const closeAll = async () => {
  for (const close of closers.splice(0).reverse()) await close();
};
const giveUp = async (sentence: string) => {
  await closeAll();
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void giveUp('Stopped.'));
// A bench that hangs tells nobody anything.
setTimeout(() => void giveUp('The bench took more than ten minutes and was ended.'), 600_000).unref();

const measurePages = async (browser: Awaited<ReturnType<typeof openBrowser>>) => {
  const product = await startProduct();
  closers.push(product.end);
  const [bundle, plain] = await Promise.all([openFront(product.origin), openFront(product.origin)]);
  closers.push(bundle.end, plain.end);
  const folderOf = (rival: string) => join(folder, rival);
  await Promise.all([
    buildRival('bundle', folderOf('bundle'), bundle.origin),
    buildRival('plain', folderOf('plain'), plain.origin),
  ]);
  bundle.show(folderOf('bundle'), bundlePage(folderOf('bundle')));
  plain.show(folderOf('plain'), plainPage(folderOf('plain')));
  say('built the bundle and the plain federation');
  const rivals = [
    { name: 'federated', origin: product.origin },
    { name: 'one bundle', origin: bundle.origin },
    { name: 'plain federation', origin: plain.origin },
  ];
  const measured: Results['pages'][number][] = [];
  for (const page of pages) {
    measured.push({ page, speeds: await pageSpeeds(browser, page, rivals) });
    say(`measured the ${page.name.toLowerCase()} page`);
  }
  const reads = await apiReads(product.origin);
  say('measured the API');
  await product.end();
  return { measured, reads };
};

const measureInteractions = async (browser: Awaited<ReturnType<typeof openBrowser>>) => {
  const product = await startProduct(writeBigCatalogue(join(folder, 'catalogue')));
  closers.push(product.end);
  const interactions = [
    ...(await onLongMenu(browser, product.origin)),
    ...(await onLongListing(browser, product.origin)),
  ];
  await product.end();
  say('measured the interactions');
  return interactions;
};

const file = fileURLToPath(new URL('../RESULTS.md', import.meta.url));
const formatted = async (markdown: string) =>
  format(markdown, { ...(await resolveConfig(file)), filepath: file });

const measureAll = async (browser: Awaited<ReturnType<typeof openBrowser>>) => {
  // First what has a bound in milliseconds: a machine that is shared may be slowed after minutes of work.
  const interactions = await measureInteractions(browser);
  const { measured, reads } = await measurePages(browser);
  const orders = await orderLoad();
  say('measured the orders');
  const faults = measured.flatMap(({ page, speeds: [product] }) =>
    product ? faultsOf(page.name, product) : [],
  );
  const markdown = resultsPage({
    machine: machineFacts(browser),
    busyness: busyness(),
    pages: measured,
    interactions,
    reads,
    orders,
    faults,
  });
  const text = await formatted(markdown);
  writeFileSync(file, text);
  process.stdout.write(`\n${text}\n`);
  say('written to bench/RESULTS.md');
  return faults.length === 0;
};

const measureInteractionsAlone = async (browser: Awaited<ReturnType<typeof openBrowser>>) => {
  const section = interactionsSection(await measureInteractions(browser));
  process.stdout.write(`\n${await formatted(section)}\n`);
  say(`load of the machine over the last minute ${busyness()}`);
  return true;
};

const measureOrdersAlone = async () => {
  process.stdout.write(`\n${await formatted(ordersSection(await orderLoad()))}\n`);
  say(`load of the machine over the last minute ${busyness()}`);
  return true;
};

const kinds = new Map([
  [undefined, measureAll],
  ['orders', measureOrdersAlone],
  ['interactions', measureInteractionsAlone],
]);

try {
  const [wanted] = process.argv.slice(2);
  const measure = kinds.get(wanted);
  if (!measure) throw new Error(`${wanted} cannot be measured by itself; "interactions" and "orders" can`);
  await buildMissing();
  const browser = await openBrowser();
  closers.push(() => browser.close());
  const isAsItMustBe = await measure(browser);
  await closeAll();
  if (!isAsItMustBe) process.exit(1);
} catch (fault) {
  await giveUp(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
}
process.exit(0);
