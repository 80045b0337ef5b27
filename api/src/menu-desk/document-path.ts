import { idOnMenu } from '@storefront/contract';

/** A value of the document of the desk, as it travels. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

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

/** The name of a thing of a list, as people know it. */
export function nameOf(value: Json | undefined): string | undefined {
  if (!isThing(value)) return undefined;
  return nameKeys.map((key) => value[key]).find((name) => typeof name === 'string');
}

/** What one step of a path leads to: the thing of a list with that id, or the value of a key. */
export function valueAt(value: Json | undefined, step: string): Json | undefined {
  if (isList(value)) return value.find((item) => idOnMenu(item) === step);
  return isThing(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
