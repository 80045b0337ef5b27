import type { Config } from '../config';

/** Pictures of dishes, chosen by the dish's name. */
export interface DishPictures {
  /** The key of the picture, fit for a URL; undefined for a dish without a picture. */
  keyOf(dishName: string): string | undefined;
  /** The SVG of a key; undefined for an unknown key. */
  draw(key: string): string | undefined;
}

export const noDishPictures: DishPictures = { keyOf: () => undefined, draw: () => undefined };

/** Writes the address of a dish's picture, or '' (the wire's `product_picture`). */
export type DishPictureUrl = (dishName: string) => string;

export function dishPictureUrls(
  pictures: DishPictures,
  { apiOrigin = '' }: Pick<Config, 'apiOrigin'>,
): DishPictureUrl {
  return (dishName) => {
    const key = pictures.keyOf(dishName);
    return key === undefined ? '' : `${apiOrigin}/api/pictures/dishes/${key}`;
  };
}
