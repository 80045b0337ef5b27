import { addressOf } from '../harness/browser';
import type { BrandName } from '../harness/browser';
import { fillCart, leaveCart } from '../harness/journey';
import { cutOff, cutOffError, hold, reconnect } from '../harness/network';
import { testEveryState } from '../harness/states';

const everyBrand: BrandName[] = ['marketplace', 'saffronYard', 'northbank'];

testEveryState('login', everyBrand, async (page, checkState, brand) => {
  await page.goto(addressOf(brand, '/contact-us'));
  await page.getByRole('button', { name: 'Log in' }).click();
  const popup = page.getByRole('dialog');
  const submit = popup.locator('button[type=submit]');
  const type = async (field: string, text: string) => popup.getByLabel(field, { exact: false }).fill(text);
  await popup.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await checkState('opened');
  await submit.click();
  await popup.getByText('Password is required').waitFor();
  await checkState('log in with nothing');
  await type('Email', 'customer@example');
  await type('Password', 'not this one');
  await popup.getByText('Please enter valid email').waitFor();
  await checkState('log in with no email');
  // Each account and visitor has a limited number of tries, so the tries that are to fail use another account.
  const email = `${brand}.${page.viewportSize()?.width}@example.test`;
  await type('Email', email);
  await submit.click();
  await popup.getByRole('alert').waitFor();
  await checkState('wrong password');

  await popup.getByRole('button', { name: 'Forgotten your password?' }).click();
  await checkState('forgotten password');
  await type('Email', email);
  await submit.click();
  await popup.getByText('If we know that address').waitFor();
  await checkState('link sent');
  await popup.getByRole('button', { name: 'Back to log in' }).click();

  await popup.getByRole('tab', { name: 'Register' }).click();
  await type('Email', '');
  await type('Password', '');
  await submit.click();
  await popup.getByText('Name is required').waitFor();
  await checkState('register with nothing');
  await type('Name', 'Ada Moss');
  await type('Email', 'customer@example');
  await type('Mobile', '12345');
  await type('Password', 'short');
  await popup.getByText('Password must have at least 8 characters').waitFor();
  await checkState('register with faults');
  await type('Email', 'customer@example.test');
  await type('Mobile', '07700900123');
  await type('Password', 'correct-horse-battery');
  await submit.click();
  await popup.getByRole('heading', { name: 'Check your email' }).waitFor();
  await checkState('code form');
  await submit.click();
  await popup.getByText('Code is required').waitFor();
  await checkState('no code');
  await type('Code from the email', '123456');
  await submit.click();
  await popup.getByRole('alert').waitFor();
  await checkState('wrong code');

  // The address is taken, which the page does not tell; the e-mail does.
  await popup.getByRole('tab', { name: 'Log in' }).click();
  const held = await hold(page, '**/api/users/login');
  await submit.click();
  await checkState('being logged in');
  held.letThrough();
  await popup.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: /^Account of / }).waitFor();
  await checkState('logged in');
});

testEveryState(
  'login at checkout',
  ['saffronYard'],
  async (page, checkState, brand) => {
    await fillCart(page, brand, 'Collection');
    await leaveCart(page);
    const guest = page.getByRole('button', { name: 'Continue as guest' });
    await guest.waitFor();
    await checkState('with a guest');
    await cutOff(page);
    await guest.click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await checkState('cut off');
    await reconnect(page);
    await guest.click();
    await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
  },
  [cutOffError],
);
