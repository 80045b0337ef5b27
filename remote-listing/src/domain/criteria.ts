import { tidyPostcode } from '@storefront/contract';
import { takesOrders } from './restaurant';
import type { Restaurant } from './restaurant';

export type Sort = 'az' | 'za';

/** What the customer narrowed the list to; all of it is in the address (D18, D52). */
export interface Criteria {
  /** As shown, `E1 6AN`; `''` when the address names none. */
  readonly postcode: string;
  readonly cuisineIds: readonly string[];
  readonly sort: Sort;
  readonly text: string;
}

/** Reads the criteria from the decoded query of the address, the postcode tidied (D11); ignores what it does not understand. */
export function criteriaFrom(query: Readonly<Record<string, string>>): Criteria {
  return {
    postcode: tidyPostcode(query['search_by_postcode'] ?? ''),
    cuisineIds: [...new Set((query['cuisine'] ?? '').split(',').filter((id) => id !== ''))],
    sort: query['sort'] === 'za' ? 'za' : 'az',
    text: query['q'] ?? '',
  };
}

/** The address of the listing with these criteria, without those at their defaults. */
export function addressOf({ postcode, cuisineIds, sort, text }: Criteria): string {
  const query = new URLSearchParams();
  if (postcode !== '') query.set('search_by_postcode', postcode);
  if (cuisineIds.length > 0) query.set('cuisine', cuisineIds.join(','));
  if (sort !== 'az') query.set('sort', sort);
  if (text.trim() !== '') query.set('q', text);
  const written = query.toString();
  return written === '' ? '/listing' : `/listing?${written}`;
}

const byName = (a: Restaurant, b: Restaurant) => {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** The restaurants that the listing may show at all: those with a cuisine (LST-17), from A to Z (LST-24). */
export function listable(restaurants: readonly Restaurant[]): Restaurant[] {
  return restaurants.filter(({ cuisineIds }) => cuisineIds.length > 0).sort(byName);
}

/**
 * The cards to show (LST-14 to LST-25): cuisines and text apply together, then the order. Restaurants that take no orders come last (D94).
 * `fromAToZ` must be sorted already.
 */
export function chosen(fromAToZ: readonly Restaurant[], { cuisineIds, sort, text }: Criteria): Restaurant[] {
  const name = text.trim().toLowerCase();
  const matching = fromAToZ.filter(
    (restaurant) =>
      (cuisineIds.length === 0 || restaurant.cuisineIds.some((id) => cuisineIds.includes(id))) &&
      (name === '' || restaurant.name.toLowerCase().includes(name)),
  );
  const inOrder = sort === 'za' ? matching.reverse() : matching;
  return [...inOrder.filter(takesOrders), ...inOrder.filter((restaurant) => !takesOrders(restaurant))];
}

/** How many restaurants have each cuisine, whatever is selected or typed (LST-11). */
export function cuisineCounts(restaurants: readonly Restaurant[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { cuisineIds } of restaurants) {
    for (const id of cuisineIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
