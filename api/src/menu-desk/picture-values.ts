import { isList, isThing } from './document-path';
import type { Json } from './document-path';

const fields: readonly string[] = ['business_logo', 'business_cover', 'product_picture'];

/**
 * A value of the desk with every picture in it changed. `key` is the name of the field that holds the value, '' for an item of a list. Unlike
 * `mapPictures` it takes a value of any shape, since an edit may bring one that breaks the rules of the catalogue.
 */
export function mapPictureValues(value: Json, key: string, change: (picture: string) => string): Json {
  if (typeof value === 'string') return fields.includes(key) ? change(value) : value;
  if (isList(value)) return value.map((item) => mapPictureValues(item, '', change));
  if (!isThing(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([step, inner]) => [step, mapPictureValues(inner, step, change)]),
  );
}

/** Every picture in a value of the desk. */
export function pictureValues(value: Json, key: string): string[] {
  const found: string[] = [];
  mapPictureValues(value, key, (picture) => {
    found.push(picture);
    return picture;
  });
  return found;
}
