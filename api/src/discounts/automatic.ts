import type { ServiceMode } from '@storefront/contract';
import { countsInMode } from '@storefront/pricing';
import type { CatalogueDiscount, CatalogueProfile } from '../catalogue/format';

/** The discounts that a mode gets without a code on a London date (DSC-1), in the catalogue's order. */
export function automaticFor(
  profile: Pick<CatalogueProfile, 'discounts' | 'delivery' | 'pickup'>,
  mode: ServiceMode,
  today: string,
): CatalogueDiscount[] {
  if (profile[mode].status === 'no') return [];
  return profile.discounts.filter(
    (discount) => discount.code === '' && countsInMode(discount.service, mode) && isOnDate(discount, today),
  );
}

function isOnDate({ from, until }: CatalogueDiscount, date: string): boolean {
  return (from === '' || from <= date) && (until === '' || date <= until);
}
