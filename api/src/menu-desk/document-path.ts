/** A value of the document of the desk, as it travels. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const idKeys = ['menucategory_id', 'product_id', 'optionId', 'itemId', 'date', 'sector'] as const;

/** Names of things of a list, in the order in which they are looked for. */
const nameKeys = [
  'menucategory_name',
  'product_name',
  'optionHeaderLabel',
  'itemName',
  'date',
  'sector',
] as const;

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isThing(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}

const textOf = (value: Json | undefined, keys: readonly string[]): string | undefined => {
  if (!isThing(value)) return undefined;
  const key = keys.find((one) => typeof value[one] === 'string');
  return key === undefined ? undefined : String(value[key]);
};

/** The id by which a path names a thing of a list; undefined for what has none. */
export function idOf(value: Json | undefined): string | undefined {
  return textOf(value, idKeys);
}

/** The name of a thing of a list, as people know it. */
export function nameOf(value: Json | undefined): string | undefined {
  return textOf(value, nameKeys);
}

/** What one step of a path leads to: the thing of a list with that id, or the value of a key. */
export function valueAt(value: Json | undefined, step: string): Json | undefined {
  if (isList(value)) return value.find((item) => idOf(item) === step);
  return isThing(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
