import type { Browser, Page } from 'playwright-core';
import { addressOf, openBrowser, openPage } from './harness/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const listing = '/listing?search_by_postcode=E1+6AN';
const found = (page: Page) => page.getByText(/^\d+ Restaurents Open$/).waitFor();

/** What the customer sees of the choices: cuisine, order, name, and the restaurants that follow from them. */
const choices = async (page: Page) => ({
  cuisine: await page.getByRole('checkbox', { name: /^Vegan/ }).isChecked(),
  sort: await page.getByRole('combobox', { name: 'Sort By' }).inputValue(),
  name: await page.getByPlaceholder('Search By Restaurants').inputValue(),
  restaurants: await page.getByRole('heading', { level: 2 }).allTextContents(),
});
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const scrollTo = (page: Page, position: number) => page.evaluate(`scrollTo(0, ${position})`);
/** The page has come to where it was left; a pixel may be lost where heights are fractions. */
const isScrolledTo = (page: Page, position: number) =>
  // A wait of the browser driver's own would be a script that the page's policy refuses.
  page.evaluate(
    `new Promise((resolve) => {
      const look = () => (Math.abs(scrollY - ${position}) < 3 ? resolve() : requestAnimationFrame(look));
      look();
    })`,
  );

describe('the address holds what the customer chose on the listing', () => {
  it('[LST-26] a reload, and back from a restaurant and forward, show the same list', async () => {
    const { page, complaints, close } = await openPage(browser, { width: 1280 });
    await page.goto(addressOf('marketplace', '/'));
    await page.getByPlaceholder('Enter Postcode').fill('E1 6AN');
    await page.getByPlaceholder('Enter Postcode').press('Enter');
    await found(page);
    await page.getByRole('checkbox', { name: /^Vegan/ }).check();
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('za');
    await page.getByPlaceholder('Search By Restaurants').fill('an');
    const chosen = await choices(page);
    expect(chosen).toMatchObject({ cuisine: true, sort: 'za', name: 'an' });
    expect(chosen.restaurants.length).toBeGreaterThan(0);
    expect(new URL(page.url()).searchParams.get('search_by_postcode')).toBe('E1 6AN');

    await page.reload();
    await found(page);
    expect(await choices(page)).toEqual(chosen);

    await page.getByRole('link', { name: chosen.restaurants[0] ?? '', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: chosen.restaurants[0] ?? '' }).waitFor();
    await page.goBack();
    await found(page);
    expect(await choices(page)).toEqual(chosen);

    // What was chosen on the way is no step of its own: one step further back is where the postcode was asked for.
    await page.goBack();
    await page.getByPlaceholder('Enter Postcode').waitFor();
    await page.goForward();
    await found(page);
    expect(await choices(page)).toEqual(chosen);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([375, 1280])('a long list is found at %d px where it was left', async (width) => {
    const { page, close } = await openPage(browser, { width });
    await page.goto(addressOf('marketplace', listing));
    await found(page);
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('za');
    const restaurant = page.getByRole('link', { name: 'Nine Lanterns', exact: true });
    await restaurant.scrollIntoViewIfNeeded();
    await scrollTo(page, (await scrolled(page)) + 100);
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(1000);

    await restaurant.click();
    await page.getByRole('heading', { level: 1, name: 'Nine Lanterns' }).waitFor();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await found(page);
    await isScrolledTo(page, left);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Nine Lanterns' }).waitFor();
    await page.goBack();
    await found(page);
    await isScrolledTo(page, left);
    await page.reload();
    await found(page);
    await isScrolledTo(page, left);
    await close();
  });
});
