import { join } from 'node:path';
import { apiReads } from './api-reads';
import { writeBigCatalogue } from './big-catalogue';
import { catalogueCosts, catalogueFaults, catalogueSection } from './catalogue-costs';
import { drawnPageCosts, drawnPageFaults } from './drawn-pages';
import { measureGrowth } from './growth/growth-kind';
import { interactionFaults } from './interaction-faults';
import { onLongListing, onLongMenu } from './interactions';
import { measureIsolatesKind } from './isolates/isolates-kind';
import { measureOrders } from './orders/orders-kind';
import type { Kind } from './kind';
import { measurePages } from './pages/pages-kind';
import { measurePlatform } from './platform/platform-kind';
import { startProduct } from './product';
import { drawnPagesSection, interactionsSection, readsSection } from './results';

const measureReads: Kind = async ({ folder, closeAtEnd, say }) => {
  const product = await startProduct();
  closeAtEnd(product.end);
  const reads = await apiReads(product);
  await product.end();
  say('measured the API');
  const costs = await catalogueCosts(folder);
  say('measured a big catalogue');
  return { sections: [readsSection(reads), catalogueSection(costs)], faults: catalogueFaults(costs) };
};

const measureInteractions: Kind = async ({ browser, folder, closeAtEnd, say }) => {
  const product = await startProduct(writeBigCatalogue(join(folder, 'catalogue')));
  closeAtEnd(product.end);
  const measured = [
    await onLongMenu(await browser(), product.origin),
    await onLongListing(await browser(), product.origin),
  ];
  await product.end();
  say('measured the interactions');
  return { sections: [interactionsSection(measured)], faults: interactionFaults(measured) };
};

const measureDrawnPages: Kind = async ({ closeAtEnd, say }) => {
  const plain = await startProduct(undefined, { DRAWING_WORKERS: '0' });
  closeAtEnd(plain.end);
  const drawing = await startProduct();
  closeAtEnd(drawing.end);
  const costs = await drawnPageCosts(plain, drawing);
  await Promise.all([plain.end(), drawing.end()]);
  say('measured the drawn pages');
  return { sections: [drawnPagesSection(costs)], faults: drawnPageFaults(costs) };
};

/** The kinds that can be measured separately, by name. */
export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['interactions', measureInteractions],
  ['pages', measurePages],
  ['reads', measureReads],
  ['orders', measureOrders],
  ['platform', measurePlatform],
  ['drawn', measureDrawnPages],
  ['growth', measureGrowth],
  ['isolates', measureIsolatesKind],
]);

/**
 * The kinds of `npm run bench`. Those with limits in milliseconds come first, because a shared machine may be slowed down after minutes
 * of work.
 */
export const usualKinds: readonly string[] = ['interactions', 'pages', 'reads', 'orders'];
