import type { Browser, BrowserContext, Page } from 'playwright-core';
import { addressOf } from '../harness/browser';
import { clearFaults, injectFault } from '../harness/faults';
import type { Visit } from './visits';

/** What is made to go wrong, as the fault switch names it. */
export interface Fault {
  readonly kind: string;
  readonly words: string;
  readonly seconds?: number;
  /** The server part has it: the page is not drawn, and the edge reports it. */
  readonly isOfServer?: true;
}

export const faults: readonly Fault[] = [
  { kind: '404', words: '404' },
  { kind: 'slow', words: '20 s slow', seconds: 20 },
  { kind: 'truncated', words: 'truncated' },
  { kind: 'corrupt', words: 'flipped byte' },
  { kind: 'wrong-react', words: 'wrong React' },
  { kind: 'throw', words: 'throws on import' },
  { kind: 'throw-on-render', words: 'throws on render' },
  { kind: 'hang', words: 'hangs' },
];

/** What is made to go wrong with the part of a release that draws its pages on the server. */
export const serverFaults: readonly Fault[] = [
  { kind: 'server-throw', words: 'throws on import', isOfServer: true },
  { kind: 'server-throw-on-render', words: 'throws on render', isOfServer: true },
  { kind: 'server-loop', words: 'loops for ever', isOfServer: true },
  { kind: 'server-hang', words: 'hangs', isOfServer: true },
  { kind: 'server-heap', words: 'fills the memory', isOfServer: true },
];

interface Failure {
  readonly feature: string;
  readonly version: string;
  readonly phase: string;
  readonly code: string;
  readonly replacedBy: string | null;
}

/** What came of one rehearsal. */
export interface Outcome {
  /** What stood there in the end. */
  readonly shown: 'the page' | 'the panel' | 'nothing';
  /** How long it took until it answered to presses. */
  readonly seconds: number;
  /** Whether the server had drawn the page, and how long it took until its contents were seen, drawn or not. */
  readonly wasDrawn: boolean;
  readonly seenAfter: number;
  /** Failures of the release that the edge has counted itself. */
  readonly countedByEdge: number;
  /** What the page reported of the feature. */
  readonly reported: readonly Failure[];
  /** The next page of the visit: how long it took, and whether it asked for a file of the release that had failed. */
  readonly next: {
    readonly seconds: number;
    readonly shown: Outcome['shown'];
    readonly requestedAgain: boolean;
  };
  /** Whether the header of the shop stood there. */
  readonly header: boolean;
}

// What has not loaded after 30 seconds counts as not loaded: no customer waits longer.
const pageTimeout = 30_000;

const secondsSince = (start: number) => (performance.now() - start) / 1000;

const open = async (page: Page, address: string, visit: Visit) => {
  const start = performance.now();
  // The page never counts as loaded while a file that its HTML names hangs.
  const response = await page
    .goto(address, { waitUntil: 'commit', timeout: pageTimeout })
    .catch(() => undefined);
  const panel = page
    .locator(':is(h1, #unreachable):visible')
    .filter({ hasText: /taking a break|could not load this page/ })
    .first();
  const content = visit.contentOf(page).first();
  const isSeen = () =>
    content
      .or(panel)
      .first()
      .waitFor({ timeout: pageTimeout })
      .catch(() => undefined);
  await isSeen();
  const seenAfter = secondsSince(start);
  // What the server has drawn answers to presses once a shell has taken it over, or has been given up.
  await page
    .locator('#root:not([data-drawn]), #root[hidden]')
    .waitFor({ state: 'attached', timeout: pageTimeout })
    .catch(() => undefined);
  await isSeen();
  const seconds = secondsSince(start);
  const shown = (await content.isVisible())
    ? 'the page'
    : (await panel.isVisible())
      ? 'the panel'
      : 'nothing';
  const wasDrawn = ((await response?.text().catch(() => '')) ?? '').includes(drawnMark);
  return { seconds, seenAfter, shown, wasDrawn } as const;
};

const drawnMark = ' data-drawn="';

/** Has the edge draw the page ahead: the first drawing of a release may come too late for its own page. */
const warmDrawing = async (address: string) => {
  for (let time = 0; time < 5; time += 1)
    if ((await (await fetch(address)).text()).includes(drawnMark)) return;
};

/** How often a release has failed to render, after the figures of the edge: in pages, and in drawings. */
const renderFailures = async (feature: string): Promise<number> => {
  const figures = await (await fetch(addressOf('marketplace', '/metrics'))).text();
  return figures
    .split('\n')
    .filter(
      (line) =>
        line.startsWith('storefront_release_failures_total') &&
        line.includes(`feature="${feature}"`) &&
        line.includes('phase="render"'),
    )
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
};

// A worker that has to be ended by force is given up by then.
const edgeTimeout = 6_000;

const failuresSince = async (feature: string, before: number): Promise<number> => {
  const start = performance.now();
  for (;;) {
    const count = (await renderFailures(feature)) - before;
    if (count > 0 || performance.now() - start > edgeTimeout) return count;
  }
};

interface Batch {
  readonly reports: readonly ({ readonly kind: string } & Failure)[];
}

/** Collects what a page reports of a feature's failures, and the release files that it asks for. */
const listen = (page: Page, feature: string) => {
  const failures: Failure[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/releases/')) files.push(pathname);
    if (pathname !== '/platform/telemetry') return;
    const { reports } = JSON.parse(request.postData() ?? '{"reports":[]}') as Batch;
    for (const report of reports)
      if (report.kind === 'remote-failed' && report.feature === feature) failures.push(report);
  });
  return { failures, files };
};

/** Empties the cache: what the browser has kept of the way here cannot fail any more. */
const clearCache = async (context: BrowserContext, page: Page) => {
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
};

/** The versions of a feature that a page may show, each with the address of its entry: the one file that no other version has. */
const entriesOf = (page: Page, feature: string) =>
  page.evaluate<{ version: string; entry: string }[]>(`(() => {
    const { decisions } = JSON.parse(document.getElementById('storefront-page').textContent);
    const decision = decisions[${JSON.stringify(feature)}];
    return [decision, ...decision.lastGood].map(({ version, base, entry }) => ({ version, entry: base + entry }));
  })()`);

/** Opens a page of a feature while its present release, or every release, has a fault, and then once more in the same visit. */
export async function rehearse(
  browser: Browser,
  visit: Visit,
  fault: Fault | undefined,
  version?: string,
): Promise<Outcome> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  try {
    const address = await visit.prepare(page);
    await clearCache(context, page);
    if (fault !== undefined)
      await injectFault(visit.feature, fault.kind, {
        ...(fault.seconds && { seconds: fault.seconds }),
        ...(version && { version }),
      });
    if (!fault?.isOfServer) await warmDrawing(address);
    const before = await renderFailures(visit.feature);
    const { failures, files } = listen(page, visit.feature);
    const first = await open(page, address, visit);
    const header = await page.getByRole('banner').isVisible();
    const firstFiles = new Set(files);
    const entries = await entriesOf(page, visit.feature);
    // What failed is reported at once, and the answer to the report tells the edge.
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    const countedByEdge = fault?.isOfServer ? await failuresSince(visit.feature, before) : 0;
    files.length = 0;
    const reported = [...failures];
    const next = await open(page, address, visit);
    const failed = entries.filter(({ version: entryVersion }) =>
      reported.some((report) => report.version === entryVersion),
    );
    return {
      ...first,
      header,
      reported,
      countedByEdge,
      next: {
        ...next,
        requestedAgain:
          firstFiles.size > 0 && files.some((file) => failed.some(({ entry }) => file === entry)),
      },
    };
  } finally {
    await clearFaults();
    await context.close();
  }
}
