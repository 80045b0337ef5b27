import type { Category, Dish } from '../domain/menu';

/** A dish that can be ordered, by default. */
export function aDish(parts: Partial<Dish> = {}): Dish {
  return {
    id: `p-${parts.name ?? 'dal'}`,
    name: 'Tarka Dal',
    price: 650,
    isAvailable: true,
    subProducts: [],
    optionGroups: [],
    description: '',
    picture: '',
    isIllustrated: false,
    allergens: [],
    diets: [],
    hasOptions: false,
    categoryRank: 1,
    ...parts,
  };
}

/** Categories of dishes with nothing but names. */
export function categoriesOf(
  ...categories: readonly { readonly name: string; readonly dishes: readonly (string | Dish)[] }[]
): readonly Category[] {
  return categories.map(({ name, dishes }, index) => ({
    id: `c-${index + 1}`,
    name,
    description: '',
    dishes: dishes.map((dish) =>
      typeof dish === 'string' ? aDish({ name: dish, categoryRank: index + 1 }) : dish,
    ),
  }));
}
