import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { accessibilityFaults, settled } from './accessibility';
import { withBrowser } from './browser';
import type { BrandName } from './browser';
import { smallTargets } from './targets';

/**
 * Checks the page in its present state, which gets a name. When only a part of a long page has changed since the last check, the selector
 * of that part makes axe check it alone.
 */
export type CheckState = (state: string, part?: string) => Promise<void>;

/** Takes a page through its states, as a customer would come to them, and checks each. */
export type VisitStates = (page: Page, checkState: CheckState, brand: BrandName) => Promise<void>;

interface View {
  brand: BrandName;
  width: number;
}

const heights: Record<number, number> = { 375: 812, 768: 1024, 1280: 900 };
const pictures = process.env['PICTURES'];
const areDark = process.env['PICTURES_DARK'] !== undefined;

/** Phones are checked in light colours and wide screens in dark ones, so that the contrast of every state is checked in both (BRD-9). */
const isDarkAt = (width: number) => (pictures ? areDark : width === 1280);

const allViews = (['marketplace', 'saffronYard', 'northbank'] as const).flatMap((brand) =>
  Object.keys(heights).map((width) => ({ brand, width: Number(width) })),
);

/** Usually each brand and each width is checked once, a phone first; when pictures are taken, every brand at every width. */
const viewsOf = (brands: readonly BrandName[]): View[] => {
  if (pictures) return allViews.filter(({ brand }) => brands.includes(brand));
  const widths = brands.length > 2 ? [375, 768, 1280] : [375, 1280];
  return widths.flatMap((width, at) => {
    const brand = brands[Math.min(at, brands.length - 1)];
    return brand === undefined ? [] : [{ brand, width }];
  });
};

const horizontalScroll = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** What the page says went wrong where the customer does not see it: above or below the part that is on the screen. */
const unseenAlerts = (page: Page) =>
  page.evaluate<string[]>(() =>
    [...document.querySelectorAll<HTMLElement>('[role="alert"]')]
      .filter((alert) => {
        const { top, bottom, height } = alert.getBoundingClientRect();
        return height > 0 && (bottom <= 0 || top >= innerHeight);
      })
      .map((alert) => alert.innerText),
  );

/** The faults of the page in its present state, one line each: what axe finds, unseen alerts, small targets and scrolling sideways down to 320 px. */
const faultsOf = async (page: Page, width: number, part?: string): Promise<string[]> => {
  const faults = await accessibilityFaults(page, part);
  for (const alert of await unseenAlerts(page)) faults.push(`nobody sees the alert '${alert}'`);
  const checkWidth = async (at: number) => {
    const pixels = await horizontalScroll(page);
    if (pixels > 0) faults.push(`scrolls sideways by ${pixels} px at ${at} px`);
  };
  await checkWidth(width);
  if (width === 375) {
    const height = heights[width] ?? 900;
    await page.setViewportSize({ width: 320, height });
    await checkWidth(320);
    for (const one of await smallTargets(page)) faults.push(`${one} at 320 px`);
    await page.setViewportSize({ width, height });
  }
  return faults;
};

const takePicture = async (page: Page, name: string, { brand, width }: View) => {
  if (!pictures) return;
  const folder = join(pictures, brand);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: 'jpeg', quality: 80 });
};

/**
 * Adds one test for each brand and width, which walks through the states of a page. In none of them axe may find a fault, a target
 * may be too small, an alert may be out of sight, the page may scroll sideways or the console may show a complaint (G22), except for `expectedErrors`, each of which must come. `withMotion` makes
 * the walk as a customer who has not asked for less motion, because only then do offers play. `PICTURES` names a folder: then a
 * picture of each state in every brand and at every width is stored there, in dark colours with `PICTURES_DARK`, and axe does not run.
 */
export function testEveryState(
  name: string,
  brands: BrandName[],
  visitStates: VisitStates,
  expectedErrors: readonly RegExp[] = [],
  { withMotion = false } = {},
): void {
  const openPage = withBrowser();

  it.each(viewsOf(brands))(`[G22] ${name}: every state on $brand at $width px`, async (view) => {
    const { brand, width } = view;
    const { page, pageErrors, close } = await openPage({
      width,
      height: heights[width] ?? 900,
      isDark: isDarkAt(width),
      // Each state is checked when nothing moves any more, so motion would only cost time.
      withLessMotion: !withMotion,
    });
    const faults: string[] = [];
    const checkState: CheckState = async (state, part) => {
      // The picture comes first, because a state may be over by the time axe has read the page.
      await settled(page);
      await takePicture(page, `${name}-${state}`.replaceAll(/\W+/g, '-'), view);
      // Pictures are taken of every state to be looked at; a run without them checks the states.
      if (pictures) return;
      for (const fault of await faultsOf(page, width, part)) faults.push(`${state}: ${fault}`);
    };
    await visitStates(page, checkState, brand).catch(async (error: unknown) => {
      await takePicture(page, `${name}-stuck`.replaceAll(/\W+/g, '-'), view);
      const shown = await page.evaluate<string>('document.body.innerText.slice(0, 500)');
      throw new Error(`Stuck at ${page.url()}, which shows:\n${shown}\nand says:\n${pageErrors.join('\n')}`, {
        cause: error,
      });
    });
    expect(faults).toStrictEqual([]);
    expect(pageErrors.filter((one) => !expectedErrors.some((pattern) => pattern.test(one)))).toStrictEqual(
      [],
    );
    expect(expectedErrors.filter((pattern) => !pageErrors.some((one) => pattern.test(one)))).toStrictEqual(
      [],
    );
    await close();
  });
}
