import { Type } from '@sinclair/typebox';
import { BusinessDetails } from '../entities/business-details';
import { FreeDishes } from '../entities/free-dish-group';
import { MenuCategory, MenuCategoryHead } from '../entities/menu-category';
import { Id, Money, PostcodeText, SlugText } from '../fields';
import { answerWith, call } from './answer';

/**
 * API-10, API2-12, DAT-5, DAT2-4: a business by its slug. 201 with `postcode_url`: it serves that postcode from
 * another address (D47). 204: no such business. 221: the session is no longer valid.
 */
export const businessDetails = call(
  Type.Object({ zipcode: PostcodeText, slug: SlugText }),
  {
    ...BusinessDetails.properties,
    menucategory: Type.Array(MenuCategoryHead),
    postcode_url: Type.Optional(Type.String()),
  },
  answerWith('201', { status: Type.String(), postcode_url: Type.Optional(Type.String()) }),
);

/** API-11: the menu with its products, and the groups of free dishes. */
export const businessMenu = call(Type.Object({ business: Id }), {
  menu: Type.Array(MenuCategory),
  dishes: FreeDishes,
  /** The ids of the dishes that are ordered most, of those on the menu; left out when too few orders were made to tell. */
  popular: Type.Optional(Type.Array(Id)),
  discount_delivery_charge_waiver: Money,
});

/** API-14: whether a business delivers to a full postcode, from what amount, for how much, and free from where; its distance where that is known. */
export const deliveryStatusCheck = call(Type.Object({ zipcode: PostcodeText, business: Id }), {
  delivery_minorder_price: Money,
  delivery_price: Money,
  delivery_charge_waiver: Money,
  /** Miles from the postcode, with one decimal. */
  distance: Type.Optional(Type.Number({ minimum: 0 })),
});

/** API2-17, DAT2-10: what a business's pages say about themselves in their head. */
export const businessMetaDetails = call(Type.Object({ slug: SlugText }), {
  bm_title: Type.String(),
  bm_keywords: Type.String(),
  bm_description: Type.String(),
  business_banner_url: Type.String(),
});

/** API2-15, DAT2-7: the description, opening times by day, special days (date and label) and delivery sectors. */
export const businessInfo = call(Type.Object({ business: Id }), {
  bs_name: Type.String(),
  bs_details: Type.String(),
  bs_opening_schedule: Type.Array(
    Type.Object({ day: Type.String(), opening_time_schedule_lable: Type.String() }),
  ),
  bs_special_openclose_schedule: Type.Array(
    Type.Object({ date: Type.String(), opening_time_schedule_lable: Type.String() }),
  ),
  bs_delivery_sectors: Type.Array(Type.String()),
});
