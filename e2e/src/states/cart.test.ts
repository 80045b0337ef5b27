import type { Page } from 'playwright-core';
import { addressOf } from '../harness/browser';
import {
  addPlain,
  cartPart,
  chooseMode,
  isPhone,
  storeValue,
  openCart,
  openSaffronYard,
  addButtonOf,
} from '../harness/journey';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;

const closeCart = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Close' }).click();
};

/** A masala with a choice within a choice, and a word to the kitchen. */
const chooseMasala = async (page: Page) => {
  const chooser = page.getByRole('dialog', { name: 'Chicken Tikka Masala' });
  await chooser.getByRole('radio', { name: /^Naan instead of rice/ }).check();
  await chooser.getByRole('radio', { name: /^Garlic naan/ }).check();
  await chooser.getByRole('textbox').fill('Not too hot for the children, please');
  await chooser.getByRole('button', { name: /^Add · / }).click();
};

testEveryState('basket', [...brands], async (page, checkState, brand) => {
  await openSaffronYard(page, brand);
  const empty = await openCart(page);
  await empty.getByText('Your basket is empty').waitFor();
  await checkState('empty');
  await closeCart(page);

  await addButtonOf(page, 'Chicken Tikka Masala').click();
  await chooseMasala(page);
  await chooseMode(page, 'Delivery');
  const cart = await openCart(page);
  await cart.getByText(/^\*\*Minimum order amount £12\.00/).waitFor();
  await checkState('below the minimum', cartPart);

  await cart.getByRole('button', { name: 'Edit note' }).click();
  await checkState('note', cartPart);
  await cart.getByRole('button', { name: 'Save note' }).click();
  await closeCart(page);

  // £10.75 + £8.50 + £3.25 + £2.50
  for (const dish of ['Gunpowder Prawns', 'Pilau Rice']) await addPlain(page, dish, 1);
  await checkState('bar', cartPart);
  await openCart(page);
  await cart.getByText('Add More For Free Delivery £2.50').waitFor();
  await checkState('several lines', cartPart);
  await closeCart(page);
  await addPlain(page, 'Cucumber Raita', 1);
  await openCart(page);
  await cart.getByText('Free Delivery Applied.').waitFor();
  await checkState('free delivery', cartPart);

  await cart.getByRole('button', { name: 'Remove one Cucumber Raita' }).click();
  await cart.getByText('Cucumber Raita').waitFor({ state: 'hidden' });
  await cart.getByRole('button', { name: 'Change', exact: true }).click();
  await checkState('change of mode', cartPart);
  await chooseMode(page, 'Collection');
  await cart.getByText('Discount(10%)').first().waitFor();
  await checkState('collection', cartPart);

  await cart.getByRole('button', { name: /^Go to checkout/ }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).waitFor();
  await checkState('on the way to checkout', cartPart);
});

testEveryState('basket anew', [...brands], async (page, checkState, brand) => {
  const again = async () => {
    await page.reload();
    await addButtonOf(page, 'Tandoori Salmon').waitFor();
  };
  await openSaffronYard(page, brand);
  await addButtonOf(page, 'Tandoori Salmon').click();
  await chooseMode(page, 'Collection');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const keepAll = () => page.evaluate((values) => Object.assign(localStorage, values), kept);

  const items = JSON.parse(kept['cartlist'] ?? '[]') as Record<string, unknown>[];
  const masala = { product_id: 'p-0', product_name: 'Lobster Thermidor' };
  await storeValue(page, 'cartlist', [...items, { ...items[0], ...masala }]);
  await again();
  await page.getByText(/Lobster Thermidor is no longer available\./).waitFor();
  await checkState('dish gone', cartPart);

  const resets: [string, string, unknown, string][] = [
    ['other restaurant', 'business_id', 'b-0', 'Your basket from the other restaurant has been emptied.'],
    ['new day', 'today_token', 'b-101-2026-11-19', 'A new day has begun, so your basket has been emptied.'],
    ['too old', 'timestamp', 0, 'Your basket was more than a day old, so it has been emptied.'],
  ];
  for (const [state, key, value, sentence] of resets) {
    await keepAll();
    await storeValue(page, key, value);
    await again();
    await page.getByText(sentence).waitFor();
    await checkState(state, cartPart);
  }

  await keepAll();
  await page.evaluate(`localStorage.setItem('cartlist', '{"product_id":"1","product_na')`);
  await again();
  await page.getByText('Your basket could no longer be read, so it has been emptied.').waitFor();
  await checkState('cannot be read', cartPart);

  await keepAll();
  await again();
  const second = await page.context().newPage();
  await second.goto(addressOf(brand, '/contact-us'));
  await storeValue(second, 'business_id', 'b-0');
  const popup = page.getByRole('alertdialog', { name: 'Error' });
  await popup.getByText(/^The cart has been reset as another resturent is open/).waitFor();
  await checkState('other tab', cartPart);
});
