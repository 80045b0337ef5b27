import type { OrderState, PayMode } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';

/** What an order of the past tells about how its customer orders. */
export interface PastOrder {
  readonly state: OrderState;
  readonly mode: ChosenMode;
  readonly payment: PayMode;
  /** The saved address that it was brought to, '' where it was collected or the address is no longer saved. */
  readonly addressId: string;
}

/** How a customer ordered last time. */
export interface UsualOrder {
  readonly payment: PayMode;
  /** Where the last delivery went, '' where no saved address is known. */
  readonly addressId: string;
}

/** How the customer ordered last time, from past orders with the newest first; undefined for who never has (EXP-1). */
export function usualOrder(orders: readonly PastOrder[]): UsualOrder | undefined {
  const taken = orders.filter(({ state }) => state !== 'awaiting_code' && state !== 'awaiting_payment');
  const [last] = taken;
  if (last === undefined) return undefined;
  const delivery = taken.find(({ mode }) => mode === 'delivery');
  return { payment: last.payment, addressId: delivery?.addressId ?? '' };
}
