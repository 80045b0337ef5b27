import type { Body } from '@storefront/contract';
import {
  priceCart,
  parseCharges,
  parseClaimedLines,
  parseDeliveryTerms,
  parseFreeDishChoices,
  parseFreeDishGroups,
  parseMenu,
  parsePounds,
  parseServiceMode,
  repriceCart,
} from '@storefront/pricing';
import type {
  CartFigures,
  ChosenMode,
  DiscountChoice,
  Menu,
  RepricedCart,
  Service,
  Terms,
} from '@storefront/pricing';
import { presentFreeDishes, presentMenu } from '../business/present-menu';
import type { CatalogueCategory, CatalogueProfile } from '../catalogue/format';
import { unwrap } from '../unwrap';
import type { DeliverySector } from '../delivery/check-delivery';
import { automaticDiscounts, pricedDiscount } from '../discounts/priced-discount';

/** The part of an order's body that its figures come from. */
type PricedBody = Pick<Body<'business/order'>, 'cartitems' | 'discount' | 'freedish' | 'del_mode'>;

export interface PricingQuestion {
  readonly profile: CatalogueProfile;
  readonly categories: readonly CatalogueCategory[];
  readonly body: PricedBody;
  /** Where a delivery goes; undefined while that is not known, and for collection. */
  readonly sector: DeliverySector | undefined;
  /** London date. */
  readonly today: string;
}

/** The server's figures for an order, and what differs from the menu in the cart that was sent. */
export interface PricedOrder {
  readonly cart: RepricedCart;
  readonly figures: CartFigures;
  readonly service: Service;
  readonly terms: Terms;
}

/** Prices an order from catalogue and menu; prices, discounts and charges in the body are claims (D29, TOT-19). */
export function priceOrder({ profile, categories, body, sector, today }: PricingQuestion): PricedOrder {
  const cart = repriceCart(pricedMenu(profile, categories), unwrap(parseClaimedLines(body.cartitems)));
  const terms: Terms = {
    charges: unwrap(parseCharges(profile.service_charge)),
    discounts: automaticDiscounts(profile, today),
    freeDishGroups: unwrap(parseFreeDishGroups(presentFreeDishes(profile))),
    today,
  };
  const service = serviceOf(profile, parseServiceMode(body.del_mode), sector);
  const figures = priceCart(
    {
      lines: cart.lines,
      service,
      discount: discountChoice(profile, body),
      freeDishes: parseFreeDishChoices(body.freedish),
    },
    terms,
  );
  return { cart, figures, service, terms };
}

// A menu is read once and not for each order; one that an import changes is another object.
const menus = new WeakMap<readonly CatalogueCategory[], Menu>();

function pricedMenu(profile: CatalogueProfile, categories: readonly CatalogueCategory[]): Menu {
  let menu = menus.get(categories);
  // Of the wire's menu only the marks of discounts depend on the day, and pricing does not read those.
  if (!menu) menus.set(categories, (menu = unwrap(parseMenu(presentMenu(profile, categories, '')))));
  return menu;
}

const nothingKnown = { charge: 0, minimum: 0, waiver: 0 };

function serviceOf(profile: CatalogueProfile, mode: ChosenMode, sector: DeliverySector | undefined): Service {
  if (mode === 'collection') return { mode, minimum: unwrap(parsePounds(profile.pickup.minimum)) };
  if (!sector) return { mode, terms: nothingKnown };
  const { minimum, charge, waiver } = sector;
  const terms = unwrap(
    parseDeliveryTerms({
      delivery_minorder_price: minimum,
      delivery_price: charge,
      delivery_charge_waiver: waiver,
    }),
  );
  return { mode, terms };
}

/** What the customer asked for: a typed code that the catalogue has, one of the automatic ones, or nothing particular (D26). */
function discountChoice(profile: CatalogueProfile, { discount, del_mode }: PricedBody): DiscountChoice {
  if (discount === null) return { kind: 'automatic' };
  if (discount.coupon_type !== 'manual') return { kind: 'chosen', discountId: discount.discountid };
  const code = discount.code.trim().toUpperCase();
  const named = profile.discounts
    .filter((one) => one.code !== '' && one.code.toUpperCase() === code)
    .map(pricedDiscount);
  const mode = parseServiceMode(del_mode);
  const wanted = named.find(({ service }) => service === mode) ?? named[0];
  return wanted ? { kind: 'manual', discount: wanted } : { kind: 'automatic' };
}
