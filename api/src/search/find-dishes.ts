import type { BusinessRecord, Catalogue } from '../catalogue/catalogue';

const maxRestaurants = 50;
const maxDishes = 3;
const minText = 3;

/** A restaurant of a listing with the names of its dishes. */
export interface RestaurantDishes {
  readonly slug: string;
  readonly dishes: readonly { readonly name: string; readonly lowerCase: string }[];
}

/** The dishes of the restaurants that the listing of a place shows, those with a cuisine (LST-17). */
export async function readDishes(
  catalogue: Pick<Catalogue, 'dishNamesOf'>,
  serving: readonly BusinessRecord[],
): Promise<RestaurantDishes[]> {
  const listed = serving.filter(({ profile }) => profile.subcategory.length > 0);
  const names = await catalogue.dishNamesOf(listed.map(({ profile }) => profile.business_id));
  return listed.map(({ profile }) => ({
    slug: profile.business_slug,
    dishes: (names.get(profile.business_id) ?? []).map((name) => ({ name, lowerCase: name.toLowerCase() })),
  }));
}

/** The restaurants with a dish whose name holds the text in any case, and those dishes (LST-75). */
export function findDishes(restaurants: readonly RestaurantDishes[], text: string) {
  const searched = text.trim().toLowerCase();
  if (searched.length < minText) return [];
  const found = restaurants.map(({ slug, dishes }) => ({
    business_slug: slug,
    dishes: [
      ...new Set(dishes.filter(({ lowerCase }) => lowerCase.includes(searched)).map(({ name }) => name)),
    ].slice(0, maxDishes),
  }));
  return found.filter(({ dishes }) => dishes.length > 0).slice(0, maxRestaurants);
}
