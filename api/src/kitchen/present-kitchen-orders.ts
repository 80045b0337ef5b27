import type { KitchenOrder } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import type { Database } from '../database/database';
import { nextStates } from '../orders/moves';
import { presentNotes } from '../orders/present-notes';
import { presentOrder } from '../orders/present-order';
import type { Order } from '../orders/repository';
import type { OrderState } from '../orders/tables';
import { createPaymentRepository } from '../payment-records/repository';
import { findRefundable } from './find-refundable';
import type { Refundable } from './find-refundable';

/** Orders as their kitchen is shown them. */
export async function presentKitchenOrders(
  database: Database,
  orders: readonly Order[],
): Promise<KitchenOrder[]> {
  const paid = orders.filter(({ paidAt }) => paidAt !== null).map(({ okey }) => okey);
  if (paid.length === 0) return orders.map((order) => present(order, undefined));
  const repository = createPaymentRepository(database);
  const [payments, refunds] = await Promise.all([repository.allOf(paid), repository.refundsOf(paid)]);
  return orders.map((order) => present(order, findRefundable(order, payments, refunds)));
}

/** The same of one order. */
export async function presentOne(database: Database, order: Order): Promise<KitchenOrder> {
  const [presented] = await presentKitchenOrders(database, [order]);
  if (!presented) throw new Error('An order was not presented');
  return presented;
}

function present(order: Order, refundable: Refundable | undefined): KitchenOrder {
  const { contact, state, mode, acceptBy } = order;
  const place = [contact.address, contact.address2, contact.city, contact.postcode];
  return {
    ...presentOrder(order),
    ...(state === 'placed' && acceptBy !== null && { accept_by: acceptBy.toISOString() }),
    next: [...nextStates(state, mode)],
    ahead: presentAhead(order),
    ...presentUndo(order),
    ...(refundable && {
      refunded: formatPounds(refundable.refunded),
      refundable: formatPounds(refundable.left),
      refundable_lines: refundable.lines.map(({ line, quantity, each }) => ({
        line,
        quantity,
        each: formatPounds(each),
      })),
    }),
    customer_name: contact.name,
    customer_phone: contact.mobile,
    ...(mode === 'delivery' && { delivery_address: place.filter((part) => part !== '').join(', ') }),
    ...presentNotes(order),
  };
}

/** Each state that the order can still reach, with what can follow it. */
function presentAhead({ state, mode }: Order): NonNullable<KitchenOrder['ahead']> {
  const reached = new Set<OrderState>(nextStates(state, mode));
  // A set that grows is walked to its new end.
  for (const each of reached) for (const next of nextStates(each, mode)) reached.add(next);
  return [...reached].map((each) => ({ state: each, next: [...nextStates(each, mode)] }));
}

function presentUndo({ history }: Order): Pick<KitchenOrder, 'undo'> {
  const [former, last] = history.slice(-2);
  return former && last?.undo ? { undo: { until: last.undo.until, state: former.state } } : {};
}
