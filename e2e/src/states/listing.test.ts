import type { Page } from 'playwright-core';
import { addressOf } from '../harness/browser';
import { cutOff, cutOffComplaint, hold, reconnect } from '../harness/network';
import { itLooksRight } from '../harness/states';

const listing = '/listing?search_by_postcode=E1+6AN';
const search = '**/api/search/home';
const found = (page: Page) => page.getByText(/^\d+ Restaurents Open$/).waitFor();

itLooksRight('listing', ['marketplace', 'northbank'], async (page, look, brand) => {
  await page.goto(addressOf(brand, listing));
  await found(page);
  await look('found');

  for (const badge of ['Pre-order', 'Closed', 'Promoted']) {
    await page.getByText(badge, { exact: true }).first().scrollIntoViewIfNeeded();
    await look(badge);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await look('at its end');

  const filters = page.getByRole('button', { name: /^Filters/ });
  const narrow = await filters.isVisible();
  if (narrow) await filters.click();
  await page.getByRole('checkbox', { name: /^Indian/ }).check();
  await page.getByRole('checkbox', { name: /^Vegan/ }).check();
  await look('cuisines chosen');
  if (narrow) await filters.click();
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('za');
  await page.getByPlaceholder('Search By Restaurants').fill('ya');
  await page.getByText('01 Restaurents Open').waitFor();
  await look('cuisines and a name, sorted Z to A');
  await page.getByPlaceholder('Search By Restaurants').fill('nobody cooks under this name');
  await page.getByText('No restaurant matches').waitFor();
  await look('no match');
});

itLooksRight('change of location', ['marketplace', 'northbank'], async (page, look, brand) => {
  await page.goto(addressOf(brand, listing));
  await found(page);
  await page.getByRole('button', { name: /^Change/ }).click();
  const modal = page.getByRole('dialog', { name: 'Change Location' });
  const postcode = modal.getByLabel('Postcode');
  const update = modal.getByRole('button', { name: 'Update' });
  await modal.waitFor();
  await look('opened');
  await postcode.fill('');
  await update.click();
  await modal.getByText(/Postcode is required/).waitFor();
  await look('nothing typed');
  await postcode.fill('E1 6');
  await update.click();
  await modal.getByText('Please enter valid postcode').waitFor();
  await look('no postcode');

  const held = await hold(page, search);
  await postcode.fill('ZE2 9XX');
  await update.click();
  await page.getByText('Looking for restaurants').waitFor({ state: 'attached' });
  await look('being searched');
  held.letThrough();
  await modal.getByText('Sorry, no restaurant serves ZE2 9XX yet.').waitFor();
  await look('nobody serves it');
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await modal.waitFor({ state: 'hidden' });
  await look('nobody serves it, closed');
});

itLooksRight('listing without a place', ['marketplace', 'northbank'], async (page, look, brand) => {
  await page.goto(addressOf(brand, '/listing'));
  const modal = page.getByRole('dialog', { name: 'Change Location' });
  await modal.waitFor();
  await look('asked');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  await look('closed');
});

itLooksRight(
  'listing cut off',
  ['marketplace', 'northbank'],
  async (page, look, brand) => {
    await page.goto(addressOf(brand, '/'));
    await page.getByPlaceholder('Enter Postcode').fill('E1 6AN');
    const held = await hold(page, search);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Looking for restaurants').waitFor({ state: 'attached' });
    await look('loading');
    // The page itself polls whether the server is back; it stays unreachable until the customer tries.
    await cutOff(page, '**/api/information/**');
    held.drop();
    await page.getByText('We could not reach the server. Check your connection and try again.').waitFor();
    await look('failed');
    await reconnect(page, search);
    await page.getByRole('button', { name: 'Try again' }).click();
    await found(page);
    await look('connected again');
  },
  [cutOffComplaint],
);
