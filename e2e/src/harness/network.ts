import type { Page } from 'playwright-core';

const everyCall = '**/api/**';

/** Chromium's console error for each request that `cutOff` fails. */
export const cutOffError = /^error: Failed to load resource: net::ERR_FAILED/;

/** Makes the server unreachable for this page until `reconnect`; `what` limits it to some addresses. */
export async function cutOff(page: Page, pattern: string | RegExp = everyCall): Promise<void> {
  await page.route(pattern, (route) => route.abort());
}

/** Makes the server reachable again; the page is not told. */
export function reconnect(page: Page, pattern: string | RegExp = everyCall): Promise<void> {
  return page.unroute(pattern);
}

/** Fires the event `online`, so that the page asks the server at once. */
export function fireOnline(page: Page) {
  return page.evaluate(`dispatchEvent(new Event('online'))`);
}

/** Holds requests back, as a slow network does, until they are let through or dropped. */
export async function hold(page: Page, pattern: string | RegExp) {
  let release: (outcome: 'through' | 'dropped') => void;
  const released = new Promise<'through' | 'dropped'>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await ((await released) === 'through' ? route.continue() : route.abort());
  });
  return { letThrough: () => release('through'), drop: () => release('dropped') };
}
