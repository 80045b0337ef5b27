import { Type } from '@sinclair/typebox';
import { AddressDraft, CollectionContact, DeliveryAddress } from '../entities/address';
import { CartItem, CartItems } from '../entities/cart-item';
import { Discount } from '../entities/discount';
import { FreeDishChoice, FreeDishGroup } from '../entities/free-dish-group';
import { OrderState, OrderSummary } from '../entities/order-summary';
import {
  Id,
  IdOrNone,
  Instant,
  Money,
  PayMode,
  ServiceMode,
  SessionToken,
  YesNo,
  line,
  oneOf,
  text,
  unionBy,
} from '../fields';
import { answerWith, call } from './answer';

/** A tip of at most £100; left out where there is none (D130). */
export const Tip = Type.String({
  pattern: '^([0-9]{1,2}\\.[0-9]{2}|100\\.00)$',
  description: 'pounds with two decimals, such as 2.00, at most 100.00',
});

const discount = Type.Union([Discount, Type.Null()]);

/** When an order is wanted: 'ASAP' or a time of today, London time (D74). `slot_at` tells which one if a time comes twice (D114). */
export const OrderTime = Type.String({
  pattern: '^(ASAP|([01][0-9]|2[0-3]):[0-5][0-9])$',
  description: 'ASAP or a time of day, HH:MM',
});

/** DAT2-15: the order as the page sees it; every money field is a claim that the server checks (D29). */
const orderPayload = {
  sessiontoken: SessionToken,
  business_id: Id,
  cartitems: CartItems,
  allergy_info: text(200),
  delivery_price: Money,
  user_type: oneOf('user', 'guest'),
  discount,
  bookyup_subscription: YesNo,
  sms_subscription: YesNo,
  bs_subscription: YesNo,
  service_charge: Money,
  baggage_charge: Money,
  reorder_order_id: IdOrNone,
  freedish: Type.Array(FreeDishChoice, { maxItems: 100 }),
  tip: Type.Optional(Tip),
  source: line(40),
};

const placedOrder = {
  ...orderPayload,
  addressid: IdOrNone,
  paymode: PayMode,
  slot: OrderTime,
  slot_at: Type.Optional(Instant),
  request_key: line(100, 1),
  /** For the person who brings the order; a collection has no use for it (D126). */
  rider_note: Type.Optional(text(200)),
};

const computed = {
  cartitems: Type.Array(CartItem),
  freedish: Type.Array(FreeDishGroup),
  discount,
  service_charge: Money,
  baggage_charge: Money,
  delivery_charge: Money,
};

/**
 * API2-19: places an order. The answer's `id` is the okey. 202: the cart had changed and comes back refreshed, the
 * names of what is no longer sold in `missing` (D30); 203: waits for its code; 201 with `deliveryformopen` yes:
 * the address needs another look. What `address` has to hold depends on `del_mode` (D73). A repeat of `request_key` gets the first answer again (D38).
 */
export const order = call(
  unionBy(
    'del_mode',
    Type.Object({
      ...placedOrder,
      del_mode: Type.Literal('delivery'),
      address: Type.Union([DeliveryAddress, Type.Null()]),
    }),
    Type.Object({
      ...placedOrder,
      del_mode: Type.Literal('pickup'),
      address: Type.Union([CollectionContact, Type.Null()]),
    }),
  ),
  { id: Id, redirect_payment_url: Type.Optional(Type.String()), subscribed_bs_list: Type.Array(Id) },
  answerWith('201', { status: Type.String(), deliveryformopen: Type.Optional(YesNo) }),
  answerWith('202', { status: Type.String(), ...computed, missing: Type.Array(Type.String()) }),
  answerWith('203', { id: Id, subscribed_bs_list: Type.Array(Id) }),
);

/**
 * API2-20: the server's figures for an order in the making (D75); takes the order payload, of which what the
 * customer has not yet chosen may be left out.
 */
export const orderCalculation = call(
  Type.Object({
    ...orderPayload,
    del_mode: ServiceMode,
    addressid: Type.Optional(IdOrNone),
    address: Type.Optional(Type.Union([AddressDraft, Type.Null()])),
    paymode: Type.Optional(Type.Union([PayMode, Type.Literal('')])),
    slot: Type.Optional(Type.Union([OrderTime, Type.Literal('')])),
    slot_at: Type.Optional(Instant),
    request_key: Type.Optional(line(100)),
    rider_note: Type.Optional(text(200)),
  }),
  {
    ...computed,
    delivery_charge_waiver: Money,
    subtotal: Money,
    total: Money,
    missing: Type.Array(Type.String()),
  },
);

/** An order, to anyone who holds its key (D79). */
export const orderStatus = call(Type.Object({ okey: Id }), { order: OrderSummary });

/**
 * The lines of an earlier order at today's prices; `missing` names what is no longer sold, and `changes` says in sentences what else differs
 * from that order. Its mode and its time come along while they can still be had (D127): `slot` is left out for 'ASAP', and a delivery has
 * the terms of its postcode.
 */
export const reorder = call(Type.Object({ sessiontoken: SessionToken, order_id: Id }), {
  business_id: Id,
  business_slug: Type.String(),
  cartitems: Type.Array(CartItem),
  reorder_order_id: Id,
  missing: Type.Array(Type.String()),
  changes: Type.Optional(Type.Array(Type.String())),
  del_mode: Type.Optional(ServiceMode),
  slot: Type.Optional(OrderTime),
  zipcode: Type.Optional(Type.String()),
  delivery_price: Type.Optional(Money),
  minorder_price: Type.Optional(Money),
  delivery_charge_waiver: Type.Optional(Money),
});

/**
 * The business moves an order on (D80); it proves itself by `Authorization: Bearer`. The answer also has the customer's two notes, which
 * nobody else is shown: of a kitchen and of a rider (D126); one that was not written is left out.
 */
export const orderState = call(
  Type.Object({
    okey: Id,
    state: OrderState,
    minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_440 })),
    reason: Type.Optional(text(500)),
  }),
  {
    order: Type.Object({
      ...OrderSummary.properties,
      allergy_info: Type.Optional(Type.String()),
      rider_note: Type.Optional(Type.String()),
    }),
  },
);
