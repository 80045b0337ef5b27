import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveSecret } from 'api';
import { signPreview } from 'platform';

// The secret that the product uses in development when none is set.
const key = deriveSecret('development only', 'preview links');

/** The token of a preview link that shows releases on a brand, given by the brand's id. */
export function previewToken(brand: string, ...releases: string[]): string {
  return signPreview({ releases, brand, until: Date.parse('2100-01-01') }, key);
}

const builtIn = (folder: string): string => {
  const path = join(__dirname, '../../..', folder, 'release.json');
  const { feature, version } = JSON.parse(readFileSync(path, 'utf8')) as { feature: string; version: string };
  return `${feature}@${version}`;
};

/** The id of the stable release of checkout. */
export function stableCheckout(): string {
  return builtIn('remote-checkout/dist');
}

/** The id of the release of checkout that was published as a candidate. */
export function candidateCheckout(): string {
  return builtIn('remote-checkout/candidate/dist');
}
