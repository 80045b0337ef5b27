import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id } from '../fields';
import { Product } from './product';

/** A category of the menu without its products, as `business/details` lists it (D46). */
export const MenuCategoryHead = Type.Object({
  menucategory_id: Id,
  menucategory_name: Type.String(),
  menucategory_desc: Type.String(),
});
export type MenuCategoryHead = Static<typeof MenuCategoryHead>;

/** A category of the menu with its products, as `business/menu` lists it (D46). */
export const MenuCategory = Type.Object({ ...MenuCategoryHead.properties, product: Type.Array(Product) });
export type MenuCategory = Static<typeof MenuCategory>;
