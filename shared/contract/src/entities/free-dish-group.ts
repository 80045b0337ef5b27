import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, Money, MoneyOrNone, YesNo, line, oneOf, text } from '../fields';

/** A dish that may be given free; `fd_price` is what one would cost. */
export const FreeDish = Type.Object({
  fd_id: Id,
  fd_name: line(200),
  fd_price: Money,
  selected: YesNo,
  disable: YesNo,
});
export type FreeDish = Static<typeof FreeDish>;

/**
 * What unlocks a group: an `amount` of food or a `product_list`, never both. The server sends the group's dishes here
 * too, since clients read them in either place (DAT-13, DAT2-12); what a browser kept earlier has them in the group alone.
 */
export const FreeDishCondition = Type.Object({
  product_list: Type.Array(Type.Object({ pro_id: Id, qty: Type.Integer({ minimum: 1, maximum: 999 }) }), {
    maxItems: 100,
  }),
  amount: MoneyOrNone,
  independent: YesNo,
  qnty: Type.Integer({ minimum: 1, maximum: 999 }),
  freedish_item: Type.Optional(Type.Array(FreeDish, { maxItems: 100 })),
});
export type FreeDishCondition = Static<typeof FreeDishCondition>;

/**
 * A group of free dishes (DAT-13, DAT2-12). `is_selectable`: 0 fixed, 1 choose one, n choose up to n.
 * `qnty` is how many of each selected dish are given: times unlocked × `condition.qnty`, 0 while locked (D66).
 */
export const FreeDishGroup = Type.Object({
  id: Id,
  welcome_text: text(500),
  freedish_service_type: oneOf('pickup', 'delivery', 'pickupdelivery'),
  qnty: Type.Integer({ minimum: 0, maximum: 999_999 }),
  is_selectable: Type.Integer({ minimum: 0, maximum: 100 }),
  condition: FreeDishCondition,
  freedish_item: Type.Array(FreeDish, { maxItems: 100 }),
});
export type FreeDishGroup = Static<typeof FreeDishGroup>;

/** The groups of a business: unlocked by `amount`, and by the product rule (`group`) (D20). */
export const FreeDishes = Type.Object({
  amount: Type.Array(FreeDishGroup),
  group: Type.Array(FreeDishGroup),
});
export type FreeDishes = Static<typeof FreeDishes>;

/** The choice of free dishes as an order sends it. */
export const FreeDishChoice = Type.Object({
  id: Id,
  qnty: Type.Integer({ minimum: 0, maximum: 999_999 }),
  freedish_item: Type.Array(Type.Object({ fd_id: Id, selected: YesNo }), { maxItems: 100 }),
});
export type FreeDishChoice = Static<typeof FreeDishChoice>;
