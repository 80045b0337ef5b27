import { browserFlags } from '@storefront/build/browser-flags';
import { chromium } from 'playwright-core';
import type { Browser, Page, ViewportSize } from 'playwright-core';

/** Starts the browser that `npm test` found, or Debian's Chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
    args: browserFlags,
    // The browser's own texts are British too: a date field shows dd/mm/yyyy. Without a window it has American ones alone.
    env: { ...process.env, LANGUAGE: 'en_GB' },
  });
}

/** The demo brands by their hosts. */
export const brands = {
  marketplace: 'localhost',
  saffronYard: 'saffron-yard.localhost',
  northbank: 'northbank.localhost',
} as const;

export type BrandName = keyof typeof brands;

/** The address of a path on a brand's site. */
export function addressOf(brand: BrandName, path: string): string {
  const url = new URL(process.env['STOREFRONT_URL'] ?? 'http://localhost:3000');
  url.hostname = brands[brand];
  return new URL(path, url).href;
}

/** Waits until the scripts of a page have taken over what the server sent; until then nothing listens to the history. */
export function takenOver(page: Page): Promise<void> {
  return page.locator('#root:not([data-drawn], :has(#skeleton))').waitFor({ state: 'attached' });
}

/** A page in its own profile, with everything that went wrong in it: console errors, page errors, CSP violations. */
export interface WatchedPage {
  readonly page: Page;
  readonly pageErrors: string[];
  /** What the page's policies refused; a test that provokes violations removes them from the list. */
  readonly violations: string[];
  /** Closes the profile; rejects when a policy refused something of the product. */
  close(): Promise<void>;
}

/** What Playwright says in the page where it blocks a worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

const ofPolicy = /Content Security Policy|Trusted ?(Type|HTML|Script)|[Ii]ntegrity-?[Pp]olicy/;

interface ProfileOptions extends Partial<ViewportSize> {
  /** Whether JavaScript is off. */
  readonly withoutScripts?: boolean;
  /** Whether the customer has asked the system for less motion. */
  readonly withLessMotion?: boolean;
  /** Whether the page's worker runs. Answers that a test puts in place of the server's do not reach what a worker asks for. */
  readonly withWorker?: boolean;
  /** Whether the customer's system is dark. */
  readonly isDark?: boolean;
}

/** Opens a page in a fresh profile and collects its errors. */
const openPageIn = async (
  browser: Browser,
  {
    width = 1280,
    height = 900,
    withoutScripts = false,
    withLessMotion = false,
    isDark = false,
    withWorker = false,
  }: ProfileOptions,
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: !withoutScripts,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: withLessMotion ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: withWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const pageErrors: string[] = [];
  const violations: string[] = [];
  context.on('console', (message) => {
    if (ofPolicy.test(message.text())) violations.push(message.text());
  });
  page.on('console', (message) => {
    if (message.text() === workerBlocked) return;
    if (message.type() === 'error' || message.type() === 'warning')
      pageErrors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`page error: ${error.message}`));
  const close = async () => {
    await context.close();
    if (violations.length > 0) throw new Error(`The page's policies refused:\n${violations.join('\n')}`);
  };
  return { page, pageErrors, violations, close };
};

/** Keeps one browser open while the tests of a file run, and returns a function that opens a page in a fresh profile of it. */
export function withBrowser(): (options?: ProfileOptions) => Promise<WatchedPage> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  return (options = {}) => {
    if (!browser) throw new Error('The browser is open only while tests run');
    return openPageIn(browser, options);
  };
}
