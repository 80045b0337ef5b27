import type { CatalogueCategory, CatalogueOptionGroup } from '../catalogue/format';

/** Something that can be sold out, with every id that it has on the menu. */
export interface Sellable {
  readonly ids: readonly string[];
  readonly name: string;
  /** Whether the catalogue itself says that it is not to be had. */
  readonly isOff: boolean;
}

interface SellableCategory {
  readonly id: string;
  readonly name: string;
  readonly dishes: readonly Sellable[];
}

/** The dishes of a menu by category; a size of a dish stands behind it by its own name. */
export function listDishes(menu: readonly CatalogueCategory[]): SellableCategory[] {
  return menu.map(({ menucategory_id: id, menucategory_name: name, product }) => ({
    id,
    name,
    dishes: product.flatMap((dish) => {
      const isOff = dish.available === 'no';
      return [
        { ids: [dish.product_id], name: dish.product_name, isOff },
        ...dish.sub_product.map((size) => ({
          ids: [size.product_id],
          name: `${dish.product_name}, ${size.product_name}`,
          isOff,
        })),
      ];
    }),
  }));
}

/** The options of a menu by name: what is one thing in the kitchen has an id of its own in each dish. */
export function listOptions(menu: readonly CatalogueCategory[]): Sellable[] {
  const byName = new Map<string, { readonly name: string; readonly ids: Set<string> }>();
  const add = (groups: readonly CatalogueOptionGroup[]): void => {
    for (const { optionItems } of groups)
      for (const { itemId, itemName, subOption } of optionItems) {
        const key = itemName.trim().toLowerCase();
        const known = byName.get(key) ?? { name: itemName.trim(), ids: new Set<string>() };
        byName.set(key, known);
        known.ids.add(itemId);
        add(subOption);
      }
  };
  for (const { product } of menu) for (const { product_option } of product) add(product_option);
  return [...byName.values()]
    .map(({ name, ids }) => ({ name, ids: [...ids], isOff: false }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
