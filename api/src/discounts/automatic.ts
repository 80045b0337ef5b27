import { countsInMode, parseOfferService, wireServiceMode } from '@storefront/pricing';
import type { AutomaticDiscounts, ChosenMode } from '@storefront/pricing';
import type { CatalogueDiscount, CatalogueProfile } from '../catalogue/format';
import { discountFrom } from '../catalogue/to-pricing';

type Offering = Pick<CatalogueProfile, 'discounts' | 'delivery' | 'pickup'>;

/** The discounts that a mode gets without a code on a London date (DSC-1), in the catalogue's order. */
export function automaticFor(profile: Offering, mode: ChosenMode, today: string): CatalogueDiscount[] {
  // The catalogue calls collection 'pickup', as the wire does.
  if (profile[wireServiceMode(mode)].status === 'no') return [];
  return profile.discounts.filter(
    (discount) =>
      discount.code === '' &&
      countsInMode(parseOfferService(discount.service), mode) &&
      isOnDate(discount, today),
  );
}

/** The automatic discounts of both modes on a London date, as pricing takes them (DSC-1). */
export function automaticDiscounts(profile: Offering, today: string): AutomaticDiscounts {
  const discountsIn = (mode: ChosenMode) => automaticFor(profile, mode, today).map(discountFrom);
  return { delivery: discountsIn('delivery'), collection: discountsIn('collection') };
}

function isOnDate({ from, until }: CatalogueDiscount, date: string): boolean {
  return (from === '' || from <= date) && (until === '' || date <= until);
}
