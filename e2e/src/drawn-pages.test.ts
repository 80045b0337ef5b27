import type { Page } from 'playwright-core';
import { addressOf, takenOver, withBrowser } from './harness/browser';
import { chooseMode, addButtonOf } from './harness/journey';
import { readShifts, watchShifts } from './harness/layout-shifts';
import { yardOn } from './harness/restaurant';

const openPage = withBrowser();

const pages: readonly (readonly [name: string, address: string])[] = [
  ['home', addressOf('marketplace', '/')],
  ['the listing', addressOf('northbank', '/listing?search_by_postcode=E1+6AN')],
  [
    'the listing of a place that nobody serves',
    addressOf('marketplace', '/listing?search_by_postcode=E20+1AA'),
  ],
  ['a business', yardOn('marketplace')],
  ['a brand of one business', yardOn('saffronYard')],
  ['booking', addressOf('saffronYard', '/booking')],
  ['information', addressOf('saffronYard', '/info')],
  ['reviews', addressOf('marketplace', '/review?business=saffron-yard')],
  ['a static page', addressOf('marketplace', '/information/privacy-policy')],
  ['a page that is not there', addressOf('saffronYard', '/nowhere')],
];

/** Opens a page until the server has rendered it; on a busy machine the first rendering may come too late. */
const whenDrawn = async (page: Page, address: string): Promise<void> => {
  for (;;) {
    await page.goto(address, { waitUntil: 'commit' });
    if ((await page.locator('#root[data-drawn]').count()) > 0) return;
  }
};

/** Holds the scripts of releases back until the returned function is called, so that the page stays as the server rendered it. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

const heading = (page: Page) => page.locator('#root h1').first();

describe('a page that the server has rendered', () => {
  it.each(pages)(
    '[EDG-7/browser] %s is taken over unchanged, and loads nothing again',
    async (name, address) => {
      const { page, pageErrors, close } = await openPage();
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/')) calls.push(request.url());
      });
      await watchShifts(page);
      const release = await holdScripts(page);
      await whenDrawn(page, address);
      await heading(page).waitFor();
      await page.evaluate(`document.querySelector('#root h1').wasDrawn = true`);
      release();
      await takenOver(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(`document.querySelector('#root h1').wasDrawn`)).toBe(true);
      const shifts = await readShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect({ sum, parts: sum < 0.02 ? [] : shifts }).toStrictEqual({ sum: expect.any(Number), parts: [] });
      // The times of the first day with a free table are left to the browser: they change too soon to be kept with a page.
      expect(calls.filter((call) => !call.endsWith('/api/business/booking_time'))).toStrictEqual([]);
      const isMissing = name === 'a page that is not there';
      expect(pageErrors.filter((one) => !(isMissing && one.includes('404 (Not Found)')))).toStrictEqual([]);
      await close();
    },
  );

  it('[EDG-7/browser] keeps typed text and the focus, and replays a press that came before the scripts', async () => {
    const { page, close } = await openPage();
    const release = await holdScripts(page);
    await whenDrawn(page, addressOf('marketplace', '/'));
    const postcode = page.getByPlaceholder('Enter Postcode');
    await postcode.fill('E1 6');
    await page.getByRole('button', { name: 'Log in' }).click();
    await postcode.focus();
    release();
    await page.getByRole('dialog').waitFor();
    expect(await postcode.inputValue()).toBe('E1 6');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await close();
  });

  it('[EDG-7/browser] takes over without a jump for a customer whose postcode the browser knows', async () => {
    const { page, pageErrors, close } = await openPage();
    await page.goto(addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
    await page.getByRole('link', { name: 'Saffron Yard' }).first().waitFor();
    await watchShifts(page);
    await whenDrawn(page, yardOn('marketplace'));
    await takenOver(page);
    await page.getByText('E1 6AN').first().waitFor();
    const sum = (await readShifts(page)).reduce((total, { value }) => total + value, 0);
    expect(sum).toBeLessThan(0.02);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('[EDG-7/browser] takes over without a jump for a customer with a cart', async () => {
    const { page, pageErrors, close } = await openPage();
    await page.goto(yardOn('marketplace'));
    await addButtonOf(page, 'Cucumber Raita').click();
    await chooseMode(page, 'Collection');
    const cart = page.getByRole('region', { name: 'Your basket' });
    await cart.getByText('Cucumber Raita').waitFor();
    await watchShifts(page);
    const release = await holdScripts(page);
    await whenDrawn(page, yardOn('marketplace'));
    await heading(page).waitFor();
    release();
    await takenOver(page);
    await cart.getByText('Cucumber Raita').waitFor();
    const shifts = await readShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect({ sum, parts: sum < 0.02 ? [] : shifts }).toStrictEqual({ sum: expect.any(Number), parts: [] });
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it.each(pages)('[EDG-7/browser] %s can be read without JavaScript', async (_name, address) => {
    const { page, close } = await openPage({ withoutScripts: true });
    await whenDrawn(page, address);
    await heading(page).waitFor();
    expect(await page.locator('#root a[href]').count()).toBeGreaterThan(3);
    await page.locator('noscript .drawn').waitFor();
    await close();
  });

  it('[EDG-7/browser] the home page finds restaurants by postcode without JavaScript', async () => {
    const { page, close } = await openPage({ withoutScripts: true });
    await page.goto(addressOf('marketplace', '/'));
    await page.getByPlaceholder('Enter Postcode').fill('E1 6AN');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/listing\?search_by_postcode=E1\+6AN$/);
    await page.getByRole('link', { name: 'Saffron Yard', exact: true }).waitFor();
    await close();
  });

  it('[LST-76] the listing is searched, sorted and left for another place without JavaScript', async () => {
    const { page, close } = await openPage({ withoutScripts: true });
    await whenDrawn(page, addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
    await page.getByRole('searchbox', { name: 'Search By Restaurants' }).fill('saffron');
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('rating');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/q=saffron&sort=rating$/);
    await page.getByRole('link', { name: 'Saffron Yard', exact: true }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Sort By' }).inputValue()).toBe('rating');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByPlaceholder('Enter Postcode').waitFor();
    await close();
  });

  it('[MNU-13] a press on a category leads to its dishes before the scripts, and after them', async () => {
    const { page, close } = await openPage();
    const release = await holdScripts(page);
    await whenDrawn(page, yardOn('marketplace'));
    const rail = page.getByRole('navigation', { name: 'Categories' });
    const topOf = (id: string) =>
      page.locator(`[id="${id}"]`).evaluate((node) => node.getBoundingClientRect().top);
    await rail.getByRole('link', { name: /^Breads/ }).click();
    expect(Math.abs(await topOf('category-c-7'))).toBeLessThan(200);
    release();
    await takenOver(page);
    await rail.getByRole('link', { name: /^Small Plates/ }).click();
    await page
      .getByRole('button', { name: 'Small Plates', exact: true })
      .and(page.locator(':focus'))
      .waitFor();
    await close();
  });
});
