import type { Page } from 'playwright-core';
import { addressOf } from './browser';
import type { BrandName } from './browser';
import {
  addButtonOf,
  addPlain,
  boxClosed,
  chooseMode,
  confirmByCode,
  findSaffronYard,
  leaveCart,
  outbox,
  placeCashOrder,
} from './journey';
import { chooseTable } from './tables';

export interface Member {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
}

const type = async (page: Page, fields: Readonly<Record<string, string>>) => {
  const popup = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields))
    await popup.getByLabel(label, { exact: false }).fill(text);
  await popup.locator('button[type=submit]').click();
};

/** Types in the code from the e-mail to a customer who has just registered. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Check your email' });
  await popup.waitFor();
  const mail = (await outbox(page.url())).find(({ channel, to }) => channel === 'email' && to === email);
  await popup.getByLabel(/^Code from the email/).fill(/\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '');
  await popup.getByRole('button', { name: 'Open my account' }).click();
  await boxClosed(page, popup);
}

/** Registers in the popup that the account page opens. */
export async function register(page: Page, brand: BrandName, member: Member): Promise<void> {
  await page.goto(addressOf(brand, '/account'));
  const popup = page.getByRole('dialog');
  await popup.getByRole('tab', { name: 'Register' }).click();
  const { name, email, mobile, password } = member;
  await type(page, { Name: name, Email: email, 'Mobile number': mobile, Password: password });
  await confirmEmail(page, email);
}

/** Submits the login popup; the caller checks whether the login succeeds. */
export async function typeLogin(
  page: Page,
  brand: BrandName,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> {
  await page.goto(addressOf(brand, '/account'));
  await page.getByRole('dialog').getByRole('heading', { name: 'Welcome back' }).waitFor();
  await type(page, { Email: email, Password: password });
}

/** Logs in, and waits until the account is shown. */
export async function logIn(
  page: Page,
  brand: BrandName,
  member: Pick<Member, 'email' | 'password'>,
): Promise<void> {
  await typeLogin(page, brand, member);
  await boxClosed(page, page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}

/** Orders a collection in cash as a logged-in customer, whose details need not be filled in. */
export async function order(page: Page, brand: BrandName, dish: string, mobile: string): Promise<void> {
  await findSaffronYard(page, brand);
  await addButtonOf(page, dish).click();
  await chooseMode(page, 'Collection');
  await addPlain(page, dish, 1);
  await leaveCart(page);
  await page.getByRole('heading', { name: 'Check Out', exact: true }).waitFor();
  await placeCashOrder(page);
  await confirmByCode(page, mobile);
}

/** Books a table for two, paid at the restaurant. */
export async function bookTable(page: Page, brand: BrandName, date: string): Promise<void> {
  await page.goto(addressOf(brand, brand === 'saffronYard' ? '/booking' : '/business/saffron-yard/booking'));
  await chooseTable(page, { date, guests: '2', time: '19:00' });
  await page.getByLabel(/^Occasion/).selectOption('Birthday');
  await page.getByLabel(/^Postcode/).fill('E1 6AN');
  await page
    .getByRole('radio', { name: /Pay at the restaurant/ })
    .last()
    .check();
  await page.getByRole('checkbox', { name: /Terms/ }).last().check();
  await page
    .getByRole('button', { name: /^Book with £ / })
    .last()
    .click();
  await page.waitForURL(/\/booking-complete\?v=/);
}
