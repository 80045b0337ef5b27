import { Type } from '@sinclair/typebox';
import { RestaurantItem } from '../entities/restaurant-item';
import { Subcategory } from '../entities/subcategory';
import { PostcodeText, line, oneOf } from '../fields';
import { call } from './answer';

/** API-8, API-9, DAT-1, DAT-2: the restaurants that serve a postcode or outcode, at most 2,000 (D55). */
export const searchHome = call(
  Type.Object({
    zipcode: PostcodeText,
    catagory: Type.Optional({ ...line(64), default: '1' }),
    cusine_id: Type.Optional({ ...line(64), default: '0' }),
    sort_by: Type.Optional({ ...oneOf('', 'az', 'za'), default: '' }),
    skey: Type.Optional({ ...line(200), default: '' }),
  }),
  {
    list: Type.Array(RestaurantItem),
    subcatagory: Type.Array(Subcategory),
    status: Type.Optional(Type.String()),
  },
);
