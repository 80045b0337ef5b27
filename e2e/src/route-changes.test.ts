import type { CDPSession, Page } from 'playwright-core';
import { addressOf, takenOver, withBrowser } from './harness/browser';

const openPage = withBrowser();

/** Routes of the shell and of remotes, in the order of the visit, each with a selector of what it shows once it has its data. */
const routes = [
  ['/listing?search_by_postcode=E1+6AN', 'main a[href^="/business/"]'],
  ['/business/saffron-yard', 'main li[data-available]'],
  ['/business/saffron-yard/booking', 'main form'],
  ['/no-such-page', 'main h1'],
  ['/contact-us', 'main form'],
  ['/information/privacy-policy', 'main h2'],
  ['/information', 'main p'],
  ['/', 'main form'],
] as const;
const rounds = 25;
/** The first rounds load the scripts and fill the caches, which may stay. */
const firstRounds = 5;

/** What a page holds: bytes of the product's objects, DOM nodes and listeners. */
interface Held {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** A heap snapshot of V8. `nodes` holds one row of numbers for each object; `node_fields` names the columns of a row. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

// Compiled code does not count, because the browser compiles a script further the longer it runs. Nor does what the browser records for its
// debugger and for performance observers.
const ofTheProduct = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'symbol',
  'bigint',
]);

const bytesHeld = async (devtools: CDPSession): Promise<number> => {
  const parts: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  // The browser collects garbage before it takes a snapshot.
  await devtools.send('HeapProfiler.takeHeapSnapshot', {});
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length)
    if (ofTheProduct.has(types[0][nodes[row + kind] ?? -1] ?? '')) bytes += nodes[row + size] ?? 0;
  return bytes;
};

const heldBy = async (devtools: CDPSession): Promise<Held> => {
  // Objects that a finalizer or a weak reference still held during one garbage collection are freed by the next.
  for (let collections = 0; collections < 2; collections += 1)
    await devtools.send('HeapProfiler.collectGarbage');
  const bytes = await bytesHeld(devtools);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { bytes, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
};

/**
 * Goes to a route as the browser's history does, to an entry with a key of its own as the router writes it, and waits until its content
 * has been drawn. Chromium never frees a page that is left in the same frame in which its lazy pictures were added, and no customer leaves
 * that fast. The test itself holds no element of the page.
 */
const go = (page: Page, route: string, content: string) =>
  page.evaluate(`(async () => {
    document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-before', ''));
    const isShown = () =>
      document.querySelector('h1:not([data-before])') !== null && document.querySelector(${JSON.stringify(content)}) !== null;
    const shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    const entry = { key: crypto.randomUUID(), usr: null };
    history.pushState(entry, '', ${JSON.stringify(route)});
    dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    await shown;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  })()`);

it('[G21/page] 200 route changes leave nothing behind: heap, nodes and listeners are back within a tenth', async () => {
  const { page, pageErrors, close } = await openPage({ withLessMotion: true });
  await page.goto(addressOf('marketplace', '/'));
  await takenOver(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const visitAll = async () => {
    for (const [route, content] of routes) await go(page, route, content);
  };
  for (let round = 0; round < firstRounds; round += 1) {
    await visitAll();
    // What the page loads once the browser is idle was queued before this, and so is loaded in the next round.
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  }
  const before = await heldBy(devtools);
  for (let round = 0; round < rounds; round += 1) await visitAll();
  const after = await heldBy(devtools);
  const grown = (['bytes', 'nodes', 'listeners'] as const).filter((kind) => after[kind] > 1.1 * before[kind]);
  expect(grown.map((kind) => `${kind} grow from ${before[kind]} to ${after[kind]}`)).toStrictEqual([]);
  expect(pageErrors).toStrictEqual([]);
  await close();
});
