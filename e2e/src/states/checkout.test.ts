import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import {
  bringToCheckout,
  endSession,
  fillCart,
  fillDetails,
  leaveCart,
  withAnswer,
  withOwnAnswer,
} from '../harness/journey';
import { confirmEmail } from '../harness/member';
import { cutOff, cutOffError, hold, reconnect } from '../harness/network';
import { testEveryState } from '../harness/states';

const order = 'business/order';
const popup = 'main, [role$="dialog"]';
const place = (page: Page) => page.getByRole('button', { name: /^Place order · £/ });
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
};

testEveryState('checkout', ['marketplace', 'saffronYard', 'northbank'], async (page, checkState, brand) => {
  await bringToCheckout(page, brand, 'Delivery');
  await checkState('empty form');

  const save = page.getByRole('button', { name: 'Deliver here' });
  await save.click();
  await page.getByText('Name is required').waitFor();
  await checkState('nothing filled in');
  const wrong = { Name: 'Ada Moss', Email: 'ada', 'Mobile Number': '7700', Address: '1 Brick Lane' };
  await fill(page, { ...wrong, Postcode: 'E1' });
  await save.click();
  await page.getByText('Please enter valid email').waitFor();
  await checkState('wrongly filled in');
  await fill(page, { Email: 'ada@example.test', 'Mobile Number': '07700900123', Postcode: 'SW1A 1AA' });
  await save.click();
  await page.getByText('The restaurant doesn’t deliver to SW1A 1AA.').waitFor();
  await checkState('out of reach');
  await fillDetails(page, 'Delivery');
  await page.getByRole('combobox').selectOption({ index: 3 });
  await page.getByRole('textbox', { name: /^Allergies/ }).fill('The bell is broken, please knock.');
  await page.getByRole('radio', { name: 'Card' }).check();
  await checkState('ready to pay by card');
  await page.getByRole('radio', { name: 'Cash' }).check();
  await place(page).scrollIntoViewIfNeeded();
  await checkState('ready to order');
});

testEveryState(
  'placing',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await bringToCheckout(page, brand, 'Collection');
    await fillDetails(page, 'Collection');

    const ok = page.getByRole('button', { name: 'OK' });
    await withAnswer(page, order, {
      responsecode: '201',
      status: 'That time is full. Please choose another.',
    });
    await place(page).click();
    await ok.waitFor();
    await checkState('refused', popup);
    await ok.click();

    // The address has to be checked again, so its form is open.
    await withAnswer(page, order, {
      responsecode: '201',
      deliveryformopen: 'yes',
      status: 'Please complete your details.',
    });
    await place(page).click();
    await ok.click();
    await page.getByRole('button', { name: 'Save and continue' }).waitFor();
    await checkState('refused for the details');
    await page.getByRole('button', { name: 'Save and continue' }).click();

    const cartitems = await page.evaluate(
      () => JSON.parse(localStorage.getItem('cartlist') ?? '[]') as unknown,
    );
    await withAnswer(page, order, {
      responsecode: '202',
      status: '',
      cartitems,
      freedish: [],
      discount: null,
      delivery_charge: '0.00',
      service_charge: '1.15',
      baggage_charge: '0.30',
      missing: ['Lobster Thermidor', 'Mango Lassi'],
    });
    await place(page).click();
    await page.getByRole('dialog', { name: 'Update !!!' }).waitFor();
    await checkState('updated', popup);
    await ok.click();
    await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();

    await withOwnAnswer(page, order);
    await cutOff(page, `**/api/${order}`);
    await place(page).click();
    await page.getByText('Nothing has been charged.').waitFor();
    await checkState('server away', 'main');
    await reconnect(page, `**/api/${order}`);
    await hold(page, `**/api/${order}`);
    await place(page).click();
    await page.getByText('Placing your order').waitFor();
    await checkState('on its way', 'main');
    await page.reload();

    await withOwnAnswer(page, order);
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
    await checkState('sandbox of the card');
  },
  [cutOffError],
);

testEveryState(
  'address book',
  ['marketplace', 'saffronYard', 'northbank'],
  async (page, checkState, brand) => {
    await fillCart(page, brand, 'Delivery');
    await leaveCart(page);
    await page.getByRole('tab', { name: 'Register' }).click();
    const email = `ada.${randomUUID()}@example.test`;
    await fill(page, { Name: 'Ada Moss', Email: email, 'Mobile number': '07700900123' });
    await page.getByLabel(/^Password/).fill('a long walk by the river');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('dialog', { name: 'Check your email' }).waitFor();
    await checkState('code from the email');
    await confirmEmail(page, email);
    await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
    await checkState('first address');

    await fill(page, { Address: '1 Brick Lane', Postcode: 'E1 6AN' });
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await page.getByRole('button', { name: 'Add a new address' }).waitFor();
    await checkState('one address');
    await page.getByRole('button', { name: 'Add a new address' }).click();
    await fill(page, { Address: '12 Fournier Street', Postcode: 'E1 6QE' });
    await checkState('new address', 'main');
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await page.getByRole('radio', { name: /Fournier Street/ }).waitFor();
    await checkState('two addresses', 'main');

    // The session of a user is not renewed: he is told, and logs in again over the page.
    await page.getByRole('radio', { name: 'Cash' }).check();
    await endSession(page);
    await place(page).click();
    await page.getByText('Please log in again.').waitFor();
    await checkState('logged out', popup);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('dialog', { name: 'How would you like to check out?' }).waitFor();
    await checkState('logs in again', popup);
  },
);
