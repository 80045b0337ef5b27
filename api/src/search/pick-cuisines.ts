import { lookOfCuisine } from '../catalogue/look';
import type { CuisineCount } from '../catalogue/catalogue';

const maxCuisines = 12;

/** The cuisines for a street of fronts: the most common of each look, then the most common of the rest (HOM-12). */
export function pickCuisines(cuisines: readonly CuisineCount[]) {
  const fronts = cuisines.map((cuisine) => ({ ...cuisine, look: lookOfCuisine(cuisine.name) }));
  const seen = new Set<string>(['house']);
  const first = fronts.filter(({ look }) => !seen.has(look.cuisine) && seen.add(look.cuisine));
  return [...first, ...fronts.filter((front) => !first.includes(front))].slice(0, maxCuisines);
}
