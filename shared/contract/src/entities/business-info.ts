import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Id, Money, Possible, Rating, YesNo } from '../fields';
import { BusinessLook } from './business-look';
import { OpeningPeriod } from './timing';

/** What search engines and the browser's title bar are told about a business. */
export const BusinessSeo = Type.Object({
  title: Type.String(),
  keywords: Type.String(),
  description: Type.String(),
  banner_url: Type.String(),
});
export type BusinessSeo = Static<typeof BusinessSeo>;

/**
 * `info` of `business/details` (DAT-5, DAT2-5). Names spelled in two ways carry the same value under both (D46).
 * `subcategory` is the ids of the cuisines, comma-separated. `today_token` changes at midnight in London (D22).
 */
export const BusinessInfo = Type.Object({
  business_id: Id,
  business_name: Type.String(),
  business_slug: Type.String(),
  business_logo: Type.String(),
  business_cover: Type.String(),
  /** The dish that the cover illustrates; left out for a photograph (D117). */
  cover_dish: Type.Optional(Type.String()),
  /** How its sign looks (LST-68). */
  business_look: Type.Optional(BusinessLook),
  restaurant_ordering_logo: Type.String(),
  address: Type.String(),
  business_address: Type.String(),
  colony: Type.String(),
  business_colony: Type.String(),
  city: Type.String(),
  business_city: Type.String(),
  business_postcode: Type.String(),
  business_phone_number: Type.String(),
  subcategory: Type.String(),
  subcatagory: Type.String(),
  bs_name: Type.String(),
  bs_details: Type.String(),
  bs_next_open: Type.String(),
  /** 'Open until 23:00' or 'Open 24 hours'; left out while it is closed. */
  bs_open_now: Type.Optional(Type.String()),
  bs_show_powered_by_bookyup: YesNo,
  business_delivery: YesNo,
  business_pickup: YesNo,
  delivery_order_possible: Possible,
  pickup_order_possible: Possible,
  pickup_minorder_price: Money,
  /** The lowest charge of a delivery to any of its sectors, '0.00' for a free one; left out where it does not deliver. */
  delivery_from: Type.Optional(Money),
  avg_pickup_delivery_time: Type.Object({
    avg_pickup_time: Type.Integer({ minimum: 0 }),
    avg_delivery_time: Type.Integer({ minimum: 0 }),
  }),
  allergy_info: Type.String(),
  resturent_timeing: Type.Array(OpeningPeriod),
  today_token: Type.String(),
  welcome_text: Type.String(),
  welcome_text_short: Type.String(),
  rating: Rating,
  total_review_no: Type.Integer({ minimum: 0 }),
  discount_delivery_charge_waiver: Money,
  seo: BusinessSeo,
});
export type BusinessInfo = Static<typeof BusinessInfo>;
