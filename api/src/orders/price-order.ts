import { assertNever } from '@storefront/contract';
import { addTip, priceCart, repriceCart } from '@storefront/pricing';
import type {
  CartFigures,
  ChosenMode,
  ClaimedLine,
  DiscountChoice,
  FreeDishChoices,
  Pence,
  RepricedCart,
  Service,
  Terms,
} from '@storefront/pricing';
import type { CatalogueCategory, CatalogueProfile } from '../catalogue/format';
import {
  chargesFrom,
  deliveryTermsFrom,
  freeDishGroupsFrom,
  menuFrom,
  penceOf,
} from '../catalogue/to-pricing';
import type { DeliverySector } from '../delivery/check-delivery';
import { automaticDiscounts } from '../discounts/automatic';
import { discountOfCode } from '../discounts/discount-of-code';

/** What a customer claims to order; its names and prices count for nothing. */
export interface OrderClaims {
  readonly lines: readonly ClaimedLine[];
  readonly discount:
    | { readonly kind: 'none' }
    | { readonly kind: 'listed'; readonly id: string }
    | { readonly kind: 'code'; readonly code: string };
  readonly freeDishes: FreeDishChoices;
  readonly mode: ChosenMode;
  readonly tip: Pence;
}

export interface PricingInput {
  readonly profile: CatalogueProfile;
  readonly categories: readonly CatalogueCategory[];
  readonly claims: OrderClaims;
  /** Where a delivery goes; undefined while that is not known, and for collection. */
  readonly sector: DeliverySector | undefined;
  /** London date. */
  readonly today: string;
}

/** The server's figures for an order, and what differs from the menu in the cart that was sent. */
export interface PricedOrder {
  readonly cart: RepricedCart;
  /** The total has the tip in it. */
  readonly figures: CartFigures & { readonly tip: Pence };
  readonly service: Exclude<Service, { mode: 'unset' }>;
  readonly terms: Terms;
}

/** Prices an order from catalogue and menu; prices, discounts and charges of the customer are claims (D29, TOT-19). */
export function priceOrder({ profile, categories, claims, sector, today }: PricingInput): PricedOrder {
  const cart = repriceCart(menuFrom(categories), claims.lines);
  const terms: Terms = {
    charges: chargesFrom(profile),
    discounts: automaticDiscounts(profile, today),
    freeDishGroups: freeDishGroupsFrom(profile),
    today,
  };
  const service = serviceOf(profile, claims.mode, sector);
  const figures = priceCart(
    { lines: cart.lines, service, discount: discountChoice(profile, claims), freeDishes: claims.freeDishes },
    terms,
  );
  return { cart, figures: addTip(figures, claims.tip), service, terms };
}

const unknownTerms = { charge: 0, minimum: 0, waiver: 0 };

function serviceOf(
  profile: CatalogueProfile,
  mode: ChosenMode,
  sector: DeliverySector | undefined,
): PricedOrder['service'] {
  switch (mode) {
    case 'collection':
      return { mode, minimum: penceOf(profile.pickup.minimum) };
    case 'delivery':
      return { mode, terms: sector ? deliveryTermsFrom(sector) : unknownTerms };
    default:
      return assertNever(mode);
  }
}

/** What the customer asked for: a typed code that the catalogue has, one of the automatic ones, or nothing particular (D26). */
function discountChoice(profile: CatalogueProfile, { discount, mode }: OrderClaims): DiscountChoice {
  switch (discount.kind) {
    case 'none':
      return { kind: 'automatic' };
    case 'listed':
      return { kind: 'chosen', discountId: discount.id };
    case 'code': {
      const named = discountOfCode(profile.discounts, discount.code, mode);
      return named ? { kind: 'manual', discount: named } : { kind: 'automatic' };
    }
    default:
      return assertNever(discount);
  }
}
