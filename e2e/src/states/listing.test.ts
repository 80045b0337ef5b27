import type { Page } from 'playwright-core';
import { addressOf } from '../harness/browser';
import { cutOff, cutOffError, hold, reconnect } from '../harness/network';
import { testEveryState } from '../harness/states';

const listing = '/listing?search_by_postcode=E1+6AN';
const search = '**/api/search/home';
const found = (page: Page) => page.getByText(/^\d+ Restaurents Open$/).waitFor();

testEveryState('listing', ['marketplace', 'northbank'], async (page, checkState, brand) => {
  await page.goto(addressOf(brand, listing));
  await found(page);
  await checkState('found');

  for (const badge of ['Pre-order', 'Closed', 'Promoted']) {
    await page.getByText(badge, { exact: true }).first().scrollIntoViewIfNeeded();
    await checkState(badge);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await checkState('at its end');

  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click();
  await checkState('a favourite marked');

  const filters = page.getByRole('button', { name: /^Filters/ });
  const narrow = await filters.isVisible();
  if (narrow) await filters.click();
  await page.getByRole('checkbox', { name: /^Indian/ }).check();
  await page
    .getByRole('group', { name: 'Cuisines' })
    .getByRole('checkbox', { name: /^Vegan/ })
    .check();
  await checkState('cuisines chosen');
  if (narrow) await page.getByRole('button', { name: /^Show \d+ restaurants?$/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('za');
  await page.getByPlaceholder('Search By Restaurants').fill('ya');
  await page.getByText('01 Restaurents Open').waitFor();
  await checkState('cuisines and a name, sorted Z to A');
  await page.getByPlaceholder('Search By Restaurants').fill('nobody cooks under this name');
  await page.getByText('No restaurant matches').waitFor();
  await checkState('no match');

  await page.goto(addressOf(brand, `${listing}&q=salmon`));
  await page.getByRole('heading', { name: 'Dishes called salmon' }).waitFor();
  await checkState('dishes of a name');
  await page.goto(addressOf(brand, `${listing}&only=free&diet=vegan&sort=distance`));
  await found(page);
  await checkState('narrowed by chips, the nearest first');
});

testEveryState('change of location', ['marketplace', 'northbank'], async (page, checkState, brand) => {
  await page.goto(addressOf(brand, listing));
  await found(page);
  await page.getByRole('button', { name: /^Change/ }).click();
  const modal = page.getByRole('dialog', { name: 'Change Location' });
  const postcode = modal.getByLabel('Postcode');
  const update = modal.getByRole('button', { name: 'Update' });
  await modal.waitFor();
  await checkState('opened');
  await postcode.fill('');
  await update.click();
  await modal.getByText(/Postcode is required/).waitFor();
  await checkState('nothing typed');
  await postcode.fill('E1 6');
  await update.click();
  await modal.getByText('Please enter valid postcode').waitFor();
  await checkState('no postcode');

  const held = await hold(page, search);
  await postcode.fill('ZE2 9XX');
  await update.click();
  await page.getByText('Looking for restaurants').waitFor({ state: 'attached' });
  await checkState('searching');
  held.letThrough();
  await modal.getByText('Sorry, no restaurant serves ZE2 9XX yet.').waitFor();
  await checkState('not served');
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await modal.waitFor({ state: 'hidden' });
  await checkState('not served, closed');
});

testEveryState(
  'place that nobody serves',
  ['marketplace', 'northbank'],
  async (page, checkState, brand) => {
    await page.goto(addressOf(brand, '/listing?search_by_postcode=E20+1AA'));
    const modal = page.getByRole('dialog', { name: 'Change Location' });
    await modal.getByText('Sorry, no restaurant serves E20 1AA yet.').waitFor();
    await checkState('asked for another place');
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'Nearby places' }).getByRole('link').first().waitFor();
    await checkState('nearby places');
    const tellMe = page.getByRole('button', { name: 'Tell me when' });
    await tellMe.click();
    const email = page.getByRole('textbox', { name: /^Your e-mail address/ });
    await email.waitFor();
    await checkState('asked for an address');
    await tellMe.click();
    await page.getByText('Email required').waitFor();
    await checkState('no address typed');
    await email.fill('ada@example.test');
    const held = await hold(page, '**/api/search/tell_me');
    await tellMe.click();
    await checkState('sending');
    held.drop();
    await page.getByText('We could not reach the server. Check your connection and try again.').waitFor();
    await checkState('not sent');
    await reconnect(page, '**/api/search/tell_me');
    await tellMe.click();
    await page.getByText(/^We will write to ada@example\.test/).waitFor();
    await checkState('sent');

    await page.goto(addressOf(brand, '/listing?search_by_postcode=E20+1AA&alert=an-old-key'));
    const takeBack = page.getByRole('button', { name: 'Do not tell me' });
    await takeBack.waitFor();
    await checkState('come to take it back');
    await takeBack.click();
    await page.getByText(/^Taken back\./).waitFor();
    await checkState('taken back');
  },
  [cutOffError],
);

testEveryState('listing without a place', ['marketplace', 'northbank'], async (page, checkState, brand) => {
  await page.goto(addressOf(brand, '/listing'));
  const modal = page.getByRole('dialog', { name: 'Change Location' });
  await modal.waitFor();
  await checkState('open');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  await checkState('closed');
});

testEveryState(
  'listing cut off',
  ['marketplace', 'northbank'],
  async (page, checkState, brand) => {
    await page.goto(addressOf(brand, '/'));
    await page.getByPlaceholder('Enter Postcode').fill('E1 6AN');
    const held = await hold(page, search);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('Looking for restaurants').waitFor({ state: 'attached' });
    await checkState('loading');
    // The page itself polls whether the server is back; it stays unreachable until the customer tries.
    await cutOff(page, '**/api/information/**');
    held.drop();
    await page.getByText('We could not reach the server. Check your connection and try again.').waitFor();
    await checkState('failed');
    await reconnect(page, search);
    await page.getByRole('button', { name: 'Try again' }).click();
    await found(page);
    await checkState('connected again');
  },
  [cutOffError],
);
