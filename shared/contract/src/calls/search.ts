import { Type } from '@sinclair/typebox';
import { RestaurantItem } from '../entities/restaurant-item';
import { Subcategory } from '../entities/subcategory';
import { BusinessLook } from '../entities/business-look';
import { Email, Id, PostcodeText, line, oneOf, optionalOr } from '../fields';
import { call } from './answer';

/** API-8, API-9, DAT-1, DAT-2: the restaurants that serve a postcode or outcode, at most 2,000 (D55). */
export const searchHome = call(
  Type.Object({
    zipcode: PostcodeText,
    catagory: optionalOr(line(64), '1'),
    cusine_id: optionalOr(line(64), '0'),
    sort_by: optionalOr(oneOf('', 'az', 'za'), ''),
    skey: optionalOr(line(200), ''),
  }),
  {
    list: Type.Array(RestaurantItem),
    subcatagory: Type.Array(Subcategory),
    status: Type.Optional(Type.String()),
  },
);

/** The cuisines that most restaurants have, one of each look first, at most twelve (HOM-12). */
export const searchCuisines = call(Type.Object({}), {
  list: Type.Array(
    Type.Object({
      id: Id,
      subcategory_name: Type.String(),
      /** How a shop of this cuisine looks. */
      look: BusinessLook,
      restaurants: Type.Integer({ minimum: 1 }),
    }),
    { maxItems: 12 },
  ),
});

/** What is liked most at a place: restaurants that take orders, and restaurants with tables, at most six each (HOM-13). */
export const searchPopular = call(Type.Object({ zipcode: PostcodeText }), {
  list: Type.Array(RestaurantItem, { maxItems: 6 }),
  tables: Type.Array(RestaurantItem, { maxItems: 6 }),
});

/** The postcode districts that restaurants deliver to, each with the middle of the restaurants in it, in degrees (HOM-15). */
export const searchDistricts = call(Type.Object({}), {
  list: Type.Array(
    Type.Object({ postcode: Type.String(), latitude: Type.Number(), longitude: Type.Number() }),
    { maxItems: 3_000 },
  ),
});

/** The postcode districts near a place in which restaurants deliver, the nearest first, at most five (D119). */
export const searchNearby = call(Type.Object({ zipcode: PostcodeText }), {
  list: Type.Array(
    Type.Object({
      postcode: Type.String(),
      /** How many restaurants the listing of the district shows. */
      restaurants: Type.Integer({ minimum: 1 }),
    }),
    { maxItems: 5 },
  ),
});

/** The restaurants of a listing that serve a dish whose name holds the text, at most 50, with at most three such dishes each (LST-75). */
export const searchDishes = call(Type.Object({ zipcode: PostcodeText, skey: line(200, 3) }), {
  list: Type.Array(
    Type.Object({
      business_slug: Type.String(),
      dishes: Type.Array(Type.String(), { minItems: 1, maxItems: 3 }),
    }),
    { maxItems: 50 },
  ),
});

/** Asks for one e-mail when a restaurant serves a place that nobody serves yet (D119). */
export const searchTellMe = call(Type.Object({ zipcode: PostcodeText, email: Email }), {});

/** Takes such a request back by the key of its e-mail; the same answer whether or not the request is still there. */
export const searchTellMeNot = call(Type.Object({ key: line(100) }), {});
