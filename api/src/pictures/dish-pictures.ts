import type { Config } from '../config';

/** Pictures of dishes: which one a dish has is told by its name. */
export interface DishPictures {
  /** The key of the picture, fit for a URL; undefined for a dish that nothing is known of. */
  keyOf(dishName: string): string | undefined;
  /** The SVG of a key; undefined for what is no key. */
  draw(key: string): string | undefined;
}

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
