import type { CatalogueCategory } from 'api/catalogue-format';
import type { CuisineKey } from '../menus/index';
import { windowPath, windowPictures } from './dish-pictures';

/** What stands in a restaurant's window. */
interface Window {
  /** The path under which the catalogue names the picture. */
  readonly path: string;
  /** The dish of its menu that the picture shows. */
  readonly dish: string;
}

/**
 * The picture of a dish that the restaurant serves, undefined when none fits its menu. Restaurants of a cuisine take turns, by `cuisineIndex`, and one
 * that would show what `neighbours` show takes the next picture that they do not, when there is one.
 */
export function windowOf(
  cuisine: CuisineKey,
  categories: readonly CatalogueCategory[],
  { cuisineIndex, neighbours }: { cuisineIndex: number; neighbours: ReadonlySet<string> },
): Window | undefined {
  const served = new Set(
    categories.flatMap(({ product }) => product.map(({ product_name }) => product_name)),
  );
  const fitting = Object.entries(windowPictures()).flatMap(([picture, dishes]) => {
    const dish = dishes[cuisine]?.find((name) => served.has(name));
    return dish === undefined ? [] : [{ path: windowPath(picture), dish }];
  });
  const first = cuisineIndex % Math.max(fitting.length, 1);
  const inTurn = [...fitting.slice(first), ...fitting.slice(0, first)];
  return inTurn.find(({ path }) => !neighbours.has(path)) ?? inTurn[0];
}
