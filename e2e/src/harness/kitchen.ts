import type { Page } from 'playwright-core';
import { bringToCheckout, confirmByCode, fillDetails, placeCashOrder } from './journey';
import { addressOf } from './browser';
import type { BrandName } from './browser';
import { businessTokenOf } from './move-order';

/** Logs a device in to the kitchen of Saffron Yard, by keyboard. */
export async function logInToKitchen(page: Page, brand: BrandName, device: string): Promise<void> {
  await page.goto(addressOf(brand, '/kitchen'));
  await page.getByLabel(/^Token of the restaurant/).fill(await businessTokenOf());
  await page.getByLabel(/^Name of this device/).fill(device);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
}

/** Goes to another page of the kitchen by its link. */
export async function goToKitchenPage(page: Page, place: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Pages of the kitchen' })
    .getByRole('link', { name: place })
    .click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** What a customer has ordered: the number, the key, and the total in pence. */
export interface PlacedOrder {
  readonly number: string;
  readonly okey: string;
  readonly total: number;
}

/** Orders two salmons to collect, and pays in cash or by card; the page then shows that the order is placed. */
export async function placeCollection(page: Page, paymode: 'Cash' | 'Card'): Promise<PlacedOrder> {
  await bringToCheckout(page, 'marketplace', 'Collection');
  const mobile = await fillDetails(page, 'Collection');
  if (paymode === 'Cash') {
    const total = await placeAndRead(page, /^Place order · £/, () => placeCashOrder(page));
    await confirmByCode(page, mobile);
    return { total, ...(await placed(page)) };
  }
  await page.getByRole('radio', { name: 'Card' }).check();
  const total = await placeAndRead(page, /^Pay £/, () =>
    page.getByRole('button', { name: /^Pay £/ }).click(),
  );
  await page.getByRole('heading', { name: 'Card payment' }).waitFor();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  return { total, ...(await placed(page)) };
}

async function placeAndRead(page: Page, name: RegExp, place: () => Promise<void>): Promise<number> {
  const words = await page.getByRole('button', { name }).innerText();
  await place();
  return Math.round(Number(/£([\d.]+)/.exec(words)?.[1]) * 100);
}

async function placed(page: Page) {
  await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
  const number = /^Order (\S+) /.exec(await page.title())?.[1] ?? '';
  return { number, okey: new URL(page.url()).searchParams.get('v') ?? '' };
}
