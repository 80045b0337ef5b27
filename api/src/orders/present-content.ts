import type { CartItem, OrderSummary } from '@storefront/contract';
import { cartTotals, formatPounds, wireMarkedLine } from '@storefront/pricing';
import type { OrderContent, OrderedFreeDish, OrderedLine } from './order-content';

/** A line of an order as a cart item, with its marks as they were when it was ordered. */
export function presentLine({ line, marks }: OrderedLine): CartItem {
  return wireMarkedLine(line, marks);
}

/** The free dishes of an order in the words of the wire. */
export function presentFreeDishes(freeDishes: readonly OrderedFreeDish[]): OrderSummary['freedish'] {
  return freeDishes.map(({ id, name, price, quantity }) => ({
    fd_id: id,
    fd_name: name,
    fd_price: formatPounds(price),
    qnty: quantity,
  }));
}

/** The figures of an order in the words of the wire. */
export function presentTotals({ figures, service }: OrderContent): OrderSummary['totals'] {
  const { tip = 0 } = figures;
  return {
    ...cartTotals(figures, service),
    subtotal: formatPounds(figures.subtotal),
    ...(tip > 0 && { tip: formatPounds(tip) }),
    total: formatPounds(figures.total),
  };
}
