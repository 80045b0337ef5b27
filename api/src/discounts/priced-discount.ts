import type { Discount as WireDiscount } from '@storefront/contract';
import { parseDiscount, parseOfferService } from '@storefront/pricing';
import type { AutomaticDiscounts, ChosenMode, Discount } from '@storefront/pricing';
import type { CatalogueDiscount, CatalogueProfile } from '../catalogue/format';
import { unwrap } from '../unwrap';
import { automaticFor } from './automatic';

/** A discount of the catalogue as it goes over the wire; one with a code is a typed one (DAT-12). */
export function wireDiscountOf(discount: CatalogueDiscount): WireDiscount {
  const { discountid, code, discounttext, payby, commonrate, minshop, discounted_product_id } = discount;
  return {
    discountid,
    code,
    discounttext,
    payby,
    commonrate,
    minshop,
    discounted_product_id,
    coupon_type: code === '' ? '' : 'manual',
  };
}

/** A discount of the catalogue as pricing judges it. */
export function pricedDiscount(discount: CatalogueDiscount): Discount {
  const { service, from, until } = discount;
  return unwrap(
    parseDiscount(wireDiscountOf(discount), { service: parseOfferService(service), from, until }),
  );
}

/** The automatic discounts of both modes on a London date, as pricing takes them (DSC-1). */
export function automaticDiscounts(
  profile: Pick<CatalogueProfile, 'discounts' | 'delivery' | 'pickup'>,
  today: string,
): AutomaticDiscounts {
  const of = (mode: ChosenMode) => automaticFor(profile, mode, today).map(pricedDiscount);
  return { delivery: of('delivery'), collection: of('collection') };
}
