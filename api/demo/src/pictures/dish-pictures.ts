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
const dishesOfPictures = Type.Record(Type.String(), dishesOfMenus);

/** By the name of a picture that may stand in a window, the dishes of each menu that it shows. */
export const windowPictures = once(() => readData('windows.yaml', dishesOfPictures).value);

/** The same of the pictures that stand beside their dish on the menu alone. */
export const sidePictures = once(() => readData('side-pictures.yaml', dishesOfPictures).value);

/** The names of all pictures. */
export const pictureNames = once(() => [...Object.keys(windowPictures()), ...Object.keys(sidePictures())]);

/** Under which path the catalogue names a picture for a window. */
export function windowPath(picture: string): string {
  return `dishes/${picture}.webp`;
}
const linePath = (picture: string): string => `dishes/small/${picture}.webp`;

const pictureOfDish = once(() => {
  const found = new Map<string, string>();
  // A picture of this dish alone goes before one that shows it among others.
  for (const [picture, menus] of [...Object.entries(sidePictures()), ...Object.entries(windowPictures())])
    for (const [cuisine, dishes] of Object.entries(menus))
      for (const dish of dishes)
        if (!found.has(`${cuisine} ${dish}`)) found.set(`${cuisine} ${dish}`, picture);
  return found;
});

/** The menu with the picture of each dish of which there is one (D117). */
export function withDishPictures(
  cuisine: CuisineKey,
  menu: readonly CatalogueCategory[],
): CatalogueCategory[] {
  return menu.map((category) => ({
    ...category,
    product: category.product.map((dish) => {
      const picture = pictureOfDish().get(`${cuisine} ${dish.product_name}`);
      if (picture === undefined) return dish;
      return { ...dish, product_picture: linePath(picture), picture_kind: 'illustration' };
    }),
  }));
}

/** The bytes of every picture, in both sizes, by its path. */
export function readPictures(): Map<string, Uint8Array> {
  const folder = join(import.meta.dirname, '../../dishes/pictures');
  return new Map(
    pictureNames().flatMap((picture) => [
      [windowPath(picture), readFileSync(join(folder, `${picture}.webp`))],
      [linePath(picture), readFileSync(join(folder, 'small', `${picture}.webp`))],
    ]),
  );
}
