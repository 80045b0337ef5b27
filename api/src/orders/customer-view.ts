import type { Order } from './repository';

/** An order as its customer sees it: a step that the kitchen may still undo has not been made yet, as the messages about it are not sent yet (KIT-9). */
export function customerView(order: Order, now: Date): Order {
  const [former, last] = order.history.slice(-2);
  if (!former || !last?.undo || Date.parse(last.undo.until) < now.getTime()) return order;
  return {
    ...order,
    state: former.state,
    stateReason: last.undo.reason,
    history: order.history.slice(0, -1),
  };
}
