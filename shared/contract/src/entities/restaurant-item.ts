import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, Money, MoneyOrNone, Possible, Rating, oneOf } from '../fields';
import { BusinessLook } from './business-look';

const DefaultDiscount = Type.Union([Type.Object({ discount_text: Type.String() }), Type.Null()]);
const Promoted = oneOf('yes', 'no', '');

/** A restaurant of the listing (DAT-3). `subcategory` is its cuisines' ids, comma-separated, `""` for none. */
export const RestaurantItem = Type.Object({
  business_id: Id,
  business_name: Type.String(),
  business_slug: Type.String(),
  business_logo: Type.String(),
  business_cover: Type.String(),
  /** The dish that the cover illustrates; left out for a photograph (D117). */
  cover_dish: Type.Optional(Type.String()),
  /** How its sign looks (LST-68). */
  business_look: Type.Optional(BusinessLook),
  business_address: Type.String(),
  subcategory: Type.String(),
  subcategory_name: Type.String(),
  rating: Rating,
  total_review_no: Type.Integer({ minimum: 0 }),
  minorder_price: MoneyOrNone,
  /** The lowest charge of a delivery to the searched place, '0.00' for a free one; left out where none is made (LST-73). */
  delivery_charge: Type.Optional(Money),
  /** Miles from the searched place, with one decimal; left out where a position is not known (LST-74). */
  distance: Type.Optional(Type.Number({ minimum: 0 })),
  /** The diets that the business says it cooks for, such as 'vegan'. */
  diets: Type.Optional(Type.Array(Type.String())),
  bs_next_open: Type.String(),
  rest_delivery_opening_time: Type.String(),
  open_close_status: oneOf('open', 'closed'),
  pickup_order_possible: Possible,
  delivery_order_possible: Possible,
  /** How long each mode takes, in minutes; left out where the business gives none (D93). */
  avg_pickup_delivery_time: Type.Optional(
    Type.Object({
      avg_pickup_time: Type.Integer({ minimum: 0 }),
      avg_delivery_time: Type.Integer({ minimum: 0 }),
    }),
  ),
  promoted: Promoted,
  is_promoted: Promoted,
  paid_promotion: Promoted,
  default_delivery_discount: DefaultDiscount,
  default_pickup_discount: DefaultDiscount,
});
export type RestaurantItem = Static<typeof RestaurantItem>;
