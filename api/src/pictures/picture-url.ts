import { referredPicture } from '../catalogue/picture-reference';
import type { Config } from '../config';

/** The address of a picture field of a stored profile: ours under /api/pictures, or the business's own URL. */
export function pictureUrl(field: string, { apiOrigin = '' }: Pick<Config, 'apiOrigin'>): string {
  const hash = referredPicture(field);
  return hash === undefined ? field : `${apiOrigin}/api/pictures/${hash}`;
}
