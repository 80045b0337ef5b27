import type { Criteria, Sort, Trait } from './criteria';
import { takesOrders } from './restaurant';
import type { Restaurant } from './restaurant';

const byName = (a: Restaurant, b: Restaurant) => {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** The restaurants that the listing may show at all: those with a cuisine (LST-17), from A to Z (LST-24). */
export function listable(restaurants: readonly Restaurant[]): Restaurant[] {
  return restaurants.filter(({ cuisineIds }) => cuisineIds.length > 0).sort(byName);
}

const none: ReadonlySet<string> = new Set();

/** Whether a restaurant has what a chip asks for; 'fast' is a delivery in under half an hour. */
const has: Record<Trait, (restaurant: Restaurant, favourites: ReadonlySet<string>) => boolean> = {
  fast: ({ delivery, deliveryMinutes = Infinity }) => delivery !== 'no' && deliveryMinutes < 30,
  free: ({ deliveryCharge }) => Number(deliveryCharge ?? Infinity) === 0,
  offers: ({ offers }) => offers.length > 0,
  favourites: ({ slug }, favourites) => favourites.has(slug),
};

/** What an order of figures goes by, the smallest first; without a figure a restaurant comes after those with one. */
const figures: Partial<Record<Sort, (restaurant: Restaurant) => number>> = {
  rating: ({ rating = -Infinity }) => -Number(rating),
  minutes: ({ delivery, deliveryMinutes = Infinity }) => (delivery === 'no' ? Infinity : deliveryMinutes),
  fee: ({ deliveryCharge = Infinity }) => Number(deliveryCharge),
  distance: ({ distance = Infinity }) => distance,
};

/** The restaurants that match all of the criteria but the text, from A to Z. */
export function narrowed(
  fromAToZ: readonly Restaurant[],
  { cuisineIds, diets, traits }: Pick<Criteria, 'cuisineIds' | 'diets' | 'traits'>,
  favourites: ReadonlySet<string> = none,
): Restaurant[] {
  return fromAToZ.filter(
    (restaurant) =>
      (cuisineIds.length === 0 || restaurant.cuisineIds.some((id) => cuisineIds.includes(id))) &&
      diets.every((diet) => restaurant.diets.includes(diet)) &&
      traits.every((trait) => has[trait](restaurant, favourites)),
  );
}

/** Restaurants in the chosen order; those that take no orders come last (D94). `fromAToZ` must be sorted already. */
export function inOrder(fromAToZ: readonly Restaurant[], sort: Sort): Restaurant[] {
  const figure = figures[sort];
  // Infinity less Infinity is no number, so equal figures are told apart first.
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  const ordered = [...fromAToZ];
  if (sort === 'za') ordered.reverse();
  if (figure) ordered.sort((one, other) => compare(figure(one), figure(other)));
  return [...ordered.filter(takesOrders), ...ordered.filter((restaurant) => !takesOrders(restaurant))];
}

/** Whether the name holds the text (LST-18). */
export function isNamed({ name }: Restaurant, text: string): boolean {
  return name.toLowerCase().includes(text.trim().toLowerCase());
}

/** The cards to show (LST-14 to LST-25). `fromAToZ` must be sorted already. */
export function chosen(
  fromAToZ: readonly Restaurant[],
  criteria: Criteria,
  favourites: ReadonlySet<string> = none,
): Restaurant[] {
  return inOrder(
    narrowed(fromAToZ, criteria, favourites).filter((restaurant) => isNamed(restaurant, criteria.text)),
    criteria.sort,
  );
}

/** How many restaurants have each cuisine, whatever is selected or typed (LST-11). */
export function cuisineCounts(restaurants: readonly Restaurant[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { cuisineIds } of restaurants) {
    for (const id of cuisineIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** How many restaurants cook for each diet, the diets by name. */
export function dietCounts(restaurants: readonly Restaurant[]): (readonly [diet: string, count: number])[] {
  const diets = [...new Set(restaurants.flatMap((restaurant) => restaurant.diets))].sort();
  return diets.map((diet) => [diet, restaurants.filter((one) => one.diets.includes(diet)).length]);
}
