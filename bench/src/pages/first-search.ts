import type { Browser } from 'playwright-core';
import { median, milliseconds } from '../figures';
import { withPace } from '../pace';
import { openSlowPage } from '../slow-page';

const visits = 5;
const postcode = 'E1 6AN';

/** Milliseconds from the first paint of the home page, at which a customer searches, until restaurants are painted, on a quiet machine (G25). */
const limit = 1_300;

/** Searches at the first paint of the home page, in milliseconds, and the pace of the machine while they were made. */
export interface FirstSearches {
  readonly times: readonly number[];
  readonly pace: number;
}

async function searchAtFirstPaint(browser: Browser, origin: string): Promise<number> {
  const { page, close } = await openSlowPage(browser, { network: true });
  try {
    await page.addInitScript(`bench.searchAtFirstPaint(${JSON.stringify(postcode)})`);
    await page.goto(origin, { waitUntil: 'commit' });
    await page.waitForURL('**/listing?**', { waitUntil: 'load' });
    for (;;) {
      const found = await page.evaluate<number>('bench.seen.found');
      if (found > 0) return found;
      await page.waitForTimeout(100);
    }
  } finally {
    await close();
  }
}

/** Visits the home page on a slow phone with an empty cache, as often as a median needs. */
export async function firstSearches(browser: Browser, origin: string): Promise<FirstSearches> {
  const { outcome, pace } = await withPace(async () => {
    const times: number[] = [];
    while (times.length < visits) times.push(await searchAtFirstPaint(browser, origin));
    return times;
  });
  return { times: outcome, pace: pace.factor };
}

/** Whether restaurants are seen in time, in a sentence. */
export function judgeFirstSearches({ times, pace }: FirstSearches): string {
  const [time, bound] = [median(times), limit * pace];
  const range = `${milliseconds(Math.min(...times))} – ${milliseconds(Math.max(...times))}`;
  return `restaurants after a search at the first paint of the home page: ${milliseconds(time)} (${range}), at most ${milliseconds(bound)}, ${time <= bound ? 'met' : 'not met'}`;
}
