import type { OrderState, PayMode } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';

/** A past order, as far as it shows how its customer orders. */
export interface PastOrder {
  readonly state: OrderState;
  readonly mode: ChosenMode;
  readonly payment: PayMode;
  /** The saved address that it was delivered to, '' when it was collected or the address is no longer saved. */
  readonly addressId: string;
}

/** How a customer ordered last time. */
export interface UsualOrder {
  readonly payment: PayMode;
  /** The saved address of the last delivery, '' when none is known. */
  readonly addressId: string;
}

/** How the customer ordered last time, from past orders with the newest first; undefined when there are none (EXP-1). */
export function usualOrder(orders: readonly PastOrder[]): UsualOrder | undefined {
  const confirmed = orders.filter(({ state }) => state !== 'awaiting_code' && state !== 'awaiting_payment');
  const [last] = confirmed;
  if (last === undefined) return undefined;
  const delivery = confirmed.find(({ mode }) => mode === 'delivery');
  return { payment: last.payment, addressId: delivery?.addressId ?? '' };
}
