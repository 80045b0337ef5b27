import type { CartItem, NightDates, OrderState, PayMode } from '@storefront/contract';
import type { CartLine, ChosenMode, Pence } from '@storefront/pricing';
import type { Sum } from './checkout-cart';
import type { DishMarks } from './order-lines';

/** A placed order, as its page shows it. Instants are in milliseconds since 1970. */
export interface Order {
  readonly key: string;
  readonly number: string;
  readonly business: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly phone: string;
  };
  readonly placedAt: number;
  readonly mode: ChosenMode;
  /** 'ASAP' or 'HH:MM'. */
  readonly slot: string;
  /** The dates of a slot after midnight (D83). */
  readonly slotNight: NightDates | undefined;
  readonly state: OrderState;
  readonly reason: string;
  readonly history: readonly { readonly state: OrderState; readonly at: number }[];
  readonly lines: readonly CartLine[];
  /** Allergens and diets of each dish by its id, as they were when it was ordered (G23). */
  readonly marks: ReadonlyMap<string, DishMarks>;
  /** The lines as the wire has them, for ordering again. */
  readonly items: readonly CartItem[];
  readonly freeDishes: readonly { readonly name: string; readonly quantity: number; readonly price: Pence }[];
  readonly sum: Sum;
  readonly discountLabel: string | undefined;
  readonly payment: PayMode;
  readonly isPaid: boolean;
}

/** An earlier order as a cart at today's prices. `missing` names what is no longer sold. */
export interface ReorderedCart {
  readonly businessId: string;
  readonly slug: string;
  readonly items: readonly CartItem[];
  readonly reorderOf: string;
  readonly missing: readonly string[];
}
