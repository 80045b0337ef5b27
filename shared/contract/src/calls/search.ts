import { Type } from '@sinclair/typebox';
import { RestaurantItem } from '../entities/restaurant-item';
import { Subcategory } from '../entities/subcategory';
import { Email, PostcodeText, line, oneOf, optionalOr } from '../fields';
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

/** Asks for one e-mail when a restaurant serves a place that nobody serves yet (D119). */
export const searchTellMe = call(Type.Object({ zipcode: PostcodeText, email: Email }), {});

/** Takes such a request back by the key of its e-mail; the same answer whether or not the request is still there. */
export const searchTellMeNot = call(Type.Object({ key: line(100) }), {});
