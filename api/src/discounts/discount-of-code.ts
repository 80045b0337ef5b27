import type { ChosenMode, Discount } from '@storefront/pricing';
import type { CatalogueDiscount } from '../catalogue/format';
import { discountFrom } from '../catalogue/to-pricing';

/** The discount that a typed code names. One code may name two, one for each mode; then it is the one of this mode. */
export function discountOfCode(
  discounts: readonly CatalogueDiscount[],
  code: string,
  mode: ChosenMode,
): Discount | undefined {
  const typed = code.trim().toUpperCase();
  if (typed === '') return undefined;
  const named = discounts.filter((discount) => discount.code.toUpperCase() === typed).map(discountFrom);
  return named.find(({ service }) => service === mode) ?? named[0];
}
