import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, IdOrNone, Money, PayMode, ServiceMode, YesNo, oneOf } from '../fields';
import { CartItem } from './cart-item';
import { CartTotals } from './cart-totals';
import { BusinessLook } from './business-look';
import { NightDates } from './timing';

/**
 * Where an order is (D80). In `awaiting_code` and `awaiting_payment` it is not confirmed, and the kitchen does
 * not have it.
 */
export const OrderState = oneOf(
  'awaiting_code',
  'awaiting_payment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'rejected',
  'cancelled',
);
export type OrderState = Static<typeof OrderState>;

/** A step that an order has taken; `at` is an ISO instant. */
export const OrderStep = Type.Object({ state: OrderState, at: Type.String() });
export type OrderStep = Static<typeof OrderStep>;

/** A line of an order; allergens and diets are those told when it was ordered (G23). */
export const OrderItem = Type.Object({
  ...CartItem.properties,
  allergens: Type.Optional(Type.Array(Type.String())),
  diets: Type.Optional(Type.Array(Type.String())),
});
export type OrderItem = Static<typeof OrderItem>;

/** A free dish that goes with an order. */
export const OrderFreeDish = Type.Object({
  fd_id: Id,
  fd_name: Type.String(),
  fd_price: Money,
  qnty: Type.Integer({ minimum: 1 }),
});

/**
 * When an order comes or can be collected, as ISO instants; both are the same for a collection. `by`: the customer chose the time, the
 * business said how long it takes, or it is what the business usually takes.
 */
export const OrderExpected = Type.Object({
  from: Type.String(),
  until: Type.String(),
  by: oneOf('slot', 'business', 'usual'),
});
export type OrderExpected = Static<typeof OrderExpected>;

/** An order, for anyone with its key (D79). `slot` is 'ASAP' or HH:MM, with `slot_night` after midnight or in a repeated hour; `total` is what is paid in all. */
export const OrderSummary = Type.Object({
  okey: Id,
  order_number: Type.String(),
  business_id: Id,
  business_name: Type.String(),
  business_slug: Type.String(),
  business_phone_number: Type.String(),
  /** On one line; left out in orders from before it was kept. */
  business_address: Type.Optional(Type.String()),
  /** How its sign looks (LST-68), while it is in service. */
  business_look: Type.Optional(BusinessLook),
  /** Left out where nothing is waited for, and in orders from before it was kept. */
  expected: Type.Optional(OrderExpected),
  placed_at: Type.String(),
  del_mode: ServiceMode,
  slot: Type.String(),
  slot_night: Type.Optional(NightDates),
  state: OrderState,
  state_reason: Type.String(),
  history: Type.Array(OrderStep),
  items: Type.Array(OrderItem),
  freedish: Type.Array(OrderFreeDish),
  /** `tip` is a part of the total, left out where there is none (D130). */
  totals: Type.Object({ ...CartTotals.properties, subtotal: Money, tip: Type.Optional(Money), total: Money }),
  paymode: PayMode,
  paid: YesNo,
});
export type OrderSummary = Static<typeof OrderSummary>;

/** An order as a line of the account's list. `addressid`: the saved address that it was delivered to, '' when it is no longer saved. */
export const OrderListItem = Type.Object({
  okey: Id,
  order_number: Type.String(),
  business_name: Type.String(),
  business_slug: Type.String(),
  placed_at: Type.String(),
  del_mode: ServiceMode,
  slot: Type.String(),
  state: OrderState,
  total: Money,
  paymode: PayMode,
  addressid: IdOrNone,
  items: Type.Array(Type.Object({ product_name: Type.String(), product_qnty: Type.Integer({ minimum: 1 }) })),
});
export type OrderListItem = Static<typeof OrderListItem>;
