import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { cartLimits } from '../cart-limits';
import { Id, IdOrNone, Money, line, oneOf } from '../fields';
import { ExtraGroup } from './extra-group';
import { SelectedOption } from './selected-option';

/**
 * A line of the cart (DAT-8, DAT2-11). `sell_price` is the price of one, extras included, before discount (D62).
 * A line bought through a sub-product has the sub-product's id and name, and the product's in `main_pro_*` (D23).
 * `product_option` is the chosen items in one flat list; `extras` is the same choice by group and with its nesting.
 * A `menucategory_rank` that is missing or not positive is accepted, and counts as 0 (CRT-14).
 */
export const CartItem = Type.Object({
  product_id: Id,
  product_name: line(200, 1),
  product_price: Money,
  sell_price: Money,
  product_qnty: Type.Integer({ minimum: 1, maximum: cartLimits.quantity, default: 1 }),
  product_type: line(40),
  select_product_type: oneOf('product', 'sub-product'),
  main_pro_id: IdOrNone,
  main_pro_name: line(200),
  extras: Type.Array(ExtraGroup, { maxItems: cartLimits.extras }),
  has_discount: oneOf('n', 'y'),
  has_discount_pickup: oneOf('No', 'Yes'),
  has_discount_delivery: oneOf('No', 'Yes'),
  product_comment: line(cartLimits.comment),
  menucategory_rank: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
  product_option: Type.Array(SelectedOption, { maxItems: 200 }),
});
export type CartItem = Static<typeof CartItem>;

/** The lines of a cart, in the order in which they were added. */
export const CartItems = Type.Array(CartItem, { maxItems: cartLimits.lines });
