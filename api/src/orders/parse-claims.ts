import type { Body } from '@storefront/contract';
import { parseClaimedLines, parseFreeDishChoices, parseServiceMode } from '@storefront/pricing';
import { penceOf } from '../catalogue/to-pricing';
import { unwrap } from '../unwrap';
import type { OrderClaims } from './price-order';

type ClaimingBody = Pick<Body<'business/order'>, 'cartitems' | 'discount' | 'freedish' | 'del_mode' | 'tip'>;

/** Parses the part of an order's body that its figures come from. The contract has checked the body, so nothing in it is refused. */
export function parseClaims({
  cartitems,
  discount,
  freedish,
  del_mode,
  tip = '0.00',
}: ClaimingBody): OrderClaims {
  return {
    lines: unwrap(parseClaimedLines(cartitems)),
    discount: claimedDiscount(discount),
    freeDishes: parseFreeDishChoices(freedish),
    mode: parseServiceMode(del_mode),
    tip: penceOf(tip),
  };
}

function claimedDiscount(discount: ClaimingBody['discount']): OrderClaims['discount'] {
  if (discount === null) return { kind: 'none' };
  return discount.coupon_type === 'manual'
    ? { kind: 'code', code: discount.code }
    : { kind: 'listed', id: discount.discountid };
}
