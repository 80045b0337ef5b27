import { cartLimits, fitText } from '@storefront/contract';
import { linePrice } from '@storefront/pricing';
import type { CartLine, Pence } from '@storefront/pricing';
import type { GivenGroup } from '@storefront/pricing';

/** A line of 'Your order details'. `main` is the dish of which it is a sub-product, '' when there is none. */
export interface OrderLine {
  readonly name: string;
  readonly main: string;
  readonly quantity: number;
  readonly price: Pence;
  readonly extras: readonly { readonly label: string; readonly items: readonly string[] }[];
  readonly comment: string;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

/** The allergens and diets of a dish on the menu (G23). */
export interface DishMarks {
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
  /** The minimum age of a buyer; undefined when there is none. */
  readonly minimumAge?: number | undefined;
}

/** The minimum age of a buyer of these dishes; undefined when there is none. */
export function findMinimumAge(
  lines: readonly CartLine[],
  marks: ReadonlyMap<string, DishMarks>,
): number | undefined {
  const ages = lines.flatMap((line) => marksOf(line, marks).minimumAge ?? []);
  return ages.length === 0 ? undefined : Math.max(...ages);
}

/** The lines of an order as they are listed (CHK-8, CHK-9). */
export function orderLines(
  lines: readonly CartLine[],
  marks: ReadonlyMap<string, DishMarks> = new Map(),
): readonly OrderLine[] {
  return lines.map((line) => ({
    name: line.name,
    main: line.mainProduct?.name ?? '',
    quantity: line.quantity,
    price: linePrice(line),
    extras: line.extras
      .filter(({ items }) => items.length > 0)
      .map(({ label, items }) => ({
        label,
        items: items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
      })),
    comment: fitText(line.comment, cartLimits.comment),
    allergens: marksOf(line, marks).allergens,
    diets: marksOf(line, marks).diets,
  }));
}

/** The free dishes of an order, each with its quantity. */
export function freeDishLines(
  given: readonly GivenGroup[],
): readonly { readonly name: string; readonly quantity: number }[] {
  return given.flatMap(({ quantity, dishes }) =>
    dishes.filter(({ isSelected }) => isSelected).map(({ dish }) => ({ name: dish.name, quantity })),
  );
}

/** How many of the groups given let the customer choose, and have nothing chosen. */
export function waitingFreeDishes(given: readonly GivenGroup[]): number {
  return given.filter(
    ({ group, dishes }) =>
      group.selectable > 0 && dishes.length > 0 && dishes.every(({ isSelected }) => !isSelected),
  ).length;
}

const noMarks: DishMarks = { allergens: [], diets: [] };

const marksOf = ({ productId, mainProduct }: CartLine, marks: ReadonlyMap<string, DishMarks>): DishMarks =>
  marks.get(mainProduct?.id ?? productId) ?? noMarks;
