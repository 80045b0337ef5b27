import type { Browser, Page } from 'playwright-core';
import { filesNamedBy, findPreloads } from './named-files';
import { openSlowPage } from '../slow-page';
import { watchNetwork } from './watch-network';
import type { PageRequest } from './watch-network';

/** The selectors of what a visit presses, and of the effect, to learn when the page works. */
export interface FirstPress {
  /** The first main button of the page. */
  readonly button: string;
  /**
   * What appears in the page only after a press has worked; undefined for a form that does nothing while it is empty.
   */
  readonly effect?: string;
}

/**
 * One visit to a page with an empty cache; bytes and requests are those begun before the largest paint and before a press works.
 */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The element of the largest paint. */
  readonly element: string;
  /** The time from which a press on the first main button works. */
  readonly works: number;
  readonly layoutShift: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  /**
   * Files that were requested before the largest paint although the HTML did not name them; pictures and fonts do not count.
   */
  readonly unnamed: readonly string[];
  /** Fonts that were requested while scripts that the HTML names were still loading. */
  readonly earlyFonts: readonly string[];
  /** Files that the HTML preloads and the page never uses. */
  readonly unused: readonly string[];
}

interface Seen {
  paint: number;
  largest: number;
  element: string;
  used: string[];
  works: number;
  shifts: { at: number; value: number }[];
}

const seenExpression =
  '({ ...bench.seen, used: [...bench.seen.used, ...[...document.images].map((image) => image.currentSrc)] })';

const maximumChecks = 150;

const waitUntilSettled = async (page: Page, quietTime: () => number): Promise<Seen> => {
  let seen = await page.evaluate<Seen>(seenExpression);
  for (let [quietChecks, checks] = [0, 0]; quietChecks < 2; checks += 1) {
    if (checks > maximumChecks)
      throw new Error(`${page.url()} does not settle, or no press works (${seen.works} ms)`);
    await page.waitForTimeout(300);
    const now = await page.evaluate<Seen>(seenExpression);
    quietChecks = now.works > 0 && now.largest === seen.largest && quietTime() > 500 ? quietChecks + 1 : 0;
    seen = now;
  }
  return seen;
};

/** The browser counts likewise: layout shifts within half a second after a press are expected. */
const sumOfShifts = ({ shifts, works }: Seen) =>
  shifts.filter(({ at }) => at < works || at > works + 500).reduce((sum, { value }) => sum + value, 0);

const isScript = ({ kind, url }: PageRequest) => kind === 'Script' || url.endsWith('.js');

const fontsBeforeScripts = (requests: readonly PageRequest[], named: ReadonlySet<string>) => {
  const lastScript = Math.max(
    ...requests.filter((request) => isScript(request) && named.has(request.url)).map(({ end }) => end),
  );
  return requests.filter(({ kind, at }) => kind === 'Font' && at < lastScript).map(({ url }) => url);
};

/**
 * Visits an address on a slow phone with an empty cache; `content` is what the page must contain at the end.
 */
export async function visit(
  browser: Browser,
  address: string,
  { content, press }: { readonly content: string; readonly press: FirstPress },
): Promise<Visit> {
  const { page, devtools, close } = await openSlowPage(browser, { network: true });
  try {
    const { requests, quietTime } = watchNetwork(devtools);
    const { button, effect } = press;
    await page.addInitScript(
      `bench.pressUntilItWorks(${JSON.stringify(button)}, ${JSON.stringify(effect ?? '')})`,
    );
    const response = await page.goto(address, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    if (!response?.ok()) throw new Error(`${address} cannot be visited: ${html}`);
    await page.waitForSelector(content, { state: 'attached' });
    const seen = await waitUntilSettled(page, quietTime);
    const { paint, largest, element, works, used } = seen;
    const allFiles = [...requests.values()].filter(({ bytes }) => bytes > 0);
    const countedFiles = allFiles.filter(({ at }) => at < Math.max(largest, works));
    const named = await filesNamedBy(html, address);
    const sum = (files: readonly PageRequest[]) => files.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstPaint: paint,
      largestPaint: largest,
      element,
      works,
      layoutShift: sumOfShifts(seen),
      scriptBytes: sum(countedFiles.filter(isScript)),
      bytes: sum(countedFiles),
      requests: countedFiles.length,
      unnamed: allFiles
        .filter(({ at, kind, url }) => at < largest && !notCritical.has(kind) && !named.has(url))
        .map(({ url }) => url),
      earlyFonts: fontsBeforeScripts(allFiles, named),
      unused: findPreloads(html, address).filter((url) => !used.includes(url)),
    };
  } finally {
    await close();
  }
}

// Pictures load with the content; text is painted in a fallback font of the same width until its font has loaded.
const notCritical = new Set(['Document', 'Image', 'Font']);
