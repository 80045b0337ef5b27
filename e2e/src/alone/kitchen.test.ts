import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../harness/accessibility';
import { addressOf, withBrowser } from '../harness/browser';
import type { BrandName } from '../harness/browser';
import { addButtonOf } from '../harness/journey';
import { goToKitchenPage, logInToKitchen, placeCollection } from '../harness/kitchen';

const openPage = withBrowser();
const tablet = { width: 1180, height: 820 };

/** Opens the kitchen of Saffron Yard on a device. */
async function openKitchen(brand: BrandName, device: string) {
  const opened = await openPage(tablet);
  await logInToKitchen(opened.page, brand, device);
  return opened;
}

/** Presses a button on each device, and lets the server hear of it only once all were pressed. */
const pressTogether = async (buttons: readonly Locator[]) => {
  let letGo: () => void = () => undefined;
  const allPressed = new Promise<void>((resolve) => (letGo = resolve));
  const change = '**/api/kitchen/order_state';
  for (const button of buttons)
    await button.page().route(change, async (route) => {
      await allPressed;
      await route.fallback();
    });
  for (const button of buttons) await button.click();
  letGo();
  for (const button of buttons) await button.page().unroute(change);
};

describe('the kitchen of a business', () => {
  it('[KIT-1][KIT-3][KIT-5] gets a new order on two devices of two brands, and one of them accepts it', async () => {
    const pass = await openKitchen('marketplace', 'Pass');
    const counter = await openKitchen('northbank', 'Counter');
    const customer = await openPage({ width: 375 });
    const { number } = await placeCollection(customer.page, 'Cash');

    const cards = [pass, counter].map(({ page }) => page.getByRole('article', { name: `Order ${number}` }));
    for (const card of cards) await card.getByRole('button', { name: /^Accept/ }).waitFor();
    expect(await accessibilityFaults(pass.page)).toStrictEqual([]);
    await pressTogether(cards.map((card) => card.getByRole('button', { name: /^Accept/ })));
    for (const card of cards) await card.getByRole('button', { name: 'Start cooking' }).waitFor();
    // An event may bring the order before the slower device has its own answer.
    const notices = [pass, counter].map(({ page }) =>
      page.getByText(`Order ${number} has changed meanwhile: it is accepted.`),
    );
    await Promise.any(notices.map((notice) => notice.waitFor()));
    expect((await Promise.all(notices.map((notice) => notice.count()))).toSorted()).toStrictEqual([0, 1]);

    await cards[0]?.getByRole('button', { name: 'Start cooking' }).click();
    await cards[0]?.getByRole('button', { name: 'Ready' }).waitFor();
    await cards[1]?.getByRole('button', { name: 'Ready' }).waitFor();
    for (const { pageErrors, close } of [pass, counter, customer]) {
      expect(pageErrors).toStrictEqual([]);
      await close();
    }
  });

  it('[KIT-21][KIT-25] marks a dish as sold out, and customers see it within a second, and again when it is back', async () => {
    const { page, close, pageErrors } = await openKitchen('marketplace', 'Pass');
    const customer = await openPage({ width: 375 });
    const menu = addressOf('northbank', '/business/saffron-yard');
    const dish = customer.page.locator('main li[data-available]', { hasText: 'Tandoori Salmon' }).last();
    await goToKitchenPage(page, 'Tonight');
    await page.getByRole('button', { name: 'Sold out: Tandoori Salmon' }).click();
    await page.getByRole('button', { name: 'For an hour' }).click();
    const back = page.getByRole('button', { name: 'Tandoori Salmon is back' });
    await back.waitFor();
    await withinASecond(async () => {
      await customer.page.goto(menu);
      return dish.getAttribute('data-available');
    }, 'false');
    await back.click();
    await back.waitFor({ state: 'hidden' });
    await withinASecond(async () => {
      await customer.page.goto(menu);
      return dish.getAttribute('data-available');
    }, 'true');
    await addButtonOf(customer.page, 'Tandoori Salmon').waitFor();
    for (const errors of [pageErrors, customer.pageErrors]) expect(errors).toStrictEqual([]);
    await customer.close();
    await close();
  });
});

/** Asks until the answer is the expected one, and begins no question when a second is over. */
async function withinASecond<Answer>(ask: () => Promise<Answer>, expected: Answer): Promise<void> {
  const end = performance.now() + 1_000;
  let answer = await ask();
  while (answer !== expected && performance.now() < end) answer = await ask();
  expect(answer).toBe(expected);
}
