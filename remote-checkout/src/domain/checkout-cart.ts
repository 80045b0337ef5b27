import type { CartItem, Discount as WireDiscount, FreeDishGroup as WireGroup } from '@storefront/contract';
import { discountLabel, priceCart } from '@storefront/pricing';
import type {
  CartLine,
  ChosenMode,
  Discount,
  FreeDishChoices,
  FreeDishGroup,
  Pence,
  Service,
} from '@storefront/pricing';
import type { Business } from './business';

/** The stored cart, parsed. `wire` is its part that goes to the server unchanged. */
export interface CheckoutCart {
  readonly businessId: string;
  readonly mode: ChosenMode;
  readonly lines: readonly CartLine[];
  readonly service: Service;
  readonly discount: Discount | undefined;
  readonly freeDishGroups: readonly FreeDishGroup[];
  readonly freeDishes: FreeDishChoices;
  readonly reorderOf: string | undefined;
  readonly wire: WireCart;
}

/** The part of a cart that goes to the server and comes back refreshed. */
export interface WireCart {
  readonly items: readonly CartItem[];
  readonly discount: WireDiscount | null;
  readonly freeDishes: readonly WireGroup[];
}

/** The figures at the foot of an order, in pence. */
export interface Sum {
  readonly subtotal: Pence;
  readonly discount: Pence;
  readonly delivery: Pence;
  readonly service: Pence;
  readonly bag: Pence;
  /** A part of the total. */
  readonly tip: Pence;
  readonly total: Pence;
}

/** The figures of the checkout page. */
export interface CheckoutFigures extends Sum {
  /** 'Discount(10%)', or undefined when no discount applies. */
  readonly discountLabel: string | undefined;
  readonly savedOnFreeDishes: Pence;
  readonly minimum: Pence;
  readonly meetsMinimum: boolean;
}

/** The figures of a stored cart by the shared pricing module, equal to those that the cart showed (TTL-2 to TTL-9, D24). */
export function priceCheckoutCart(cart: CheckoutCart, business: Business): CheckoutFigures {
  const { lines, service, discount } = cart;
  const figures = priceCart(
    {
      lines,
      service,
      discount: discount === undefined ? { kind: 'automatic' } : { kind: 'manual', discount },
      freeDishes: cart.freeDishes,
    },
    {
      charges: business.charges,
      discounts: { delivery: [], collection: [] },
      freeDishGroups: cart.freeDishGroups,
      // A stored discount has no dates, because the server sends only discounts that apply today.
      today: '',
    },
  );
  return {
    subtotal: figures.subtotal,
    discount: figures.discount,
    delivery: figures.delivery,
    service: figures.service,
    bag: figures.bag,
    tip: 0,
    total: figures.total,
    discountLabel: figures.appliedDiscount ? discountLabel(figures.appliedDiscount) : undefined,
    savedOnFreeDishes: figures.savings,
    minimum: figures.minimum,
    meetsMinimum: figures.meetsMinimum,
  };
}
