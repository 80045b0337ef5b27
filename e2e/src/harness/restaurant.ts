import type { Page } from 'playwright-core';
import { addressOf } from './browser';
import type { BrandName } from './browser';

/** The address of Saffron Yard's page on a brand; on its own site that is the home page. */
export function yardOn(brand: BrandName, search = ''): string {
  return addressOf(brand, `${brand === 'saffronYard' ? '/' : '/business/saffron-yard'}${search}`);
}

/** Opens the page of Saffron Yard, and waits until its menu is there. */
export async function openYard(page: Page, brand: BrandName, search = ''): Promise<void> {
  await page.goto(yardOn(brand, search));
  await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
  await page.getByRole('heading', { level: 3, name: 'Poppadoms & Chutneys' }).waitFor();
}
