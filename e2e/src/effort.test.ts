import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import {
  addButtonOf,
  chooseMode,
  confirmByCode,
  fillDetails,
  goToCheckout,
  ownNumber,
  placeCashOrder,
} from './harness/journey';
import { chooseTable, fillInGuest } from './harness/tables';

const openPage = withBrowser();

/** What a journey asks of a customer on a phone. */
interface Effort {
  /** Presses of buttons, links and choices, without those that only begin to type into a field. */
  taps: number;
  /** Fields that are typed into or chosen from. */
  fields: number;
  /** Pixels by which the page and its parts are scrolled. */
  scrolled: number;
}

// Runs in every document before its own scripts.
const watch = `(() => {
  const typed = new WeakSet();
  const places = new WeakMap();
  addEventListener('click', (event) => {
    if (event.isTrusted && event.detail > 0 && !event.target.closest('input:not([type=radio], [type=checkbox]), textarea, select'))
      noteEffort('taps', 1);
  }, true);
  addEventListener('input', ({ target }) => {
    if (!target.matches('input:not([type=radio], [type=checkbox]), textarea, select') || typed.has(target)) return;
    typed.add(target);
    noteEffort('fields', 1);
  }, true);
  addEventListener('scroll', ({ target }) => {
    const now = target === document ? scrollY : target.scrollTop;
    noteEffort('scrolled', Math.abs(now - (places.get(target) ?? 0)));
    places.set(target, now);
  }, true);
})()`;

/** Opens a phone that counts what its customer does. */
async function openCounting() {
  const opened = await openPage({ width: 375, height: 812 });
  const effort: Effort = { taps: 0, fields: 0, scrolled: 0 };
  await opened.page.exposeFunction('noteEffort', (kind: keyof Effort, amount: number) => {
    effort[kind] += amount;
  });
  await opened.page.addInitScript(watch);
  return { ...opened, effort };
}

/** The parts of an effort that are more than what is allowed, in words. */
const tooMuch = (effort: Effort, most: Effort) =>
  (['taps', 'fields', 'scrolled'] as const)
    .filter((kind) => effort[kind] > most[kind])
    .map((kind) => `${kind}: ${Math.round(effort[kind])}, at most ${most[kind]}`);

const bookTable = async (page: Page) => {
  await chooseTable(page, { date: '2026-11-26', guests: '2', time: '19:00' });
  await fillInGuest(page, 'Birthday', ownNumber());
  const book = page.getByRole('button', { name: 'Book Now' });
  const pay = page.getByRole('radio', { name: /Pay at the restaurant/ }).last();
  await book.or(pay).first().waitFor();
  if (await book.isVisible()) await book.click();
  await pay.check();
  await page.getByRole('checkbox', { name: /Terms/ }).last().check();
  await page
    .getByRole('button', { name: /^Book with £ / })
    .last()
    .click();
  await page.waitForURL(/\/booking-complete\?v=/);
};

describe('what a journey asks of a customer on a phone', () => {
  it('a delivery that is paid in cash, from the page of the restaurant to the order', async () => {
    const { page, effort, pageErrors, close } = await openCounting();
    await page.goto(addressOf('marketplace', '/business/saffron-yard'));
    // The dish's place in the first category; whether it is also among the popular dishes above depends on what others have ordered.
    const add = addButtonOf(page, 'Samosa Chaat');
    await add.click();
    await chooseMode(page, 'Delivery');
    for (const _time of [1, 2]) await add.click();
    await goToCheckout(page);
    const mobile = await fillDetails(page, 'Delivery');
    await placeCashOrder(page);
    await confirmByCode(page, mobile);
    await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
    expect(tooMuch(effort, { taps: 12, fields: 7, scrolled: 6_000 })).toStrictEqual([]);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('a collection that is paid in cash, from the first page of the marketplace, by the first restaurant and without a search', async () => {
    const { page, effort, pageErrors, close } = await openCounting();
    await page.goto(addressOf('marketplace', '/'));
    await page.getByPlaceholder('Enter Postcode').fill('e16an');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(/^\d+ Restaurents Open$/).waitFor();
    await page.locator('main h2').getByRole('link').first().click();
    await page
      .getByRole('button', { name: /^Add .* to the basket$/ })
      .first()
      .click();
    await chooseMode(page, 'Collection');
    await goToCheckout(page);
    const mobile = await fillDetails(page, 'Collection');
    await placeCashOrder(page);
    await confirmByCode(page, mobile);
    await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
    expect(tooMuch(effort, { taps: 11, fields: 5, scrolled: 4_000 })).toStrictEqual([]);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });

  it('a table for two, from the page of the restaurant to the booking', async () => {
    const { page, effort, pageErrors, close } = await openCounting();
    await page.goto(addressOf('marketplace', '/business/saffron-yard'));
    await page.getByText('Book a table').first().click();
    await bookTable(page);
    await page.getByRole('heading', { level: 1, name: 'Your table is booked' }).waitFor();
    expect(tooMuch(effort, { taps: 8, fields: 5, scrolled: 5_000 })).toStrictEqual([]);
    expect(pageErrors).toStrictEqual([]);
    await close();
  });
});
