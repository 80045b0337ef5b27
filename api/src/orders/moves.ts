import { assertNever } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';
import type { OrderState } from './tables';

/** The next steps from each state of a confirmed order; a delivery may be ready before it is out (D80). */
const steps: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_code: [],
  awaiting_payment: [],
  placed: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['ready', 'out_for_delivery', 'cancelled'],
  ready: ['out_for_delivery', 'completed', 'cancelled'],
  out_for_delivery: ['completed', 'cancelled'],
  completed: [],
  rejected: [],
  cancelled: [],
};

/** The states that a business may move an order to (D80). */
export function nextStates(state: OrderState, mode: ChosenMode): readonly OrderState[] {
  return steps[state].filter((next) => isStepOf(mode, state, next));
}

function isStepOf(mode: ChosenMode, state: OrderState, next: OrderState): boolean {
  switch (mode) {
    case 'collection':
      return next !== 'out_for_delivery';
    case 'delivery':
      // A delivery cannot be completed before it is on its way.
      return next !== 'completed' || state === 'out_for_delivery';
    default:
      return assertNever(mode);
  }
}

/** Whether the order is at its end. */
export function isOver(state: OrderState): boolean {
  switch (state) {
    case 'completed':
    case 'rejected':
    case 'cancelled':
      return true;
    case 'awaiting_code':
    case 'awaiting_payment':
    case 'placed':
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
      return false;
    default:
      return assertNever(state);
  }
}
