import type { Locator, Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import { outbox } from './harness/journey';

const openPage = withBrowser();

const listing = '/listing?search_by_postcode=E1+6AN';
const found = (page: Page) => page.getByText(/^\d+ Restaurents Open$/).waitFor();

const vegan = (page: Page) =>
  page.getByRole('group', { name: 'Cuisines' }).getByRole('checkbox', { name: /^Vegan/ });

/** The choices as the customer sees them: cuisine, order, name, and the restaurants that match. */
const choices = async (page: Page) => ({
  cuisine: await vegan(page).isChecked(),
  sort: await page.getByRole('combobox', { name: 'Sort By' }).inputValue(),
  name: await page.getByPlaceholder('Search By Restaurants').inputValue(),
  restaurants: await page.getByRole('heading', { level: 2 }).allTextContents(),
});
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

/** Presses a restaurant's name; returns its distance from the window's top at that moment, in pixels. */
const press = async (restaurant: Locator): Promise<number> => {
  const pressed = restaurant.evaluate(
    (name) =>
      new Promise<number>((resolve) =>
        name.addEventListener('click', () => resolve(name.getBoundingClientRect().top), { capture: true }),
      ),
  );
  await restaurant.click();
  return pressed;
};

/** Waits until the name is where it was left, within the few pixels by which a focused card rises. */
const hasComeBackTo = (page: Page, path: string, top: number) =>
  // The page's policy refuses the script with which the browser driver waits.
  page.evaluate(
    `new Promise((resolve) => {
      const look = () => {
        const name = document.querySelector('main h2 a[href="${path}"]');
        const away = name ? Math.abs(name.getBoundingClientRect().top - ${top}) : Infinity;
        if (away < 4) resolve();
        else requestAnimationFrame(look);
      };
      look();
    })`,
  );

describe('the address holds what the customer chose on the listing', () => {
  it('[LST-26] a reload, and back from a restaurant and forward, show the same list', async () => {
    const { page, pageErrors, close } = await openPage({ width: 1280 });
    await page.goto(addressOf('marketplace', '/'));
    await page.getByPlaceholder('Enter Postcode').fill('E1 6AN');
    await page.getByPlaceholder('Enter Postcode').press('Enter');
    await found(page);
    await vegan(page).check();
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('za');
    await page.getByPlaceholder('Search By Restaurants').fill('an');
    const chosen = await choices(page);
    expect(chosen).toMatchObject({ cuisine: true, sort: 'za', name: 'an' });
    expect(chosen.restaurants.length).toBeGreaterThan(0);
    expect(new URL(page.url()).searchParams.get('search_by_postcode')).toBe('E1 6AN');

    await page.reload();
    await found(page);
    expect(await choices(page)).toStrictEqual(chosen);

    await page.getByRole('link', { name: chosen.restaurants[0] ?? '', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: chosen.restaurants[0] ?? '' }).waitFor();
    await page.goBack();
    await found(page);
    expect(await choices(page)).toStrictEqual(chosen);

    // A choice adds no history entry: one step further back is the page that asks for the postcode.
    await page.goBack();
    await page.getByPlaceholder('Enter Postcode').waitFor();
    await page.goForward();
    await found(page);
    expect(await choices(page)).toStrictEqual(chosen);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it.each([375, 1280])('[LST-26] a long list is found at %d px where it was left', async (width) => {
    const { page, close } = await openPage({ width });
    await page.goto(addressOf('marketplace', listing));
    await found(page);
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('za');
    const restaurant = page.getByRole('link', { name: 'Nine Lanterns', exact: true });
    await restaurant.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(1000);

    const left = await press(restaurant);
    await page.getByRole('heading', { level: 1, name: 'Nine Lanterns' }).waitFor();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await found(page);
    await hasComeBackTo(page, '/business/nine-lanterns', left);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Nine Lanterns' }).waitFor();
    await page.goBack();
    await found(page);
    await hasComeBackTo(page, '/business/nine-lanterns', left);
    await page.reload();
    await found(page);
    await hasComeBackTo(page, '/business/nine-lanterns', left);
    await close();
  });
});

describe('a place that nobody serves', () => {
  it('[LST-61][LST-64][LST-66] is told, asked about and taken back by keyboard alone', async () => {
    const { page, pageErrors, close } = await openPage({ width: 1280 });
    const place = addressOf('northbank', '/listing?search_by_postcode=E20+1AA');
    const email = 'keyboard@example.test';
    await page.goto(place);
    await page.getByRole('dialog', { name: 'Change Location' }).waitFor();
    await page.keyboard.press('Escape');
    const near = page.getByRole('region', { name: 'Nearby places' });
    await near.waitFor();
    const nearest = await near.getByRole('link').first().textContent();

    await page.getByRole('button', { name: 'Tell me when' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByText(`We will write to ${email} once a restaurant serves E20 1AA.`).waitFor();
    const mail = (await outbox(place)).find(({ to }) => to === email);
    expect(mail?.subject).toBe('We will tell you when a restaurant serves E20 1AA');

    await page.goto(/https?:\S+alert=\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Do not tell me' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Taken back. We will not write to you about E20 1AA.').waitFor();

    await page.goto(place);
    await page.getByRole('dialog', { name: 'Change Location' }).waitFor();
    await page.keyboard.press('Escape');
    await near.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page
      .getByText(`${String(parseInt(nearest?.split(' ')[1] ?? '', 10)).padStart(2, '0')} Restaurents Open`)
      .waitFor();
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});
