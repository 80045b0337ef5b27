import type { OrderState } from '@storefront/contract';

/** An order in the user's list. */
export interface PastOrder {
  readonly key: string;
  readonly number: string;
  readonly businessName: string;
  /** ISO instant. */
  readonly placedAt: string;
  readonly mode: 'delivery' | 'collection';
  readonly dishes: readonly { readonly name: string; readonly quantity: number }[];
  /** In pounds, such as 12.50. */
  readonly total: string;
  readonly state: OrderState;
}
