import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, oneOf } from '../fields';

/** A cuisine as the listing filters by it (DAT-4); `quantity` counts the restaurants of the answer that have it. */
export const Subcategory = Type.Object({
  id: Id,
  subcategory_name: Type.String(),
  quantity: Type.Integer({ minimum: 0 }),
  selected: oneOf('yes', ''),
});
export type Subcategory = Static<typeof Subcategory>;

/** A cuisine of one business. */
export const BusinessSubcategory = Type.Object({ id: Id, subcategory_name: Type.String() });
export type BusinessSubcategory = Static<typeof BusinessSubcategory>;
