import type { OkAnswer, RestaurantItem, Subcategory } from '@storefront/contract';
import type { DistrictPosition, ServedDistrict } from '../catalogue/catalogue';
import type { CatalogueDiscount } from '../catalogue/format';
import { lookOf } from '../catalogue/look';
import type { Config } from '../config';
import { pictureUrl } from '../pictures/picture-url';
import type { pickCuisines } from './pick-cuisines';
import type { pickPopular } from './pick-popular';
import type { FoundRestaurant } from './find-restaurants';
import type { SearchFilters } from './search-filters';

export type SearchAnswer = OkAnswer<'search/home'>;
type Origin = Pick<Config, 'apiOrigin'>;

/** The answer of `search/home` (DAT-2). */
export function presentSearch(
  found: readonly FoundRestaurant[],
  filters: SearchFilters,
  origin: Origin,
): SearchAnswer {
  return {
    responsecode: '200',
    list: found.filter(({ isMatch }) => isMatch).map((restaurant) => presentRestaurant(restaurant, origin)),
    subcatagory: countCuisines(found, filters),
  };
}

/** The answer of `search/popular` (HOM-13). */
export function presentPopular(
  { list, tables }: ReturnType<typeof pickPopular>,
  origin: Origin,
): OkAnswer<'search/popular'> {
  const present = (found: readonly FoundRestaurant[]) =>
    found.map((restaurant) => presentRestaurant(restaurant, origin));
  return { responsecode: '200', list: present(list), tables: present(tables) };
}

/** The answer of `search/cuisines` (HOM-12). */
export function presentCuisines(fronts: ReturnType<typeof pickCuisines>): OkAnswer<'search/cuisines'> {
  return {
    responsecode: '200',
    list: fronts.map(({ id, name, look, restaurants }) => ({
      id,
      subcategory_name: name,
      look,
      restaurants,
    })),
  };
}

/** The answer of `search/districts` (HOM-15), rounded to about a hundred metres. */
export function presentDistricts(districts: readonly DistrictPosition[]): OkAnswer<'search/districts'> {
  const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
  return {
    responsecode: '200',
    list: districts.map(({ outcode, latitude, longitude }) => ({
      postcode: outcode,
      latitude: rounded(latitude),
      longitude: rounded(longitude),
    })),
  };
}

/** The answer of `search/nearby` (D119). */
export function presentNearby(districts: readonly ServedDistrict[]): OkAnswer<'search/nearby'> {
  return {
    responsecode: '200',
    list: districts.map(({ outcode, restaurants }) => ({ postcode: outcode, restaurants })),
  };
}

function presentRestaurant({ business, ...status }: FoundRestaurant, origin: Origin): RestaurantItem {
  const { profile, cuisines, rating, reviewCount } = business;
  return {
    business_id: profile.business_id,
    business_name: profile.business_name,
    business_slug: profile.business_slug,
    business_logo: pictureUrl(profile.business_logo, origin),
    business_cover: pictureUrl(profile.business_cover, origin),
    ...(profile.cover_dish !== undefined && { cover_dish: profile.cover_dish }),
    business_look: lookOf(business),
    business_address: [profile.business_address, profile.colony, profile.city].filter(Boolean).join(', '),
    subcategory: profile.subcategory.join(','),
    subcategory_name: cuisines.map(({ subcategory_name }) => subcategory_name).join(', '),
    rating,
    total_review_no: reviewCount,
    minorder_price: status.minimum,
    ...(status.deliveryCharge !== undefined && { delivery_charge: status.deliveryCharge }),
    ...(status.distance !== undefined && { distance: status.distance }),
    ...(profile.diets !== undefined && { diets: profile.diets }),
    bs_next_open: status.nextOpen,
    rest_delivery_opening_time: status.deliveryOpening,
    open_close_status: status.isOpen ? 'open' : 'closed',
    pickup_order_possible: status.collection,
    delivery_order_possible: status.delivery,
    avg_pickup_delivery_time: {
      avg_pickup_time: profile.pickup.average_minutes,
      avg_delivery_time: profile.delivery.average_minutes,
    },
    promoted: profile.promoted,
    is_promoted: profile.promoted,
    paid_promotion: 'no',
    default_delivery_discount: presentDiscount(status.deliveryDiscount),
    default_pickup_discount: presentDiscount(status.collectionDiscount),
  };
}

function presentDiscount(discount: CatalogueDiscount | undefined) {
  return discount === undefined ? null : { discount_text: discount.discounttext };
}

/** Each cuisine by name, with the number of all restaurants that have it, whatever the filters (LST-10, LST-11). */
function countCuisines(found: readonly FoundRestaurant[], filters: SearchFilters): Subcategory[] {
  const counted = new Map<string, Subcategory>();
  for (const { business } of found) {
    for (const { id, subcategory_name } of business.cuisines) {
      const quantity = (counted.get(id)?.quantity ?? 0) + 1;
      counted.set(id, {
        id,
        subcategory_name,
        quantity,
        selected: filters.cuisines.includes(id) ? 'yes' : '',
      });
    }
  }
  return [...counted.values()].sort((one, other) =>
    one.subcategory_name.localeCompare(other.subcategory_name, 'en'),
  );
}
