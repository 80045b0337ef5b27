import type { Page } from 'playwright-core';
import { accessibilityFaults } from './harness/accessibility';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';
import { bringToCheckout, confirmByCode, fillDetails, placeCashOrder } from './harness/journey';
import { businessTokenOf } from './harness/move-order';

const openPage = withBrowser();
const tablet = { width: 1180, height: 820 };

/** Opens the kitchen of Saffron Yard on a device that logs in by keyboard. */
async function openKitchen(brand: BrandName, device: string) {
  const opened = await openPage(tablet);
  const { page } = opened;
  await page.goto(addressOf(brand, '/kitchen'));
  const token = page.getByLabel(/^Token of the restaurant/);
  await token.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await token.fill(await businessTokenOf());
  await page.getByLabel(/^Name of this device/).fill(device);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
  return opened;
}

/** The number of an order that a customer places now. */
async function placeOrder(page: Page): Promise<string> {
  await bringToCheckout(page, 'marketplace', 'Collection');
  const mobile = await fillDetails(page, 'Collection');
  await placeCashOrder(page);
  await confirmByCode(page, mobile);
  await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
  return /^Order (\S+) /.exec(await page.title())?.[1] ?? '';
}

describe('the kitchen of a business', () => {
  it('[KIT-1][KIT-3][KIT-5] gets a new order on two devices of two brands, and one of them accepts it', async () => {
    const pass = await openKitchen('marketplace', 'Pass');
    const counter = await openKitchen('northbank', 'Counter');
    const customer = await openPage({ width: 375 });
    const number = await placeOrder(customer.page);

    const cards = [pass, counter].map(({ page }) => page.getByRole('article', { name: `Order ${number}` }));
    for (const card of cards) await card.getByRole('button', { name: /^Accept/ }).waitFor();
    expect(await accessibilityFaults(pass.page)).toEqual([]);
    await Promise.all(cards.map((card) => card.getByRole('button', { name: /^Accept/ }).click()));
    for (const card of cards) await card.getByRole('button', { name: 'Start cooking' }).waitFor();
    // An event may bring the order before the slower device has its own answer.
    const notices = [pass, counter].map(({ page }) =>
      page.getByText(`Order ${number} has changed meanwhile: it is accepted.`),
    );
    await Promise.any(notices.map((notice) => notice.waitFor()));
    expect((await Promise.all(notices.map((notice) => notice.count()))).toSorted()).toEqual([0, 1]);

    await cards[0]?.getByRole('button', { name: 'Start cooking' }).click();
    await cards[0]?.getByRole('button', { name: 'Ready' }).waitFor();
    await cards[1]?.getByRole('button', { name: 'Ready' }).waitFor();
    for (const { pageErrors, close } of [pass, counter, customer]) {
      expect(pageErrors).toEqual([]);
      await close();
    }
  });
});
