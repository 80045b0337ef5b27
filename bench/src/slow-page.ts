import { fileURLToPath } from 'node:url';
import { browserFlags } from '@storefront/build/browser-flags';
import { chromium } from 'playwright-core';
import type { Browser, CDPSession, Page } from 'playwright-core';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
    args: browserFlags,
  });
}

export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/**
 * How a page is slowed down: to a phone's processor, and with `network` to a slow connection as well (G25).
 */
export interface Slowness {
  readonly network: boolean;
}

/**
 * A page in a new profile with an empty cache: a phone of 375 × 812 pixels with a processor four times slower.
 */
export async function openSlowPage(browser: Browser, { network }: Slowness): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Waiting for a condition in the page evaluates text as code, which the product's own policy refuses.
    bypassCSP: !network,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await context.addInitScript({ path: fileURLToPath(new URL('in-page.js', import.meta.url)) });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools, close: () => context.close() };
}
