import { once } from '../once';
import { menus } from './index';

/** Every subcategory of the catalogue: the cuisines, then the further ones of some restaurants. */
export const subcategories = once(() => {
  const all = Object.values(menus());
  const names = new Set([...all.map(({ cuisine }) => cuisine), ...all.flatMap((menu) => menu.otherCuisines)]);
  return [...names].map((name, index) => ({ id: String(index + 1), subcategory_name: name }));
});

export function subcategoryId(name: string): string {
  const entry = subcategories().find((candidate) => candidate.subcategory_name === name);
  if (entry === undefined) throw new Error(`no subcategory '${name}'`);
  return entry.id;
}
