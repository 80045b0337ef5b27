import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import {
  addButtonOf,
  boxClosed,
  boxesInHistory,
  chooseMode,
  findSaffronYard,
  leaveCart,
  openCart,
} from './harness/journey';

const openPage = withBrowser();
const phone = { width: 375, height: 812 };

const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const cartSheet = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });
const modeDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Service Type' });

/** Comes from the listing to a menu, and puts a dish into the basket. */
const comeWithDish = async (page: Page): Promise<void> => {
  await findSaffronYard(page, 'marketplace');
  await addButtonOf(page, 'Tandoori Salmon').click();
  await chooseMode(page, 'Collection');
};

describe('Back on a phone', () => {
  it('[SHL-8] closes the basket first and then leaves the page, and Forward opens nothing', async () => {
    const { page, pageErrors, close } = await openPage(phone);
    await comeWithDish(page);
    const shop = page.url();
    await openCart(page);
    await boxesInHistory(page);
    await page.goBack();
    await cartSheet(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(shop);
    await page.goForward();
    await addButtonOf(page, 'Cucumber Raita').click();
    expect(await cartSheet(page).count()).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/listing/);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('[SHL-8] boxes that are closed by the cross, by Escape or by their own button leave no step in the history', async () => {
    const { page, pageErrors, close } = await openPage(phone);
    await findSaffronYard(page, 'marketplace');
    await addButtonOf(page, 'Tandoori Salmon').click();
    await modeDialog(page).waitFor();
    const before = await historyLength(page);
    await page.keyboard.press('Escape');
    await boxClosed(page, modeDialog(page));
    await addButtonOf(page, 'Tandoori Salmon').click();
    await chooseMode(page, 'Collection');
    for (const way of ['cross', 'Escape', 'cross'] as const) {
      const cart = await openCart(page);
      if (way === 'cross') await cart.getByRole('button', { name: 'Close' }).click();
      else await page.keyboard.press('Escape');
      await boxClosed(page, cartSheet(page));
    }
    expect(await historyLength(page)).toBe(before);
    await page.goBack();
    await page.waitForURL(/\/listing/);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('[SHL-8] closes one of two boxes at a time, and a box that leads to checkout is not met on the way back', async () => {
    const { page, pageErrors, close } = await openPage(phone);
    await comeWithDish(page);
    await leaveCart(page);
    const login = page.getByRole('dialog', { name: 'How would you like to check out?' });
    await login.waitFor();
    await boxesInHistory(page);
    await page.goBack();
    await boxClosed(page, login);
    await cartSheet(page).waitFor();
    await cartSheet(page)
      .getByRole('button', { name: /^Go to checkout/ })
      .click();
    await login.getByRole('button', { name: 'Continue as guest' }).click();
    await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Saffron Yard', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/listing/);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('[SHL-8] leaves a page at once that was reloaded while the basket was open', async () => {
    const { page, pageErrors, close } = await openPage(phone);
    await comeWithDish(page);
    await openCart(page);
    await page.reload();
    await page.getByRole('button', { name: /ITEM/ }).waitFor();
    await page.waitForFunction(() => JSON.stringify(history.state).includes('layers') === false);
    expect(await cartSheet(page).count()).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/listing/);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('closes a dialog by the keyboard’s way back, on a page that the server has drawn', async () => {
    const { page, pageErrors, close } = await openPage(phone);
    await page.goto(addressOf('marketplace', '/'));
    await page.goto(addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
    await page.getByRole('button', { name: 'Change', exact: true }).first().click();
    const location = page.getByRole('dialog', { name: 'Change Location' });
    await location.waitFor();
    await boxesInHistory(page);
    await page.evaluate(() => history.back());
    await location.waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/listing');
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname === '/');
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});
