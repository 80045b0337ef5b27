import type { MenuDish } from '@storefront/pricing';

/** A dish as the menu shows it: its prices, and what a customer wants to know before adding it. */
export interface Dish extends MenuDish {
  readonly description: string;
  /** A URL, `''` for none. */
  readonly picture: string;
  /** Whether the picture is no photograph of the dish (D117). */
  readonly isIllustrated: boolean;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
  /** The least age of a buyer, such as 18 for alcohol; undefined when anybody may buy it. */
  readonly minimumAge?: number | undefined;
  /** Whether the option chooser opens before it is added (OPT-1). */
  readonly hasOptions: boolean;
  /** The position of its category on the menu, from 1. */
  readonly categoryRank: number;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly dishes: readonly Dish[];
}

/** The dishes of all categories by id; of a dish in two categories, the first. */
export function dishesById(categories: readonly Category[]): ReadonlyMap<string, Dish> {
  return new Map(
    categories
      .flatMap(({ dishes }) => dishes)
      .reverse()
      .map((dish) => [dish.id, dish]),
  );
}

/** Whether the customer has to choose a sub-product or options before the dish is added (OPT-1, MNU-17). */
export function needsChoice(dish: Dish): boolean {
  return dish.hasOptions || dish.subProducts.length > 0;
}

/** The least a dish costs: its own price, or that of its cheapest sub-product. */
export function priceFrom(dish: Dish): number {
  return dish.subProducts.length === 0 ? dish.price : Math.min(...dish.subProducts.map(({ price }) => price));
}
