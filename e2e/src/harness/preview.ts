import { deriveSecret, systemClock } from 'api';
import { signPreview } from 'platform';
import type { Page } from 'playwright-core';

// The secret that the product uses in development when none is set.
const key = deriveSecret('development only', 'preview links');

/** The ids by which the platform knows the demo brands. */
export const brandIds = {
  marketplace: 'marketplace',
  saffronYard: 'saffron-yard',
  northbank: 'northbank',
} as const;

const day = 24 * 3_600_000;

/** The token of a preview link that shows releases on a brand, given by the brand's id. */
export function previewToken(brand: string, ...releases: string[]): string {
  const made = systemClock({ clockStart: undefined }).now().getTime();
  return signPreview({ releases, brand, made, until: made + day }, key);
}

/** Opens the address of a preview link and agrees to the page that asks first. */
export async function openPreview(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Show the preview' }).click();
}

/** Marks the browser as staff of a brand who may choose releases of every feature (ROL-10, DEV-7), and opens the page of an address. */
export async function becomeStaff(page: Page, brand: string, address: string): Promise<void> {
  const made = systemClock({ clockStart: undefined }).now().getTime();
  const token = signPreview(
    { releases: [], staff: true, features: ['*'], brand, made, until: made + day },
    key,
  );
  await page.goto(`${address}?preview=${token}`);
  await page.getByRole('button', { name: 'Mark this browser as staff' }).click();
}
