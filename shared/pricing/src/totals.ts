import { assertNever } from '@storefront/contract';
import type { CartLine, Service } from './cart';
import { chargeOn, deliveryCharge, freeDeliveryHint } from './charges';
import type { Charges, FreeDeliveryHint } from './charges';
import { cartCopy } from './copy';
import { decideDiscount } from './discounts/decision';
import type { AutomaticDiscounts, DiscountChoice, DiscountDecision } from './discounts/decision';
import type { Offer } from './discounts/discount';
import { freeDishSavings, givenFreeDishes } from './free-dishes';
import type { FreeDishChoices } from './free-dish-choices';
import type { FreeDishGroup } from './free-dish-group';
import type { GivenGroup } from './free-dishes';
import { foodSubtotal, unitCount } from './lines';
import { formatPounds } from './money';
import type { Pence } from './money';

/** What the customer has chosen. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly service: Service;
  readonly discount: DiscountChoice;
  readonly freeDishes: FreeDishChoices;
}

/** What the business offers and charges; `today` is the London date, YYYY-MM-DD. */
export interface Terms {
  readonly charges: Charges;
  readonly discounts: AutomaticDiscounts;
  readonly freeDishGroups: readonly FreeDishGroup[];
  readonly today: string;
}

/** Every figure of a cart, in pence; `total` is subtotal − discount + delivery + service + bag (TOT-1, TTL-2). */
export interface CartFigures {
  readonly unitCount: number;
  readonly subtotal: Pence;
  readonly discount: Pence;
  readonly appliedDiscount: Offer['discount'] | null;
  readonly offers: readonly Offer[];
  readonly unmetDiscount: DiscountDecision['unmet'];
  readonly discountedSubtotal: Pence;
  readonly delivery: Pence;
  readonly freeDelivery: FreeDeliveryHint;
  readonly service: Pence;
  readonly bag: Pence;
  readonly total: Pence;
  readonly minimum: Pence;
  readonly missingForMinimum: Pence;
  readonly meetsMinimum: boolean;
  readonly freeDishes: readonly GivenGroup[];
  readonly savings: Pence;
}

/** Prices a cart. Cart, checkout and server all use this computation (TOT-3, TOT-19, TTL-8). */
export function priceCart(cart: Cart, terms: Terms): CartFigures {
  const { lines, service } = cart;
  const basis = { mode: service.mode, lines, today: terms.today };
  const isEmpty = lines.length === 0;
  const subtotal = foodSubtotal(lines);
  const decision = decideDiscount(cart.discount, terms.discounts, basis);
  const discount = decision.applied?.saved ?? 0;
  const discountedSubtotal = subtotal - discount;
  // An empty cart is charged nothing, so it shows £0.00 (CRT-20).
  const delivery = isEmpty ? 0 : deliveryCharge(service, discountedSubtotal);
  const serviceCharge = isEmpty ? 0 : chargeOn(subtotal, terms.charges.service);
  const bag = isEmpty ? 0 : chargeOn(subtotal, terms.charges.bag);
  const minimum = minimumOrder(service);
  const missingForMinimum = Math.max(0, minimum - subtotal);
  const freeDishes = givenFreeDishes(terms.freeDishGroups, basis, cart.freeDishes);
  return {
    unitCount: unitCount(lines),
    subtotal,
    discount,
    appliedDiscount: decision.applied?.discount ?? null,
    offers: decision.offers,
    unmetDiscount: decision.unmet,
    discountedSubtotal,
    delivery,
    freeDelivery: freeDeliveryHint(service, discountedSubtotal),
    service: serviceCharge,
    bag,
    total: discountedSubtotal + delivery + serviceCharge + bag,
    minimum,
    missingForMinimum,
    meetsMinimum: missingForMinimum === 0,
    freeDishes,
    savings: freeDishSavings(freeDishes),
  };
}

/** The minimum order of the mode chosen, compared with the food subtotal before discount (CRT-26, D63). */
const minimumOrder = (service: Service): Pence => {
  switch (service.mode) {
    case 'unset':
      return 0;
    case 'collection':
      return service.minimum;
    case 'delivery':
      return service.terms.minimum;
    default:
      return assertNever(service);
  }
};

/** '**Minimum order amount £12.00' while the food is below the minimum, else '' (CRT-25). */
export function minimumOrderText({ meetsMinimum, minimum }: CartFigures): string {
  return meetsMinimum ? '' : cartCopy.minimumOrder(formatPounds(minimum));
}
