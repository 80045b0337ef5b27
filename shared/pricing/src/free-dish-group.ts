import type { OfferService } from './cart';
import type { Pence } from './money';

export interface FreeDish {
  readonly id: string;
  readonly name: string;
  readonly price: Pence;
}

/** What unlocks a group: an amount of food, or a number of certain products (FRE-2). */
export type Unlocking =
  | { readonly kind: 'amount'; readonly amount: Pence; readonly isIndependent: boolean }
  | { readonly kind: 'products'; readonly needs: readonly ProductNeed[] };

interface ProductNeed {
  readonly productId: string;
  readonly quantity: number;
}

/** A free-dish group: given `quantity` times per unlocking; `selectable` 0 gives all its dishes, n lets the customer choose up to n. */
export interface FreeDishGroup {
  readonly id: string;
  readonly welcomeText: string;
  readonly service: OfferService;
  readonly selectable: number;
  readonly quantity: number;
  readonly unlocking: Unlocking;
  readonly dishes: readonly FreeDish[];
}
