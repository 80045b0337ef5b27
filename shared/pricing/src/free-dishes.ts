import { assertNever } from '@storefront/contract';
import { countsInMode } from './cart';
import type { CartLine, ServiceMode } from './cart';
import { choicesIn, validChoices } from './free-dish-choices';
import type { FreeDishChoices } from './free-dish-choices';
import type { FreeDish, FreeDishGroup } from './free-dish-group';
import { foodSubtotal, unitsOfProduct } from './lines';
import type { Pence } from './money';

/** A group the cart has unlocked: each dish with its state, how many of each come, and what they would have cost. */
export interface GivenGroup {
  readonly group: FreeDishGroup;
  readonly quantity: number;
  readonly dishes: readonly {
    readonly dish: FreeDish;
    readonly isSelected: boolean;
    readonly isDisabled: boolean;
  }[];
  readonly savings: Pence;
}

/** How often a cart unlocks a group: once for an amount reached, by the lowest quotient for products (FRE-3, FRE-4). */
const timesUnlocked = ({ unlocking }: FreeDishGroup, lines: readonly CartLine[]): number => {
  if (lines.length === 0) return 0;
  switch (unlocking.kind) {
    case 'amount':
      return foodSubtotal(lines) >= unlocking.amount ? 1 : 0;
    case 'products':
      if (unlocking.needs.length === 0) return 0;
      return Math.min(
        ...unlocking.needs.map((need) => Math.floor(unitsOfProduct(lines, need.productId) / need.quantity)),
      );
    default:
      return assertNever(unlocking);
  }
};

/** The groups a cart is given, in the order listed, with the choices that are still valid (FRE-2..11, D21, D66). */
export function givenFreeDishes(
  groups: readonly FreeDishGroup[],
  { mode, lines }: { readonly mode: ServiceMode; readonly lines: readonly CartLine[] },
  choices: FreeDishChoices,
): readonly GivenGroup[] {
  const unlocked = groups
    .filter((group) => countsInMode(group.service, mode))
    .map((group) => ({ group, times: timesUnlocked(group, lines) }))
    .filter(({ times }) => times > 0);
  const highest = highestDependentGroup(unlocked.map(({ group }) => group));
  return unlocked
    .filter(({ group }) => !isDependent(group) || group === highest)
    .map(({ group, times }) => unlockGroup(group, times * group.quantity, choicesIn(choices, group.id)));
}

/** What all free dishes given would have cost (TTL-9). */
export function freeDishSavings(given: readonly GivenGroup[]): Pence {
  return given.reduce((total, { savings }) => total + savings, 0);
}

const isDependent = ({ unlocking }: FreeDishGroup): boolean =>
  unlocking.kind === 'amount' && !unlocking.isIndependent;

const amountOf = ({ unlocking }: FreeDishGroup): Pence =>
  unlocking.kind === 'amount' ? unlocking.amount : 0;

const highestDependentGroup = (unlocked: readonly FreeDishGroup[]): FreeDishGroup | undefined =>
  unlocked.filter(isDependent).sort((one, other) => amountOf(other) - amountOf(one))[0];

const unlockGroup = (group: FreeDishGroup, quantity: number, chosen: readonly string[]): GivenGroup => {
  const isFixed = group.selectable === 0;
  const selectedIds = isFixed ? group.dishes.map(({ id }) => id) : validChoices(group, chosen);
  const isFull = group.selectable > 1 && selectedIds.length >= group.selectable;
  const dishes = group.dishes.map((dish) => {
    const isSelected = selectedIds.includes(dish.id);
    return { dish, isSelected, isDisabled: isFull && !isSelected };
  });
  const priceOfOne = dishes.reduce((total, { dish, isSelected }) => total + (isSelected ? dish.price : 0), 0);
  return { group, quantity, dishes, savings: priceOfOne * quantity };
};
