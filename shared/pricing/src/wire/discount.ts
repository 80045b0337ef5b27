import { assertNever } from '@storefront/contract';
import type { Discount as WireDiscount } from '@storefront/contract';
import type { ChosenMode, OfferService } from '../cart';
import type { AutomaticDiscounts } from '../discounts/decision';
import type { Discount, Reduction } from '../discounts/discount';
import { formatPounds, formatRate, parsePounds, parseRate, parseShortPounds } from '../money';
import type { Pence } from '../money';
import { mapParsed, parseFields, parseList } from '../parsed';
import type { Parsed } from '../parsed';
import { wireServiceMode } from './service-mode';

/** What a wire discount does not carry: the modes it counts in, and its first and last London date ('' for open). */
export interface DiscountScope {
  readonly service: OfferService;
  readonly from: string;
  readonly until: string;
}

/** Parses a wire discount; the browser leaves `scope` out, since the server sends only what counts today (DAT-12). */
export function parseDiscount(
  wire: WireDiscount,
  scope: DiscountScope = { service: 'both', from: '', until: '' },
): Parsed<Discount> {
  return mapParsed(
    parseFields({ commonrate: parseReduction(wire), minshop: parsePounds(wire.minshop) }),
    ({ commonrate, minshop }) => ({
      ...scope,
      id: wire.discountid,
      code: wire.code,
      text: wire.discounttext,
      isManual: wire.coupon_type === 'manual',
      reduction: commonrate,
      minimum: minshop,
      productIds: wire.discounted_product_id,
    }),
  );
}

/** Parses the answer of business/discount: the automatic discounts of each mode (API-12). */
export function parseAutomaticDiscounts(wire: {
  readonly delivery: readonly WireDiscount[];
  readonly pickup: readonly WireDiscount[];
}): Parsed<AutomaticDiscounts> {
  const parseIn = (service: ChosenMode) =>
    parseList(wire[wireServiceMode(service)], (discount) =>
      parseDiscount(discount, { service, from: '', until: '' }),
    );
  return mapParsed(
    parseFields({ delivery: parseIn('delivery'), pickup: parseIn('collection') }),
    ({ delivery, pickup }) => ({ delivery, collection: pickup }),
  );
}

/** Writes a discount for the wire, with what it saves where that has been computed (DAT-12, DAT2-13). */
export function wireDiscount(discount: Discount, saved: Pence | null = null): WireDiscount {
  return {
    discountid: discount.id,
    code: discount.code,
    discounttext: discount.text,
    payby: discount.reduction.kind,
    commonrate: wireRate(discount.reduction),
    minshop: formatPounds(discount.minimum),
    discounted_product_id: [...discount.productIds],
    coupon_type: discount.isManual ? 'manual' : '',
    ...(saved === null ? {} : { discountvalue: formatPounds(saved) }),
  };
}

/** The commonrate of a reduction: '10' for ten percent, '3.00' for three pounds. */
export function wireRate(reduction: Reduction): string {
  switch (reduction.kind) {
    case 'percentage':
      return formatRate(reduction.rate);
    case 'price':
      return formatPounds(reduction.amount);
    default:
      return assertNever(reduction);
  }
}

/** Parses what a wire discount takes off, by its `payby` and `commonrate`. */
export function parseReduction({
  payby,
  commonrate,
}: Pick<WireDiscount, 'payby' | 'commonrate'>): Parsed<Reduction> {
  switch (payby) {
    case 'percentage':
      return mapParsed(parseRate(commonrate), (rate) => ({ kind: 'percentage', rate }));
    case 'price':
      return mapParsed(parseShortPounds(commonrate), (amount) => ({ kind: 'price', amount }));
    default:
      return assertNever(payby);
  }
}
