import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import type { CatalogueCategory } from 'api/catalogue-format';
import { cuisineKeys } from '../menus/index';
import type { CuisineKey } from '../menus/index';
import { once } from '../once';
import { readData } from '../read-data';

// The compiler cannot follow an object whose keys come from a list.
const dishesOfMenus = Type.Unsafe<Partial<Record<CuisineKey, string[]>>>(
  Type.Object(
    Object.fromEntries(
      cuisineKeys.map((key) => [key, Type.Optional(Type.Array(Type.String(), { minItems: 1 }))]),
    ),
    { additionalProperties: false },
  ),
);

/** By the name of a picture, the dishes of each menu that it may stand for. */
export const windowPictures = once(
  () => readData('windows.yaml', Type.Record(Type.String(), dishesOfMenus)).value,
);

/** What stands in a restaurant's window. */
interface Window {
  /** The path under which the catalogue names the picture. */
  readonly path: string;
  /** The dish of its menu that the picture shows. */
  readonly dish: string;
}

const pathOf = (picture: string): string => `dishes/${picture}.webp`;

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
    return dish === undefined ? [] : [{ path: pathOf(picture), dish }];
  });
  const first = cuisineIndex % Math.max(fitting.length, 1);
  const inTurn = [...fitting.slice(first), ...fitting.slice(0, first)];
  return inTurn.find(({ path }) => !neighbours.has(path)) ?? inTurn[0];
}

/** The bytes of every picture by its path. */
export function readWindowPictures(): Map<string, Uint8Array> {
  return new Map(
    Object.keys(windowPictures()).map((picture) => [
      pathOf(picture),
      readFileSync(join(import.meta.dirname, '../../dishes/pictures', `${picture}.webp`)),
    ]),
  );
}
