import { menus } from './index';

/** Every subcategory of the catalogue: the cuisines, then the further ones of some restaurants. */
export const subcategories: { id: string; subcategory_name: string }[] = [
  ...new Set([
    ...Object.values(menus).map((menu) => menu.cuisine),
    ...Object.values(menus).flatMap((menu) => menu.otherCuisines),
  ]),
].map((name, index) => ({ id: String(index + 1), subcategory_name: name }));

export function subcategoryId(name: string): string {
  const entry = subcategories.find((candidate) => candidate.subcategory_name === name);
  if (entry === undefined) throw new Error(`no subcategory '${name}'`);
  return entry.id;
}
