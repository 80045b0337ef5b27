import { Type } from '@sinclair/typebox';
import { CartItems } from '../entities/cart-item';
import { Discount } from '../entities/discount';
import { Id, Money, ServiceMode, line } from '../fields';
import { call } from './answer';

/** API-12: the automatic discounts of each mode. */
export const businessDiscount = call(Type.Object({ business: Id }), {
  discounts: Type.Object({ delivery: Type.Array(Discount), pickup: Type.Array(Discount) }),
});

/** API-13: what a typed code gives for this cart; `discount_price` is the amount saved (D65). */
export const manualDiscount = call(
  Type.Object({ businessid: Id, discountcode: line(40), productid: CartItems, servicetype: ServiceMode }),
  { discount_price: Money, discount: Discount },
);
