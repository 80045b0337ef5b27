import type { CatalogueProfile } from './format';

/** The address of a business on one line; '' where the business is no longer in the catalogue. */
export function businessAddress(
  profile: Pick<CatalogueProfile, 'business_address' | 'colony' | 'city' | 'postcode'> | undefined,
): string {
  if (!profile) return '';
  return [profile.business_address, profile.colony, profile.city, profile.postcode]
    .filter((line) => line !== '')
    .join(', ');
}
