import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, Money, YesNo, oneOf } from '../fields';

/**
 * A group of options of a product, with groups nested under its items (DAT-9, DAT-10).
 * `optionMinSelection` and `optionMaxSelection` count items ticked; `optionMaxQuantity` caps the sum of their
 * quantities, 0 for no cap (D61). `itemPrice` is of one; `itemQuantity` is the most of it that may be chosen.
 */
export const OptionGroup = Type.Recursive(
  (Nested) =>
    Type.Object({
      optionId: Id,
      optionHeaderLabel: Type.String(),
      optionDescription: Type.String(),
      optionIsRequired: YesNo,
      optionShowType: oneOf('radio', 'checked'),
      optionMinSelection: Type.Integer({ minimum: 0 }),
      optionMaxSelection: Type.Integer({ minimum: 0 }),
      optionMaxQuantity: Type.Integer({ minimum: 0 }),
      optionItems: Type.Array(
        Type.Object({
          itemId: Id,
          itemName: Type.String(),
          itemNameLabel: Type.String(),
          itemDescription: Type.String(),
          itemPrice: Money,
          itemQuantity: Type.Integer({ minimum: 1 }),
          subOption: Type.Array(Nested),
        }),
      ),
    }),
  { $id: 'OptionGroup' },
);
export type OptionGroup = Static<typeof OptionGroup>;
export type OptionItem = OptionGroup['optionItems'][number];
