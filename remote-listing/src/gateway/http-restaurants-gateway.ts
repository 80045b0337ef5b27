import { dishSearch, hasCode, isOk, listingSearch } from '@storefront/contract';
import type { RestaurantItem } from '@storefront/contract';
import type { Host } from '@storefront/host';
import type { Restaurant } from '../domain/restaurant';
import type { RestaurantsGateway, SearchOutcome } from './restaurants-gateway';

const offersOf = (item: RestaurantItem): Restaurant['offers'] => [
  ...(item.default_delivery_discount
    ? [{ mode: 'delivery' as const, text: item.default_delivery_discount.discount_text }]
    : []),
  ...(item.default_pickup_discount
    ? [{ mode: 'collection' as const, text: item.default_pickup_discount.discount_text }]
    : []),
];

/** The wire's restaurant as ours. */
export function parseRestaurant(item: RestaurantItem): Restaurant {
  return {
    slug: item.business_slug,
    name: item.business_name,
    logo: item.business_logo,
    cover: item.business_cover,
    coverDish: item.cover_dish ?? '',
    look: item.business_look,
    address: item.business_address,
    cuisineIds: item.subcategory.split(',').filter((id) => id !== ''),
    cuisines: item.subcategory_name,
    rating: item.rating || undefined,
    reviews: item.total_review_no,
    minimumOrder: item.minorder_price,
    deliveryCharge: item.delivery_charge,
    distance: item.distance,
    diets: item.diets ?? [],
    nextOpen: item.bs_next_open,
    deliveryOpening: item.rest_delivery_opening_time,
    open: item.open_close_status === 'open',
    collection: item.pickup_order_possible,
    delivery: item.delivery_order_possible,
    collectionMinutes: item.avg_pickup_delivery_time?.avg_pickup_time,
    deliveryMinutes: item.avg_pickup_delivery_time?.avg_delivery_time,
    promoted: [item.promoted, item.is_promoted, item.paid_promotion].includes('yes'),
    offers: offersOf(item).filter(({ text }) => text !== ''),
  };
}

/** Searches through the storefront API, calls `search/home` (API-8, API-9), `search/dishes` and `search/nearby`. */
export function httpRestaurantsGateway(api: Host['api']): RestaurantsGateway {
  return {
    async search(postcode, signal): Promise<SearchOutcome> {
      const answer = await api.call('search/home', listingSearch(postcode), { signal });
      if (hasCode(answer, '204')) return { kind: 'unserved', sentence: answer.status };
      if (!isOk(answer)) return { kind: 'refused', sentence: answer.status };
      return {
        kind: 'found',
        restaurants: answer.list.map(parseRestaurant),
        cuisines: answer.subcatagory.map(({ id, subcategory_name, selected }) => ({
          id,
          name: subcategory_name,
          isSelected: selected === 'yes',
        })),
      };
    },
    async dishes(postcode, text, signal) {
      const body = dishSearch(postcode, text);
      const answer = body && (await api.call('search/dishes', body, { signal }));
      if (answer === undefined || !isOk(answer)) return new Map();
      return new Map(answer.list.map(({ business_slug, dishes }) => [business_slug, dishes]));
    },
    async near(postcode, signal) {
      const answer = await api.call('search/nearby', { zipcode: postcode }, { signal });
      return isOk(answer) ? answer.list : [];
    },
  };
}
