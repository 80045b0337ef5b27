import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Money } from '../fields';
import { OrderState, OrderSummary } from './order-summary';

/**
 * An order for the kitchen that cooks it, with the customer's notes, and of a delivery whom it goes to and where. `next`: the states that
 * the business may move it to (D80); `accept_by`: the instant at which it is cancelled unless it was accepted, while that can happen.
 */
export const KitchenOrder = Type.Object({
  ...OrderSummary.properties,
  accept_by: Type.Optional(Type.String()),
  next: Type.Array(OrderState),
  /** What can follow each state that the order can still reach, so that a device without a connection knows it too. */
  ahead: Type.Optional(Type.Array(Type.Object({ state: OrderState, next: Type.Array(OrderState) }))),
  /** Until when its last step can be undone, and the state that it then has again (KIT-9). */
  undo: Type.Optional(Type.Object({ until: Type.String(), state: OrderState })),
  /** How much of what was paid by card went back, and how much is left that could (KIT-10). */
  refunded: Type.Optional(Money),
  refundable: Type.Optional(Money),
  /** Of each line how many dishes are left to refund, and what one of them gives back. */
  refundable_lines: Type.Optional(
    Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 0 }),
        quantity: Type.Integer({ minimum: 0 }),
        each: Money,
      }),
    ),
  ),
  customer_name: Type.String(),
  customer_phone: Type.String(),
  delivery_address: Type.Optional(Type.String()),
  allergy_info: Type.Optional(Type.String()),
  rider_note: Type.Optional(Type.String()),
});
export type KitchenOrder = Static<typeof KitchenOrder>;
