import type { Category, Dish } from './menu';

/** The diets and allergens that a customer has chosen: a dish passes when it suits every diet and contains none of the allergens. */
export interface DishFilter {
  readonly diets: readonly string[];
  readonly withoutAllergens: readonly string[];
}

export const noFilter: DishFilter = { diets: [], withoutAllergens: [] };

export function isFiltering({ diets, withoutAllergens }: DishFilter): boolean {
  return diets.length + withoutAllergens.length > 0;
}

export function passes(dish: Dish, { diets, withoutAllergens }: DishFilter): boolean {
  return (
    diets.every((diet) => dish.diets.includes(diet)) &&
    !withoutAllergens.some((allergen) => dish.allergens.includes(allergen))
  );
}

/** The categories with the dishes that pass, without categories that have none left. */
export function filterCategories(categories: readonly Category[], filter: DishFilter): readonly Category[] {
  if (!isFiltering(filter)) return categories;
  return categories
    .map((category) => ({ ...category, dishes: category.dishes.filter((dish) => passes(dish, filter)) }))
    .filter(({ dishes }) => dishes.length > 0);
}

/** The choices of the filter: every diet and every allergen that a dish of the menu names, from A to Z. */
export function filterChoices(categories: readonly Category[]): {
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
} {
  const dishes = categories.flatMap((category) => category.dishes);
  const sorted = (names: readonly string[]) => [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    diets: sorted(dishes.flatMap(({ diets }) => diets)),
    allergens: sorted(dishes.flatMap(({ allergens }) => allergens)),
  };
}
