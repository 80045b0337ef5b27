import type { Browser, Page } from 'playwright-core';
import { addressOf, openBrowser, openPage } from './harness/browser';
import { completeOrder } from './harness/complete-order';
import { hostileCatalogue, hostilePostcode } from './harness/hostile-catalogue';
import { beginningOf, endless, markup, type Writer } from './harness/hostile-text';
import { importCatalogue } from './harness/import-catalogue';
import { inertnessFaults, missingFrom } from './harness/inertness';
import { chooseMode, confirmByCode, goToCheckout, openBasket, outbox, placeInCash } from './harness/journey';

let browser: Browser;
beforeAll(async () => {
  importCatalogue(hostileCatalogue());
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cases: [string, Writer, number][] = [
  ['markup', markup, 1280],
  ['markup', markup, 375],
  ['endless', endless, 1280],
  ['endless', endless, 375],
];

let mobiles = 0;
const ownMobile = () => `0770092${String((mobiles += 1)).padStart(4, '0')}`;

/** A visitor before hostile text: every page is inspected as it is come to, and what it did is told at the end. */
const openVisit = async (write: Writer, width: number) => {
  const { page, complaints, close } = await openPage(browser, { width });
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    page,
    go: (path: string) => page.goto(addressOf('marketplace', path), { waitUntil: 'networkidle' }),
    /** Inspects the page as it stands, and looks for the texts of these fields. */
    look: async (screen: string, fields: readonly string[] = []) => {
      const missing = await missingFrom(
        page,
        fields.map((field) => beginningOf(write, field)),
      );
      for (const text of missing) faults.push(`${screen}: nowhere ${JSON.stringify(text)}`);
      for (const fault of await inertnessFaults(page)) faults.push(`${screen}: ${fault}`);
    },
    end: async () => {
      await close();
      return [...faults, ...complaints];
    },
  };
};

const fill = (page: Page, label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text);

describe('hostile text stands inert on every page', () => {
  it.each(cases)('[G11] a business of %s is found and read, at %# of 4', async (name, write, width) => {
    const { page, go, look, end } = await openVisit(write, width);
    const slug = `hostile-${name}`;
    await go('/');
    await look('home');
    await go(`/listing?${new URLSearchParams({ search_by_postcode: hostilePostcode })}`);
    await page.getByRole('listitem').first().waitFor();
    await look('listing', ['name', 'cuisine', 'address', 'discount-automatic']);

    await go(`/business/${slug}`);
    await look('menu', ['name', 'address', 'category', 'dish-plain', 'dish-description-plain', 'allergen']);
    for (const more of await page.getByRole('button', { name: /^Read more/ }).all()) {
      await more.click();
      await look('more to read');
      await page.keyboard.press('Escape');
    }
    for (const tab of ['Reviews', 'Info', 'Book a table']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForLoadState('networkidle');
      await look(tab);
    }
    await go(`/review?business=${slug}`);
    await look('reviews', ['reviewer', 'review', 'name']);
    await go(`/info?business=${slug}`);
    await look('information', ['details', 'name', 'address']);
    await go(
      `/no-such-page/${encodeURIComponent(write('path', 300))}?${write('query', 60)}#${write('hash', 60)}`,
    );
    await page.getByText('We are sorry but the page you requested was not found.').waitFor();
    await look('not found');
    expect(await end()).toEqual([]);
  });

  it.each(cases)('[G11] a customer of %s orders, %# of 4', async (name, write, width) => {
    const { page, go, look, end } = await openVisit(write, width);
    await go(`/business/hostile-${name}`);
    const plus = page.getByRole('button', { name: /^Add .* to the basket$/ });
    await plus.first().click();
    await chooseMode(page, 'Collection');
    await plus.nth(1).click();
    const chooser = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^Add ·/ }) });
    await chooser.getByRole('radio').first().check();
    await chooser.getByRole('checkbox').first().check();
    await chooser.getByLabel('Anything the kitchen should know?').fill(write('comment', 50));
    await look('option chooser', [
      'dish-chosen',
      'group-outer',
      'item-label-outer',
      'group-inner',
      'item-label-inner',
    ]);
    await chooser.getByRole('button', { name: /^Add ·/ }).click();
    await chooser.waitFor({ state: 'hidden' });
    const basket = await openBasket(page);
    await basket.getByRole('textbox', { name: 'Discount code' }).fill(write('nonsense', 40));
    await basket.getByRole('button', { name: 'Apply Discount Code' }).click();
    await look('basket', ['comment', 'dish-plain', 'free-dish-fixed-one']);
    expect(await end()).toEqual([]);
  });
});
