import type { Browser, Locator, Page } from 'playwright-core';
import { longMenuSlug } from './big-catalogue';
import { median } from './figures';
import { paceOfPage, withPace } from './pace';
import type { Pace } from './pace';
import { openSlowPage } from './slow-page';

/** One kind of interaction, measured several times, in milliseconds. */
interface Interaction {
  readonly name: string;
  /** From the input to the next paint, which the customer feels as the answer (G27). */
  readonly nextPaint: number;
  readonly worst: number;
  /** From the input until its whole result is painted. */
  readonly shown: number;
  readonly times: number;
}

/** The interactions of one page, and how fast the machine was while they were measured. */
export interface MeasuredInteractions {
  readonly interactions: readonly Interaction[];
  readonly pace: Pace;
}

interface Measured {
  readonly durations: readonly number[];
  readonly next: number;
  readonly shown: number;
}

/** Makes one input and waits until its result, an expression over the page, has been painted. */
const measure = async (page: Page, done: string, input: () => Promise<unknown>) => {
  await page.evaluate(`bench.expect(() => Boolean(${done}))`);
  await input();
  await page.waitForFunction('bench.seen.shown > 0 && bench.seen.next > 0');
  // The browser reports an event after the paint that follows it.
  await page.waitForTimeout(250);
  const { durations, next, shown } = await page.evaluate<Measured>('bench.seen');
  // The browser does not report events of less than 16 ms.
  return { nextPaint: durations.length > 0 ? Math.max(...durations) : next, shown };
};

type Measurement = Awaited<ReturnType<typeof measure>>;

const summary = (name: string, measurements: readonly Measurement[]): Interaction => ({
  name,
  nextPaint: median(measurements.map(({ nextPaint }) => nextPaint)),
  worst: Math.max(...measurements.map(({ nextPaint }) => nextPaint)),
  shown: median(measurements.map(({ shown }) => shown)),
  times: measurements.length,
});

const count = (selector: string) => `document.querySelectorAll(${JSON.stringify(selector)}).length`;

/**
 * Presses one element as a thumb would. It waits until the page is at rest, so that work caused by scrolling does not count for the
 * press. It skips the test tool's own hit test, which would be counted too; the awaited result shows whether the element was hit.
 */
const press = async (page: Page, target: Locator, done: string): Promise<Measurement> => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(500);
  return measure(page, done, () => target.tap({ force: true }));
};

/** Presses the first few elements of `targets`, each as one measurement. */
const pressEach = async (page: Page, targets: Locator, times: number, done: (index: number) => string) => {
  const measurements: Measurement[] = [];
  for (let index = 0; index < times; index += 1) {
    measurements.push(await press(page, targets.nth(index), done(index)));
  }
  return measurements;
};

const search = async (page: Page): Promise<Interaction> => {
  const field = page.getByRole('searchbox').or(page.getByLabel('Search the menu')).first();
  await field.tap();
  const measurements: Measurement[] = [];
  const word = 'chicken';
  for (const length of Array.from(word, (_, index) => index + 1)) {
    const typed = word.slice(0, length);
    const done = `[...document.querySelectorAll('main h2')].some((h) => h.textContent === 'Search result for ${typed}')`;
    measurements.push(await measure(page, done, () => page.keyboard.press(word.charAt(length - 1))));
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Reset' }).tap();
  return summary('search the 1,000-dish menu, each letter', measurements);
};

const chooseMode = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  const addButtons = page.locator('button[aria-label^="Add "]:not([aria-haspopup])');
  await addButtons.first().tap();
  await page.waitForTimeout(1_000);
  if (!(await dialog.isVisible())) return;
  await dialog.getByText('Collection', { exact: false }).first().tap();
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForTimeout(500);
};

const add = async (page: Page, times: number): Promise<Interaction> => {
  await chooseMode(page);
  const before = await page.locator('[data-chosen="true"]').count();
  const addButtons = page.locator('[data-chosen="false"] button[aria-label^="Add "]:not([aria-haspopup])');
  const measurements: Measurement[] = [];
  for (let index = 1; index <= times; index += 1) {
    // An added dish no longer matches the selector, so the first match is a different dish each time.
    const done = `${count('[data-chosen="true"]')} >= ${before + index}`;
    measurements.push(await press(page, addButtons.first(), done));
  }
  return summary('add a dish of the 1,000', measurements);
};

const openCategories = async (page: Page, times: number): Promise<Interaction> => {
  const triggers = page.locator('main section h2 button[aria-expanded]');
  for (let index = 0; index < times; index += 1) await triggers.nth(index).tap();
  await page.waitForTimeout(300);
  const done = (index: number) =>
    `document.querySelectorAll('main section h2 button[aria-expanded]')[${index}].getAttribute('aria-expanded') === 'true'`;
  return summary('open a category of 25 dishes', await pressEach(page, triggers, times, done));
};

/** The pace is measured in the page, because its processor is slowed. */
const measuredIn = async (
  page: Page,
  measureAll: () => Promise<Interaction[]>,
): Promise<MeasuredInteractions> => {
  const { outcome: interactions, pace } = await withPace(measureAll, () => paceOfPage(page));
  return { interactions, pace };
};

/** The business page with a menu of 1,000 dishes (G27). */
export async function onLongMenu(browser: Browser, origin: string): Promise<MeasuredInteractions> {
  const { page, close } = await openSlowPage(browser, { network: false });
  try {
    await page.goto(`${origin}/business/${longMenuSlug}`);
    await page.waitForFunction(`${count('main li[data-available]')} >= 1000`);
    await page.waitForTimeout(1_000);
    return await measuredIn(page, async () => [
      await search(page),
      await add(page, 5),
      await openCategories(page, 5),
    ]);
  } finally {
    await close();
  }
}

const firstCard = 'main a[href^="/business/"]';

/** An expression that becomes true once the text of the first element of `selector` has changed. */
const textChanged = async (element: Locator, selector: string): Promise<string> =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent !== ${JSON.stringify(await element.textContent())}`;

const filterAndSort = async (page: Page): Promise<Interaction[]> => {
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const labels = page.getByRole('dialog').locator('label');
  const shown = page.locator('main p[aria-live="polite"]').first();
  const filtered: Measurement[] = [];
  for (let index = 0; index < 5; index += 1) {
    const done = await textChanged(shown, 'main p[aria-live="polite"]');
    filtered.push(await press(page, labels.nth(index), done));
  }
  await page.getByRole('button', { name: 'Reset' }).tap();

  const first = page.locator(firstCard).first();
  const sorted: Measurement[] = [];
  await page.locator('main select').focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowDown']) {
    const done = await textChanged(first, firstCard);
    sorted.push(await measure(page, done, () => page.keyboard.press(key)));
  }
  return [
    summary('filter 2,000 restaurants by cuisine', filtered),
    summary('sort 2,000 restaurants', sorted),
  ];
};

/** The listing of 2,000 restaurants (G27). */
export async function onLongListing(browser: Browser, origin: string): Promise<MeasuredInteractions> {
  const { page, close } = await openSlowPage(browser, { network: false });
  try {
    await page.goto(`${origin}/listing?search_by_postcode=E1+6AN`);
    await page.waitForSelector(firstCard);
    await page.waitForTimeout(1_500);
    const shownText =
      (await page
        .getByText(/^\d+ Restaurents/)
        .first()
        .textContent()) ?? '';
    if (parseInt(shownText, 10) < 2_000) throw new Error(`The listing shows ${shownText}, not 2,000`);
    return await measuredIn(page, () => filterAndSort(page));
  } finally {
    await close();
  }
}
