import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { cartLimits } from '../cart-limits';
import { Id, Money, line } from '../fields';

/** One chosen item of an option group (DAT-11). `itemPrice` is the price of one. */
export const SelectedOption = Type.Object({
  optionId: Id,
  optionHeaderLabel: line(200),
  itemId: Id,
  itemName: line(200),
  itemQuantity: Type.Integer({ minimum: 1, maximum: cartLimits.itemQuantity }),
  itemPrice: Money,
});
export type SelectedOption = Static<typeof SelectedOption>;
