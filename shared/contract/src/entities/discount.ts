import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, Money, Rate, line, oneOf, optionalOr, text } from '../fields';

/**
 * A discount (DAT-12, DAT2-13). `commonrate` is a percentage or an amount, as `payby` says; an empty
 * `discounted_product_id` covers the whole food subtotal (D27). `coupon_type` is `"manual"` for a typed code,
 * else `""`, or it is left out. `discountvalue` is the amount it saves, where that has been computed for a cart.
 */
export const Discount = Type.Object({
  discountid: Id,
  code: line(40),
  discounttext: text(500),
  payby: oneOf('percentage', 'price'),
  commonrate: Rate,
  minshop: Money,
  discounted_product_id: Type.Array(Id, { maxItems: 2_000 }),
  coupon_type: optionalOr(oneOf('manual', ''), ''),
  discountvalue: Type.Optional(Money),
});
export type Discount = Static<typeof Discount>;
