import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import {
  addButtonOf,
  chooseMode,
  confirmByCode,
  fillDetails,
  findSaffronYard,
  goToCheckout,
  openCart,
  placeCashOrder,
} from './harness/journey';

const openPage = withBrowser();

/** Pages of the shell and of every remote, each with a selector of what it shows once it has its data. */
const routes = [
  ['/', 'main form'],
  ['/listing?search_by_postcode=E1+6AN', 'main a[href^="/business/"]'],
  ['/listing?search_by_postcode=ZE1+0AA', 'main button'],
  ['/business/saffron-yard', 'main li[data-available]'],
  ['/business/saffron-yard/booking', 'main form'],
  ['/booking?business=saffron-yard', 'main form'],
  ['/info?business=saffron-yard', 'main h1'],
  ['/review?business=saffron-yard', 'main h1'],
  ['/information/privacy-policy', 'main h2'],
  ['/contact-us', 'main form'],
  ['/account', 'main h1'],
  ['/no-such-page', 'main h1'],
] as const;

/** What sticks out of the page at the right, for the message of a test that fails. */
const sidewaysParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
      .map((part) => `${part.tagName} ${part.className} ${Math.round(part.getBoundingClientRect().right)}`)
      .slice(0, 12);
  });

it.each(routes)('[G22] at 200 %% text on a phone %s does not scroll sideways', async (path, shown) => {
  const { page, close } = await openPage({ width: 375, height: 812 });
  await page.goto(addressOf('marketplace', path));
  await page.locator(shown).first().waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysParts(page)).toStrictEqual([]);
  await close();
});

it('[G22] at 200 % text on a phone no state of an order scrolls sideways, its sheets and dialogs neither', async () => {
  const { page, close } = await openPage({ width: 375, height: 812 });
  const faults: string[] = [];
  const setText = (size: string) =>
    page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
  const check = async (state: string) => {
    await setText('200%');
    for (const part of await sidewaysParts(page)) faults.push(`${state}: ${part}`);
    await setText('');
  };
  const dish = 'Tandoori Salmon';
  await findSaffronYard(page, 'marketplace');
  await addButtonOf(page, dish).click();
  await page.getByRole('dialog', { name: 'Choose Service Type' }).waitFor();
  await check('service mode');
  await chooseMode(page, 'Delivery');
  await addButtonOf(page, dish).click();
  const cart = await openCart(page);
  await check('basket');
  await cart.getByRole('button', { name: 'Close' }).click();
  await cart.waitFor({ state: 'hidden' });
  await goToCheckout(page);
  await check('checkout');
  const mobile = await fillDetails(page, 'Delivery');
  await page.getByRole('button', { name: /^Edit/ }).waitFor();
  await check('checkout with details');
  await placeCashOrder(page);
  await page.getByLabel(/^Verification code/).waitFor();
  await check('verification');
  await confirmByCode(page, mobile);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await check('order complete');
  expect(faults).toStrictEqual([]);
  await close();
});

describe('in forced colours', () => {
  /** The border of a part as it is drawn; in forced colours backgrounds and shadows say nothing. */
  const borderOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(part);
        return `${borderBottomWidth} ${borderBottomColor}`;
      });

  /** What is chosen, where it stands, how it comes to be chosen, and the selectors of a chosen part and of another one. */
  const chosenParts: [string, BrandName, string, (page: Page) => Promise<unknown>, string, string][] = [
    [
      'the place in the menu',
      'marketplace',
      '/business/saffron-yard',
      (page) => page.locator('nav li [aria-current]').first().waitFor(),
      'nav li [aria-current]',
      'nav li :not([aria-current])',
    ],
    [
      'the tab of a box',
      'marketplace',
      '/account',
      (page) => page.getByRole('dialog').waitFor(),
      '[role=tab][aria-selected=true]',
      '[role=tab][aria-selected=false]',
    ],
    [
      'a diet of the menu',
      'marketplace',
      '/business/saffron-yard',
      async (page) => {
        await page.getByRole('button', { name: 'Diets and allergens' }).click();
        await page.getByRole('button', { name: 'Vegan', exact: true }).click();
      },
      'section[aria-label="Menu"] button[aria-pressed=true]',
      'section[aria-label="Menu"] button[aria-pressed=false]',
    ],
    [
      'delivery or collection',
      'marketplace',
      '/business/saffron-yard',
      async (page) => {
        await addButtonOf(page, 'Tandoori Salmon').click();
        await page.getByRole('dialog').getByRole('radio', { name: 'Collection' }).check();
      },
      '[role=dialog] div:has(> input:checked)',
      '[role=dialog] div:has(> input:not(:checked))',
    ],
  ];

  it.each(chosenParts)(
    '[G22] %s differs from the others where it is chosen',
    async (_what, brand, path, choose, chosen, other) => {
      const { page, close } = await openPage({ width: 1280, height: 900 });
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(addressOf(brand, path));
      await choose(page);
      expect(await borderOf(page, chosen)).not.toBe(await borderOf(page, other));
      await close();
    },
  );
});
