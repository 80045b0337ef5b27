import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { chooseMode, openSaffronYard, addButtonOf } from './harness/journey';

const openPage = withBrowser();

const everyBrand: readonly BrandName[] = ['marketplace', 'northbank', 'saffronYard'];
const dishes: Readonly<Record<BrandName, string>> = {
  marketplace: 'Pilau Rice',
  northbank: 'Garlic Naan',
  saffronYard: 'Tandoori Salmon',
};

const cartOf = (page: Page) => page.getByRole('region', { name: 'Your basket' });

it('[BRD-6/carts] in one browser each brand has a cart of its own for the same restaurant', async () => {
  const { page, pageErrors, close } = await openPage();
  for (const brand of everyBrand) {
    await openSaffronYard(page, brand);
    await cartOf(page).getByText('Your basket is empty').waitFor();
    await addButtonOf(page, dishes[brand]).click();
    await chooseMode(page, 'Collection');
    await cartOf(page).getByText(dishes[brand]).waitFor();
  }
  for (const brand of everyBrand) {
    await openSaffronYard(page, brand);
    await cartOf(page).getByText(dishes[brand]).waitFor();
    for (const other of everyBrand.filter((one) => one !== brand))
      expect(await cartOf(page).getByText(dishes[other]).count()).toBe(0);
    await page.goto(addressOf(brand, '/contact-us'));
    await page.getByRole('link', { name: 'Your basket, 1 dish' }).waitFor();
  }
  expect(pageErrors).toStrictEqual([]);
  await close();
});
