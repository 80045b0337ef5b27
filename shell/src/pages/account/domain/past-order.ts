/** How far an order is. */
export type OrderState =
  | 'awaiting_code'
  | 'awaiting_payment'
  | 'placed'
  | 'accepted'
  | 'preparing'
  | 'ready'
  | 'out_for_delivery'
  | 'completed'
  | 'rejected'
  | 'cancelled';

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
