import { join } from 'node:path';
import type { Kind } from '../kind';
import { buildRival, startProduct } from '../product';
import type { Product } from '../product';
import { firstSearches } from './first-search';
import { openFront } from './front';
import { measuredPages } from './measured-pages';
import { listFaults, pageSpeeds } from './page-speed';
import { pagesSection } from './pages-section';
import type { MeasuredSpeeds } from './pages-section';
import { bundlePage, drawnBundlePage, plainPage } from './rival-pages';

/**
 * Measures the product and its rivals, which are built from the same source and from the product's own pages (G25).
 */
export const measurePages: Kind = async ({ browser, folder, closeAtEnd, say }) => {
  const product = await startProduct();
  closeAtEnd(product.end);
  const undrawn = await startProduct(undefined, { DRAWING_WORKERS: '0' });
  closeAtEnd(undrawn.end);
  const openFrontOf = async (target: Product) => {
    const front = await openFront(target.origin);
    closeAtEnd(front.end);
    return front;
  };
  const [bundle, drawnBundle, plain] = [
    await openFrontOf(undrawn),
    await openFrontOf(product),
    await openFrontOf(undrawn),
  ];
  const folders = { bundle: join(folder, 'bundle'), plain: join(folder, 'plain') };
  await Promise.all([
    buildRival('bundle', folders.bundle, bundle.origin),
    buildRival('plain', folders.plain, plain.origin),
  ]);
  bundle.show(folders.bundle, bundlePage(folders.bundle));
  drawnBundle.show(folders.bundle, drawnBundlePage(folders.bundle));
  plain.show(folders.plain, plainPage(folders.plain));
  say('built the bundle and the plain federation');
  const rivals = {
    federated: { name: 'federated', origin: product.origin },
    undrawn: { name: 'federated, not drawn', origin: undrawn.origin },
    bundle: { name: 'one bundle', origin: bundle.origin },
    drawnBundle: { name: 'one bundle, drawn', origin: drawnBundle.origin },
    plain: { name: 'plain federation', origin: plain.origin },
  };
  const measured: MeasuredSpeeds[] = [];
  for (const page of measuredPages) {
    await waitUntilDrawn(product.origin + page.path);
    measured.push({ page, speeds: await pageSpeeds(await browser(), page, rivals) });
    say(`measured the ${page.name.toLowerCase()} page`);
  }
  const searches = await firstSearches(await browser(), product.origin);
  say('measured the searches at the first paint');
  const faults = measured.flatMap(({ page, speeds: { federated } }) => listFaults(page.name, federated));
  await Promise.all([product.end(), undrawn.end()]);
  return { sections: [pagesSection(measured, searches, faults)], faults };
};

// A server that has just started may be late with its first drawings; afterwards they are cached.
const attempts = 40;

const waitUntilDrawn = async (address: string): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    if ((await answer.text()).includes('<div id="root" data-drawn="')) return;
  }
  throw new Error(`${address} is not drawn`);
};
