import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { bookTable, logIn, order, register, typeLogin } from './harness/member';
import type { Member } from './harness/member';
import { moveOrder } from './harness/move-order';

const openPage = withBrowser();

const dish = 'Tandoori Salmon';
const fresh = 'a-quiet-harbour-42';

// Each has its own phone number, because codes are limited by number.
const members: [BrandName, Member][] = (['marketplace', 'saffronYard', 'northbank'] as const).map(
  (brand, at) => [
    brand,
    {
      name: 'Ines Calder',
      email: `ines.${brand.toLowerCase()}@example.test`,
      mobile: `0770092000${at}`,
      password: 'old-lighthouse-17',
    },
  ],
);

/** Checks the accessibility of the page on a phone and on a wide screen. */
const stateChecker = (page: Page) => {
  const faults: string[] = [];
  const checkState = async (screen: string) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await accessibilityFaults(page)) faults.push(`${screen} at ${width}: ${fault}`);
    }
  };
  return { faults, checkState };
};

const section = async (page: Page, brand: BrandName, path: string, heading: string) => {
  await page.goto(addressOf(brand, path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

describe('a customer registers, uses and deletes an account', () => {
  it.each(members)('[ACC-2][ACC-3][ACC-4][ACC-5][ACC-6][ACC-7][G22] on %s', async (brand, member) => {
    const { page, pageErrors, close } = await openPage();
    const { faults, checkState } = stateChecker(page);

    await register(page, brand, member);
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await section(page, brand, '/account/profile', 'Profile');
    const details = page.getByRole('form', { name: 'Your details' });
    await details.getByLabel('Name').fill('Ines M. Calder');
    await details.getByRole('button', { name: 'Save changes' }).click();
    await details.getByText('Your changes are saved.').waitFor();
    await page.getByText('Hello Ines M. Calder').waitFor();
    await checkState('profile');

    const elsewhere = await openPage();
    await logIn(elsewhere.page, brand, member);
    const change = page.getByRole('form', { name: 'Change your password' });
    await change.getByLabel('Current password').fill('not this one');
    await change.getByLabel('New password').fill(fresh);
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByText('Your old password is not right.').waitFor();
    await checkState('a wrong password');
    await change.getByLabel('Current password').fill(member.password);
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByText(/^Your password is changed\./).waitFor();
    await elsewhere.page.goto(addressOf(brand, '/account/orders'));
    await elsewhere.page.getByText('Log in to see your account').waitFor();
    await typeLogin(elsewhere.page, brand, member);
    await elsewhere.page.getByText('The e-mail address or the password is not right.').waitFor();
    await elsewhere.close();

    await section(page, brand, '/account/choices', 'Notifications');
    const texts = page.getByRole('checkbox', { name: /^Text messages about my orders/ });
    expect(await texts.isChecked()).toBe(false);
    await texts.check();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await page.getByText('Your choices are saved.').waitFor();
    await page.reload();
    await texts.and(page.locator(':checked')).waitFor();
    await checkState('choices');

    await order(page, brand, dish, member.mobile);
    const okey = new URL(page.url()).searchParams.get('v') ?? '';
    await section(page, brand, '/account/orders', 'Orders');
    await page.getByRole('button', { name: /^Order again/ }).waitFor();
    await checkState('orders');
    await page.getByRole('button', { name: /^Order again/ }).click();
    const cart = page.getByRole('region', { name: 'Your basket' });
    await cart.getByText(dish).first().waitFor();

    await bookTable(page, brand, '2026-11-26');
    await section(page, brand, '/account/bookings', 'Bookings');
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await checkState('cancelling');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText('Your table at Saffron Yard is cancelled.').waitFor();
    await page.getByText('Cancelled', { exact: true }).waitFor();
    await checkState('bookings');

    await section(page, brand, '/account/addresses', 'Addresses');
    await checkState('addresses');

    await section(page, brand, '/account/privacy', 'Your data');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/-my-data\.json$/);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      profile: { name: 'Ines M. Calder', email: member.email },
      subscriptions: { sms_subscription: true },
      orders: [{ items: [{ product_name: dish, product_qnty: 2 }] }],
      bookings: [{ date: '2026-11-26', state: 'cancelled' }],
    });
    await checkState('own data');

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByText('You are logged out.').waitFor();
    await logIn(page, brand, { email: member.email, password: fresh });
    await section(page, brand, '/account/privacy', 'Your data');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password').fill('not this one');
    await dialog.getByLabel('Password').press('Enter');
    await dialog.getByText('The password is not right.').waitFor();
    await checkState('deleting');
    await dialog.getByLabel('Password').fill(fresh);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText(/under way/).waitFor();
    for (const state of ['accepted', 'preparing', 'ready', 'completed']) await moveOrder(okey, state);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account is deleted.').waitFor();
    await typeLogin(page, brand, { email: member.email, password: fresh });
    await page.getByText('The e-mail address or the password is not right.').waitFor();

    expect(faults).toStrictEqual([]);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});
