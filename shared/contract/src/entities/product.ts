import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, Money, YesNo, oneOf } from '../fields';
import { OptionGroup } from './option-group';

/** A size or kind through which a product with `has_subproduct` yes is bought (D23). */
export const SubProduct = Type.Object({ product_id: Id, product_name: Type.String(), product_price: Money });
export type SubProduct = Static<typeof SubProduct>;

/**
 * A dish of the menu (DAT-7). The server sends `product_selected_Quantity` 0; the browser keeps it in step with
 * the cart (CRT-10). `minimum_age` is how old a buyer has to be, such as 18 for alcohol; left out where anybody may buy the dish. `product_picture` is a URL or `""`, and `picture_kind` says of an illustration that it is one; a dish that is not `available` shows but cannot be added.
 */
export const Product = Type.Object({
  product_id: Id,
  product_name: Type.String(),
  product_desc: Type.String(),
  product_price: Money,
  has_option: YesNo,
  has_subproduct: YesNo,
  sub_product: Type.Array(SubProduct),
  product_option: Type.Array(OptionGroup),
  product_selected_Quantity: Type.Integer({ minimum: 0 }),
  has_discount: oneOf('n', 'y'),
  has_discount_delivery: oneOf('No', 'Yes'),
  has_discount_pickup: oneOf('No', 'Yes'),
  allergens: Type.Array(Type.String()),
  diets: Type.Array(Type.String()),
  minimum_age: Type.Optional(Type.Integer({ minimum: 1 })),
  product_picture: Type.String(),
  picture_kind: Type.Optional(oneOf('photograph', 'illustration')),
  available: YesNo,
});
export type Product = Static<typeof Product>;
