import { referredPicture } from '../catalogue/importing/resolve-pictures';
import type { Config } from '../config';

/** Writes the address of a picture field of a kept profile: ours under /api/pictures, or where the business says. */
export function pictureUrl(field: string, { apiOrigin = '' }: Pick<Config, 'apiOrigin'>): string {
  const hash = referredPicture(field);
  return hash === undefined ? field : `${apiOrigin}/api/pictures/${hash}`;
}
