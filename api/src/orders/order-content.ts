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
  readonly appliedDiscount: Pick<Discount, 'code' | 'reduction'> | null;
}

/** The dishes and figures of an order, as the column `content` keeps them (decision 0018). */
export interface OrderContent {
  readonly lines: readonly OrderedLine[];
  readonly freeDishes: readonly OrderedFreeDish[];
  readonly service: Exclude<Service, { mode: 'unset' }>;
  readonly figures: OrderFigures;
}
