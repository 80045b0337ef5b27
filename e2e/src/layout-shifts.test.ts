import type { CallName } from '@storefront/contract';
import type { Locator, Page } from 'playwright-core';
import { interceptAnswers } from './harness/answers';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { addButtonOf } from './harness/journey';
import { readShifts, watchShifts } from './harness/layout-shifts';
import { yardOn } from './harness/restaurant';

const openPage = withBrowser();

const views = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

interface LatePage {
  readonly name: string;
  readonly path: (brand: BrandName) => string;
  /** The call that loads the content once the business is known. */
  readonly call?: CallName;
  readonly content: (page: Page) => Locator;
}

const reviews = (page: Page) => page.getByRole('button', { name: /more/i });
const openingTimes = (page: Page) => page.getByRole('table').first();
const bookingDate = (page: Page) => page.getByRole('radiogroup', { name: 'Date' });

/** The path of one of the restaurant's own pages. */
const ownPage = (name: string) => (brand: BrandName) =>
  addressOf(brand, brand === 'saffronYard' ? `/${name}` : `/${name}?business=saffron-yard`);

const latePages: readonly LatePage[] = [
  {
    name: 'the menu',
    path: yardOn,
    call: 'business/menu',
    content: (page) => addButtonOf(page, 'Tandoori Salmon'),
  },
  {
    name: 'the tab review',
    path: (brand) => yardOn(brand, '?tab=review'),
    call: 'business/review',
    content: reviews,
  },
  {
    name: 'the tab info',
    path: (brand) => yardOn(brand, '?tab=info'),
    call: 'business/info',
    content: openingTimes,
  },
  { name: 'the tab book', path: (brand) => yardOn(brand, '?tab=book'), content: bookingDate },
  { name: 'the page of reviews', path: ownPage('review'), call: 'business/review', content: reviews },
  { name: 'the page of information', path: ownPage('info'), call: 'business/info', content: openingTimes },
  { name: 'the page of bookings', path: ownPage('booking'), content: bookingDate },
];

describe.each<BrandName>(['marketplace', 'saffronYard'])('on %s', (brand) => {
  it.each(latePages.flatMap((one) => views.map((view) => ({ ...one, ...view }))))(
    'a link to $name moves nothing when its content comes late, at $width px',
    async ({ path, call, content, ...view }) => {
      const { page, close } = await openPage(view);
      await watchShifts(page);
      const answers = await interceptAnswers(page);
      answers.hold('business/details');
      await page.goto(path(brand));
      await page
        .getByRole('status')
        .filter({ hasText: /^Loading/ })
        .first()
        .waitFor();
      await readShifts(page);
      answers.restore();
      if (call) answers.hold(call);
      await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
      await readShifts(page);
      answers.restore();
      await content(page).waitFor();
      const shifts = await readShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect({ sum, parts: sum < 0.02 ? [] : shifts }).toStrictEqual({ sum: expect.any(Number), parts: [] });
      await close();
    },
  );
});

it.each([375, 1280])('[LST-79] home and listing move nothing while they come, at %d px', async (width) => {
  const { page, close } = await openPage({ width, height: 812 });
  await watchShifts(page);
  const moved = async () => {
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    return (await readShifts(page)).reduce((total, { value }) => total + value, 0);
  };
  await page.goto(addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
  await page.getByText(/^\d+ Restaurents Open$/).waitFor();
  expect(await moved()).toBeLessThan(0.05);
  await page.goto(addressOf('marketplace', '/'));
  await page.getByRole('heading', { name: 'Popular near E1 6AN' }).waitFor();
  expect(await moved()).toBeLessThan(0.05);
  await close();
});

describe('the fallback fonts', () => {
  const textWeights = [400, 500, 600, 650];
  /** The width of a text in the fallback divided by that in the font, for each weight that a page of this brand may use. */
  const widths = `(async (weights) => {
    const root = getComputedStyle(document.documentElement);
    const token = (name) => root.getPropertyValue(name).trim();
    const families = (name) => token(name).split(',').map((one) => one.trim().replaceAll(/["']/g, ''));
    const text = 'Order from restaurants near you, for delivery or collection: £12.50, 45 mins. Terms and conditions';
    const width = (family, weight) => {
      const element = document.body.appendChild(document.createElement('span'));
      Object.assign(element.style, { position: 'absolute', whiteSpace: 'nowrap', font: weight + ' 100px "' + family + '"' });
      element.textContent = text;
      const { width } = element.getBoundingClientRect();
      element.remove();
      return width;
    };
    const uses = [
      ...weights.map((weight) => ['--body-family', weight]),
      ['--display-family', Number(token('--display-weight'))],
    ];
    const found = [];
    for (const [name, weight] of uses) {
      const [font, fallback] = families(name);
      for (const family of [font, fallback]) await document.fonts.load(weight + ' 100px "' + family + '"', text);
      found.push([font + ' ' + weight, width(fallback, weight) / width(font, weight)]);
    }
    return found;
  })(${JSON.stringify(textWeights)})`;

  it.each(['marketplace', 'saffronYard', 'northbank'] as const)(
    'are as wide as the fonts of %s, within 1.5 %%',
    async (brand) => {
      const { page, close } = await openPage();
      await page.goto(addressOf(brand, '/information/privacy-policy'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      const found = await page.evaluate<[string, number][]>(widths);
      expect(found).toHaveLength(textWeights.length + 1);
      expect(found.filter(([, ratio]) => Math.abs(ratio - 1) > 0.015)).toStrictEqual([]);
      await close();
    },
  );
});
