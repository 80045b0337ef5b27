import { once } from '../once';
import { readData } from '../read-data';
import type { CuisineMenu } from './menu';
import { menuSchema, readMenu } from './read-menu';

/** Each cuisine has a file of this name in data/menus. */
export const cuisineKeys = [
  'indian',
  'pizza',
  'chinese',
  'thai',
  'sushi',
  'burgers',
  'turkish',
  'lebanese',
  'mexican',
  'chippy',
  'caribbean',
  'vietnamese',
  'korean',
  'italian',
  'vegan',
  'cafe',
  'desserts',
  'periperi',
  'greek',
  'african',
] as const;

export type CuisineKey = (typeof cuisineKeys)[number];

export const menus = once((): Record<CuisineKey, CuisineMenu> => {
  const entries = cuisineKeys.map(
    (key) => [key, readMenu(readData(`menus/${key}.yaml`, menuSchema))] as const,
  );
  return Object.fromEntries(entries) as Record<CuisineKey, CuisineMenu>;
});
