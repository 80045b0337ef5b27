import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { cartLimits } from '../cart-limits';
import { Id, IdOrNone, Money, line, optionalOr } from '../fields';

/** One chosen item inside a cart line's `extras`; `itemPrice` is the price of one. */
export const ExtraSelection = Type.Object({
  itemId: Id,
  itemName: line(200),
  itemQuantity: Type.Integer({ minimum: 1, maximum: cartLimits.itemQuantity }),
  itemPrice: Money,
  optionId: Id,
});
export type ExtraSelection = Static<typeof ExtraSelection>;

/**
 * An option group of a cart line with what was chosen in it (DAT2-11). A nested group is a further entry whose
 * `parentItemId` names the chosen item that brought it; for a group of the product itself that is `""`, or it is left out.
 */
export const ExtraGroup = Type.Object({
  optionId: Id,
  optionHeaderLabel: line(200),
  parentItemId: optionalOr(IdOrNone, ''),
  selection: Type.Array(ExtraSelection, { maxItems: cartLimits.extras }),
});
export type ExtraGroup = Static<typeof ExtraGroup>;
