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
