import type { CallName } from '@storefront/contract';
import type { Locator, Page } from 'playwright-core';
import { steerAnswers } from './harness/answers';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { plusOf } from './harness/journey';
import { shiftsOf, watchShifts } from './harness/layout-shifts';
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
const bookingDate = (page: Page) => page.getByLabel(/^Date/).first();

/** The path of one of the restaurant's own pages. */
const ownPage = (name: string) => (brand: BrandName) =>
  addressOf(brand, brand === 'saffronYard' ? `/${name}` : `/${name}?business=saffron-yard`);

const latePages: readonly LatePage[] = [
  {
    name: 'the menu',
    path: yardOn,
    call: 'business/menu',
    content: (page) => plusOf(page, 'Tandoori Salmon'),
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
      const answers = await steerAnswers(page);
      answers.hold('business/details');
      await page.goto(path(brand));
      await page
        .getByRole('status')
        .filter({ hasText: /^Loading/ })
        .first()
        .waitFor();
      await shiftsOf(page);
      answers.mend();
      if (call) answers.hold(call);
      await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
      await shiftsOf(page);
      answers.mend();
      await content(page).waitFor();
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect({ sum, parts: sum < 0.02 ? [] : shifts }).toEqual({ sum: expect.any(Number), parts: [] });
      await close();
    },
  );
});
