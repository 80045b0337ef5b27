import { countsInMode, parseOfferService, wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import type { CatalogueDiscount, CatalogueProfile } from '../catalogue/format';

/** The discounts that a mode gets without a code on a London date (DSC-1), in the catalogue's order. */
export function automaticFor(
  profile: Pick<CatalogueProfile, 'discounts' | 'delivery' | 'pickup'>,
  mode: ChosenMode,
  today: string,
): CatalogueDiscount[] {
  if (profile[wireServiceMode(mode)].status === 'no') return [];
  return profile.discounts.filter(
    (discount) =>
      discount.code === '' &&
      countsInMode(parseOfferService(discount.service), mode) &&
      isOnDate(discount, today),
  );
}

function isOnDate({ from, until }: CatalogueDiscount, date: string): boolean {
  return (from === '' || from <= date) && (until === '' || date <= until);
}
