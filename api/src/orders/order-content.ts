import type { CartFigures, CartLine, Discount, DiscountMarks, Pence, Service } from '@storefront/pricing';

/** A line as it was ordered: its own copy of names, prices, allergens and diets, which no import rewrites. */
export interface OrderedLine {
  readonly line: CartLine;
  readonly marks: DiscountMarks;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

/** A free dish of an order; `price` is what one would have cost. */
export interface OrderedFreeDish {
  readonly id: string;
  readonly name: string;
  readonly price: Pence;
  readonly quantity: number;
}

/** What was charged for an order, in pence. */
interface OrderFigures extends Pick<
  CartFigures,
  'subtotal' | 'discount' | 'delivery' | 'service' | 'bag' | 'minimum' | 'total'
> {
  /** A part of the total; left out in orders from before tips. */
  readonly tip?: Pence;
  readonly appliedDiscount: Pick<Discount, 'code' | 'reduction'> | null;
}

/** What tells when an order comes. */
export interface OrderTiming {
  /** How many minutes the business usually takes. */
  readonly usualMinutes: number;
  /** The instant of the time that the customer chose, in ISO; null for 'ASAP'. */
  readonly slotAt: string | null;
  /** The instant at which a kitchen that was closed opens, in ISO; left out when it was open. */
  readonly opensAt?: string | undefined;
}

/** The dishes and figures of an order, as the column `content` keeps them (decision 0018). */
export interface OrderContent {
  readonly lines: readonly OrderedLine[];
  readonly freeDishes: readonly OrderedFreeDish[];
  readonly service: Exclude<Service, { mode: 'unset' }>;
  readonly figures: OrderFigures;
  /** Left out in orders from before it was kept. */
  readonly timing?: OrderTiming | undefined;
  /** The address of the business on one line; left out in orders from before it was kept. */
  readonly businessAddress?: string | undefined;
}
