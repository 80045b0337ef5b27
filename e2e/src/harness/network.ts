import type { Page } from 'playwright-core';

const everyCall = '**/api/**';

/** What Chromium itself says of each request that `cutOff` lets fail. */
export const cutOffComplaint = /^error: Failed to load resource: net::ERR_FAILED/;

/** The server cannot be reached from this page, until `reconnect`; `what` narrows it to some addresses. */
export async function cutOff(page: Page, what: string | RegExp = everyCall): Promise<void> {
  await page.route(what, (route) => route.abort());
}

/** The server can be reached again, and the page does not know it yet. */
export function reconnect(page: Page, what: string | RegExp = everyCall): Promise<void> {
  return page.unroute(what);
}

/** The browser says that it is online, so the page asks the server at once. */
export function sayOnline(page: Page) {
  return page.evaluate(`dispatchEvent(new Event('online'))`);
}

/** Keeps requests waiting, as a slow network does, until they are let through, or dropped when the server is gone after all. */
export async function hold(page: Page, what: string | RegExp) {
  let release: (outcome: 'through' | 'dropped') => void;
  const released = new Promise<'through' | 'dropped'>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await ((await released) === 'through' ? route.continue() : route.abort());
  });
  return { letThrough: () => release('through'), drop: () => release('dropped') };
}
