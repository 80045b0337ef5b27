import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { randomInt } from 'node:crypto';
import { pageStateElement } from '@storefront/contract';
import type { Locator, Page } from 'playwright-core';
import { addressOf } from './browser';
import type { BrandName } from './browser';

/** Whether the screen is so narrow that the cart is a bar at the bottom. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992;
}

/** Goes from the brand's first page to Saffron Yard: by postcode on a marketplace, at once on its own site. */
export async function findSaffronYard(page: Page, brand: BrandName): Promise<void> {
  await page.goto(addressOf(brand, '/'));
  if (brand === 'saffronYard') return;
  await page.getByPlaceholder('Enter Postcode').fill('e16an');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText(/^\d+ Restaurents Open$/).waitFor();
  await page.getByRole('link', { name: 'Saffron Yard', exact: true }).click();
}

/** The button that adds a dish of the menu; a popular dish has another one before it. */
export function addButtonOf(page: Page, dish: string) {
  return page.getByRole('button', { name: `Add ${dish} to the basket` }).last();
}

/** Waits until the history has one step for each open box (SHL-8); until then Back leads elsewhere. */
export async function boxesInHistory(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = history.state as { usr?: { layers?: number } } | null;
    return (state?.usr?.layers ?? 0) === document.querySelectorAll('[role$="dialog"]').length;
  });
}

/** Waits until a box is gone, and its step in the history too. The step back would otherwise end a page that is opened meanwhile. */
export async function boxClosed(page: Page, box: Locator): Promise<void> {
  await box.waitFor({ state: 'hidden' });
  await boxesInHistory(page);
}

/** Chooses delivery or collection in the dialog that the first dish opens. */
export async function chooseMode(
  page: Page,
  mode: 'Delivery' | 'Collection',
  postcode = 'E1 6AN',
): Promise<void> {
  const chooser = page.getByRole('dialog', { name: 'Choose Service Type' });
  await chooser.getByRole('radio', { name: mode }).check();
  await chooser.getByRole('button', { name: 'Save Changes' }).click();
  await boxClosed(page, chooser);
  if (mode === 'Collection') return;
  // The page tries a full postcode that was searched for, or a user's own, at once, and asks for a postcode only without one.
  const postcodeDialog = page.getByRole('dialog', { name: 'Enter Postcode' });
  const options = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^Add/ }) });
  const cart = isPhone(page)
    ? page.getByRole('button', { name: /1 ITEM/ })
    : page.getByRole('region', { name: 'Your basket' }).getByText(/^E1 6[A-Z]{2} · /);
  await postcodeDialog.or(cart).or(options).first().waitFor();
  if (await postcodeDialog.isVisible()) {
    await postcodeDialog.getByPlaceholder('Enter postcode here').fill(postcode);
    await postcodeDialog.getByRole('button', { name: 'Save Changes' }).click();
    await boxClosed(page, postcodeDialog);
  }
}

/** Adds a dish without options a number of times. */
export async function addPlain(page: Page, dish: string, times: number): Promise<void> {
  for (let added = 0; added < times; added += 1) await addButtonOf(page, dish).click();
}

/** Returns the cart, and opens it first when it is a sheet. */
export async function openCart(page: Page) {
  if (!isPhone(page)) return page.getByRole('region', { name: 'Your basket' });
  await page.getByRole('button', { name: /ITEM/ }).click();
  return page.getByRole('dialog', { name: 'Your basket' });
}

/** Closes the dialog of free dishes. */
export async function closeFreeDishes(page: Page): Promise<void> {
  const chooser = page.getByRole('dialog', { name: /^You have .*free dish/ });
  await chooser.getByRole('button', { name: /^(Done|Not now)$/ }).click();
  await boxClosed(page, chooser);
}

/** Presses the cart's way to the checkout; a visitor whom nobody knows is asked to log in. */
export async function leaveCart(page: Page): Promise<void> {
  const cart = await openCart(page);
  await cart.getByRole('button', { name: /^Go to checkout/ }).click();
}

/** Goes from the cart to the checkout page as a guest. */
export async function goToCheckout(page: Page): Promise<void> {
  await leaveCart(page);
  const asGuest = page.getByRole('button', { name: 'Continue as guest' });
  // The name is exact because the login popup asks 'How would you like to check out?'.
  const checkout = page.getByRole('heading', { name: 'Check Out', exact: true });
  // A customer who has continued as a guest in this visit is not asked again (D85).
  await asGuest.or(checkout).first().waitFor();
  if (await asGuest.isVisible()) await asGuest.click();
  await checkout.waitFor();
}

/** A new phone number for each order and booking, because codes and open bookings are limited by number. */
export function ownNumber(): string {
  return `07700${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

/** A new e-mail address for each order, because messages are limited by recipient. */
export function ownEmail(): string {
  return `ada.${randomInt(1_000_000)}@example.test`;
}

/** Fills in the guest's details; returns the number that the code is sent to. */
export async function fillDetails(page: Page, mode: 'Delivery' | 'Collection'): Promise<string> {
  const mobile = ownNumber();
  await page.getByLabel('Name', { exact: false }).first().fill('Ada Moss');
  await page.getByLabel('Email', { exact: false }).fill(ownEmail());
  await page.getByLabel('Mobile Number', { exact: false }).fill(mobile);
  if (mode === 'Delivery') {
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Brick Lane');
    await page.getByLabel('Postcode', { exact: false }).fill('E1 6AN');
  }
  await page
    .getByRole('button', { name: mode === 'Delivery' ? 'Deliver here' : 'Save and continue' })
    .click();
  return mobile;
}

/** Pays in cash and places the order. */
export async function placeCashOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByRole('button', { name: /^Place order · £/ }).click();
}

interface OutboxMessage {
  channel: string;
  to: string;
  subject: string;
  body: string;
  /** '' when the message is not an e-mail. */
  html: string;
}

/** The messages of the brand of an address, newest first. */
export async function outbox(address = addressOf('marketplace', '/')): Promise<OutboxMessage[]> {
  const { host, port } = new URL(address);
  // Node does not resolve names under .localhost everywhere, as browsers do.
  const postcodeDialog = get({
    hostname: '127.0.0.1',
    port,
    path: '/dev/outbox',
    headers: { host, accept: 'application/json' },
  });
  const [answer] = (await once(postcodeDialog, 'response')) as [IncomingMessage];
  return (await json(answer)) as OutboxMessage[];
}

/** The code in the newest text message to the number, '' when there is none. */
export async function textedCode(page: Page, mobile: string): Promise<string> {
  const message = (await outbox(page.url())).find(({ channel, to }) => channel === 'sms' && to === mobile);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

/** Types in the code from the text message to the number, and waits for order-complete. */
export async function confirmByCode(page: Page, mobile: string): Promise<void> {
  await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
  await page.getByLabel('Verification code', { exact: false }).waitFor();
  await page.getByLabel('Verification code', { exact: false }).fill(await textedCode(page, mobile));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/order-complete\?v=/);
}

/** Selects the cart and whatever opens above it. */
export const cartPart = 'section[aria-label="Your basket"], [role$="dialog"], [aria-live]';

/** Opens Saffron Yard's menu directly. */
export async function openSaffronYard(page: Page, brand: BrandName): Promise<void> {
  await page.goto(addressOf(brand, brand === 'saffronYard' ? '/' : '/business/saffron-yard'));
  await addButtonOf(page, 'Tandoori Salmon').waitFor();
}

/** Writes a stored value, such as another day or another tab may have left. */
export function storeValue(page: Page, key: string, value: unknown): Promise<void> {
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
}

type Answer = Record<string, unknown>;

/** Makes the API answer a call with this answer, or with its own answer changed, until `withOwnAnswer`. */
export async function withAnswer(
  page: Page,
  call: string,
  answer: Answer | ((own: Answer) => Answer),
): Promise<void> {
  await withOwnAnswer(page, call);
  await page.route(`**/api/${call}`, async (route) => {
    if (typeof answer !== 'function') return route.fulfill({ json: answer });
    // Node does not resolve the brands' hosts, as browsers do.
    const postcodeDialog = new URL(route.request().url());
    const url = new URL(postcodeDialog);
    url.hostname = 'localhost';
    const headers = { ...route.request().headers(), host: postcodeDialog.host };
    const response = await route.fetch({ url: url.href, headers });
    return route.fulfill({ response, json: answer((await response.json()) as Answer) });
  });
}

/** Ends `withAnswer` for a call. */
export function withOwnAnswer(page: Page, call: string): Promise<void> {
  return page.unroute(`**/api/${call}`);
}

/** Opens Saffron Yard's menu and puts two dishes into the cart. */
export async function fillCart(page: Page, brand: BrandName, mode: 'Delivery' | 'Collection'): Promise<void> {
  await openSaffronYard(page, brand);
  await addButtonOf(page, 'Tandoori Salmon').click();
  await chooseMode(page, mode);
  await addPlain(page, 'Tandoori Salmon', 1);
}

/** Brings a guest with two dishes to the checkout. */
export async function bringToCheckout(
  page: Page,
  brand: BrandName,
  mode: 'Delivery' | 'Collection',
): Promise<void> {
  await fillCart(page, brand, mode);
  await goToCheckout(page);
}

/** Ends the session on the server; the page does not know of it. */
export function endSession(page: Page): Promise<void> {
  return page.evaluate(async (pageState) => {
    const { apiAuthorization: Authorization } = JSON.parse(
      document.getElementById(pageState)?.textContent ?? '',
    );
    const { sessiontoken } = JSON.parse(localStorage.getItem('userdata') ?? '');
    const headers = { Authorization, 'Content-Type': 'application/json' };
    await fetch('/api/users/logout', { method: 'POST', headers, body: JSON.stringify({ sessiontoken }) });
  }, pageStateElement);
}
