import type { Browser, CDPSession, Page } from 'playwright-core';
import { openSlowPage } from './slow-page';

interface AskedFor {
  readonly url: string;
  readonly kind: string;
  /** Milliseconds since the document was asked for. */
  readonly at: number;
  /** On the line, headers included; 0 from a cache. */
  bytes: number;
}

/** One cold visit to a page; bytes and requests are those begun before the largest paint. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What was painted largest. */
  readonly element: string;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  /** Asked for before the largest paint though the HTML did not name it; pictures do not count. */
  readonly unnamed: readonly string[];
  /** Named as preloads by the HTML and never used. */
  readonly unused: readonly string[];
}

const watchNetwork = (devtools: CDPSession) => {
  const asked = new Map<string, AskedFor>();
  let start: number | undefined;
  let lastNews = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    start ??= timestamp;
    lastNews = performance.now();
    if (!request.url.startsWith('data:'))
      asked.set(requestId, { url: request.url, kind: type, at: (timestamp - start) * 1000, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastNews = performance.now();
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return { asked, quietFor: () => performance.now() - lastNews };
};

const linkOrScript = /<(?:link|script)\b[^>]*?\s(?:href|src)="([^"]+)"[^>]*>/g;
const inStyles = /url\(["']?([^"')]+)["']?\)/g;

/** Addresses that the HTML names, or a style sheet that the HTML names. */
const namedBy = async (html: string, base: string): Promise<Set<string>> => {
  const named = new Set<string>();
  for (const [, address = ''] of html.matchAll(linkOrScript)) named.add(new URL(address, base).href);
  for (const sheet of [...named].filter((address) => address.endsWith('.css'))) {
    const text = await (await fetch(sheet)).text();
    for (const [, address = ''] of text.matchAll(inStyles)) named.add(new URL(address, sheet).href);
  }
  return named;
};

const preloadsOf = (html: string, base: string): string[] =>
  [...html.matchAll(/<link rel="preload"[^>]*?\shref="([^"]+)"/g)].map(
    ([, address = '']) => new URL(address, base).href,
  );

interface Seen {
  paint: number;
  largest: number;
  element: string;
  used: string[];
}

const settled = async (page: Page, quietFor: () => number): Promise<Seen> => {
  let seen = await page.evaluate<Seen>('bench.seen');
  for (let calm = 0; calm < 3;) {
    await page.waitForTimeout(300);
    const now = await page.evaluate<Seen>('bench.seen');
    calm = now.largest === seen.largest && quietFor() > 600 ? calm + 1 : 0;
    seen = now;
  }
  return seen;
};

/** Visits an address on a cold, slow phone; `content` is what must stand in the page at the end. */
export const visit = async (browser: Browser, address: string, content: string): Promise<Visit> => {
  const { page, devtools, close } = await openSlowPage(browser, { network: true });
  try {
    const { asked, quietFor } = watchNetwork(devtools);
    const response = await page.goto(address, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    await page.waitForSelector(content, { state: 'attached' });
    const { paint, largest, element, used } = await settled(page, quietFor);
    const before = [...asked.values()].filter(({ at, bytes }) => at < largest && bytes > 0);
    const named = await namedBy(html, address);
    const sum = (some: readonly AskedFor[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstPaint: paint,
      largestPaint: largest,
      element,
      scriptBytes: sum(before.filter(({ kind, url }) => kind === 'Script' || url.endsWith('.js'))),
      bytes: sum(before),
      requests: before.length,
      unnamed: before
        .filter(({ kind, url }) => kind !== 'Document' && kind !== 'Image' && !named.has(url))
        .map(({ url }) => url),
      unused: preloadsOf(html, address).filter((url) => !used.includes(url)),
    };
  } finally {
    await close();
  }
};
