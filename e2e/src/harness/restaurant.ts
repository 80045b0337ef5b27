import type { Page } from 'playwright-core';
import { addressOf } from './browser';
import type { BrandName } from './browser';

/** The address of Saffron Yard's page on a brand; on its own site that is the home page. */
export function yardOn(brand: BrandName, search = ''): string {
  return addressOf(brand, `${brand === 'saffronYard' ? '/' : '/business/saffron-yard'}${search}`);
}

/** Waits until the history is back on the page's own entry. A box takes its entry away as it closes, which would end a navigation (D113). */
export function closedBoxesAreGone(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!(history.state?.usr?.layers > 0)) resolve();
        };
        addEventListener('popstate', look);
        look();
      }),
  );
}

/** The name of a dish in its category; a popular dish stands above the categories too. */
export function dishInMenu(page: Page, name: string) {
  return page.locator('[id^="category-"]').getByRole('heading', { level: 3, name }).last();
}

/** Opens the page of Saffron Yard, and waits until its menu is there. */
export async function openYard(page: Page, brand: BrandName, search = ''): Promise<void> {
  await closedBoxesAreGone(page);
  await page.goto(yardOn(brand, search));
  await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
  await dishInMenu(page, 'Poppadoms & Chutneys').waitFor();
}
