/** How deep groups of options may be nested: a group of a dish is the first level, one below its options the second. */
export const deepestOptionNesting = 6;

const idKeys = ['menucategory_id', 'product_id', 'optionId', 'itemId', 'date', 'sector'] as const;

/** The id by which the path of a menu edit names a thing of a list: its own id, the date of a special day, or a sector; undefined for what has none. */
export function idOnMenu(thing: unknown): string | undefined {
  if (typeof thing !== 'object' || thing === null) return undefined;
  const parts = thing as Readonly<Record<string, unknown>>;
  return idKeys.map((key) => parts[key]).find((id): id is string => typeof id === 'string');
}
