import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Money, Rate, line, oneOf } from '../fields';

/** The figures of a cart (DAT-14). `additionalchageamnt` is the delivery charge that applies (D24). */
export const CartTotals = Type.Object({
  totalpayble: Money,
  additionalchageamnt: Money,
  servicecharge: Money,
  baggagecharge: Money,
  total_discount: Money,
  zone_delivery_charg: Money,
  delivery_charge_waiver: Money,
  minorderamnt: Money,
  discount: Type.Union([
    Type.Object({ code: line(40), payby: oneOf('percentage', 'price'), commonrate: Rate }),
    Type.Null(),
  ]),
});
export type CartTotals = Static<typeof CartTotals>;
