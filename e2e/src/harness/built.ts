import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id of the release that the build in this folder of the product became. */
const builtIn = (folder: string): string => {
  const path = join(import.meta.dirname, '../../..', folder, 'release.json');
  const { feature, version } = JSON.parse(readFileSync(path, 'utf8')) as { feature: string; version: string };
  return `${feature}@${version}`;
};

/** The id of the release that is stable on a fresh server, such as `checkout@1.0.0`. */
export function stableRelease(feature: string): string {
  return builtIn(`remote-${feature}/dist`);
}

/** The id of the release of checkout that was published as a candidate. */
export function candidateCheckout(): string {
  return builtIn('remote-checkout/candidate/dist');
}
