import type { KitchenOrder as WireOrder } from '@storefront/contract';
import type { KitchenDish, KitchenOrder } from '../domain/kitchen-order';
import type { Refundable } from '../domain/refund';
import { parseMoney } from './parse-money';

/** An order of the wire in our words. */
export function parseOrder(order: WireOrder): KitchenOrder {
  const { expected, slot, undo } = order;
  return {
    key: order.okey,
    number: order.order_number,
    state: order.state,
    mode: order.del_mode === 'pickup' ? 'collection' : 'delivery',
    chosenTime: slot === 'ASAP' ? undefined : slot,
    placedAt: Date.parse(order.placed_at),
    answerBy: order.accept_by === undefined ? undefined : Date.parse(order.accept_by),
    dueAt: expected === undefined ? undefined : Date.parse(expected.until),
    dishes: [...order.items.map(parseDish), ...order.freedish.map(parseFreeDish)],
    kitchenNote: order.allergy_info ?? '',
    riderNote: order.rider_note ?? '',
    customer: { name: order.customer_name, phone: order.customer_phone, place: order.delivery_address ?? '' },
    total: order.totals.total,
    isPaid: order.paid === 'yes',
    next: order.next,
    ahead: new Map((order.ahead ?? []).map(({ state, next }) => [state, next])),
    undo: undo && { until: Date.parse(undo.until), state: undo.state },
    refundable: parseRefundable(order),
  };
}

const several = (quantity: number, name: string) => (quantity > 1 ? `${quantity} × ${name}` : name);

const nameOf = ({ main_pro_name: main, product_name: name }: WireOrder['items'][number]) =>
  main === '' ? name : `${main}, ${name}`;

function parseRefundable(order: WireOrder): Refundable | undefined {
  const { refundable, refunded = '0.00', refundable_lines: lines = [], items } = order;
  if (refundable === undefined) return undefined;
  return {
    refunded: parseMoney(refunded),
    left: parseMoney(refundable),
    lines: lines.flatMap(({ line, quantity, each }) => {
      const item = items[line];
      return item && quantity > 0 ? [{ line, name: nameOf(item), quantity, each: parseMoney(each) }] : [];
    }),
  };
}

function parseDish(item: WireOrder['items'][number]): KitchenDish {
  return {
    quantity: item.product_qnty,
    name: nameOf(item),
    choices: item.extras.flatMap(({ selection }) =>
      selection.map(({ itemName, itemQuantity }) => several(itemQuantity, itemName)),
    ),
    comment: item.product_comment,
    allergens: item.allergens ?? [],
  };
}

function parseFreeDish({ fd_name: name, qnty }: WireOrder['freedish'][number]): KitchenDish {
  return { quantity: qnty, name, choices: [], comment: '', allergens: [] };
}
