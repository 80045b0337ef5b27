import type { BusinessLook, CartItem, NightDates, OkAnswer, OrderState, PayMode } from '@storefront/contract';
import type { CartLine, ChosenMode, Pence } from '@storefront/pricing';
import type { Sum } from './checkout-cart';
import type { DishMarks } from './order-lines';

/** When an order comes; both instants are the same for a collection. */
interface ExpectedTime {
  readonly from: number;
  readonly until: number;
  /** The customer chose the time, the business said how long it takes, or it is what the business usually takes. */
  readonly by: 'slot' | 'business' | 'usual';
}

/** A placed order, as its page shows it. Instants are in milliseconds since 1970. */
export interface Order {
  readonly key: string;
  readonly number: string;
  readonly business: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly phone: string;
    /** On one line; '' in an order from before it was kept. */
    readonly address: string;
    readonly look: BusinessLook | undefined;
  };
  readonly placedAt: number;
  readonly mode: ChosenMode;
  /** 'ASAP' or 'HH:MM'. */
  readonly slot: string;
  /** The dates of a slot after midnight (D83). */
  readonly slotNight: NightDates | undefined;
  /** Undefined where nothing is waited for, and in an order from before it was kept. */
  readonly expected: ExpectedTime | undefined;
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

/** An earlier order as a cart at today's prices. `missing` names what is no longer sold, `changes` says what else has changed; `service` has its mode and time as far as they can be had again, in the words of the wire (D127). */
export interface ReorderedCart {
  readonly businessId: string;
  readonly slug: string;
  readonly items: readonly CartItem[];
  readonly reorderOf: string;
  readonly missing: readonly string[];
  readonly changes: readonly string[];
  readonly service: Partial<
    Pick<
      OkAnswer<'business/reorder'>,
      'del_mode' | 'slot' | 'zipcode' | 'delivery_price' | 'minorder_price' | 'delivery_charge_waiver'
    >
  >;
}
