import type { ChosenGroup } from './cart';
import { optionCopy } from './copy';
import type { OptionGroup, OptionItem } from './menu';

/** A group that is open for a choice, and the chosen item that opened it ('' for the product's own groups). */
export interface OpenGroup {
  readonly group: OptionGroup;
  readonly parentItemId: string;
}

/** What is wrong with the choice in one group, with the sentence for the customer. */
export interface OptionFault {
  readonly groupId: string;
  readonly parentItemId: string;
  readonly kind: 'required' | 'minimum' | 'maximum';
  readonly message: string;
}

/** The message of the option chooser when any group is at fault (OPT-9). */
export const OPTIONS_MESSAGE = optionCopy.missed;

/** The most items that may be ticked in a group, 0 for no limit; a radio group always takes one. */
const maxItems = (group: OptionGroup): number => (group.shownAs === 'radio' ? 1 : group.maximum);

/** The hint beside a group's name: 'Required' or 'Optional', with the most when more than one may be ticked (OPT-3, OPT-4, D61). */
export function optionHint(group: OptionGroup): string {
  const word = group.isRequired ? optionCopy.required : optionCopy.optional;
  const maximum = maxItems(group);
  return maximum > 1 ? `${word} ${maximum}` : word;
}

/** The quantities that an item's select offers: 1 to its maximum (OPT-14). */
export function quantityChoices(item: Pick<OptionItem, 'maximumQuantity'>): readonly number[] {
  return Array.from({ length: Math.max(1, item.maximumQuantity) }, (_, index) => index + 1);
}

/** The groups open for a choice, in the order shown: each group, then the nested groups of its chosen items (OPT-10). */
export function openGroups(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
  parentItemId = '',
): readonly OpenGroup[] {
  return groups.flatMap((group) => {
    const ids = new Set(itemsIn(chosen, group.id, parentItemId).map((item) => item.itemId));
    const nested = group.items
      .filter((item) => ids.has(item.id))
      .flatMap((item) => openGroups(item.groups, chosen, item.id));
    return [{ group, parentItemId }, ...nested];
  });
}

/** Every fault of a choice, in the order shown; none means that the product can be added (OPT-5..8, D61). */
export function optionFaults(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
): readonly OptionFault[] {
  return openGroups(groups, chosen).flatMap(({ group, parentItemId }) => {
    const fault = groupFault(group, itemsIn(chosen, group.id, parentItemId));
    return fault === null ? [] : [{ groupId: group.id, parentItemId, ...fault }];
  });
}

/** The first group at fault, where 'See what you missed' leads (OPT-15). */
export function firstOptionFault(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
): OptionFault | null {
  return optionFaults(groups, chosen)[0] ?? null;
}

/** What is ticked in one open group. */
export function itemsIn(
  chosen: readonly ChosenGroup[],
  groupId: string,
  parentItemId: string,
): ChosenGroup['items'] {
  return chosen
    .filter((entry) => entry.groupId === groupId && entry.parentItemId === parentItemId)
    .flatMap((entry) => entry.items);
}

const groupFault = (
  group: OptionGroup,
  items: ChosenGroup['items'],
): Pick<OptionFault, 'kind' | 'message'> | null => {
  const ticked = items.filter((item) => item.quantity > 0);
  // An optional group may stay empty: its minimum applies once anything in it is ticked.
  if (ticked.length === 0)
    return group.isRequired ? { kind: 'required', message: optionCopy.groupRequired(group.label) } : null;
  if (ticked.length < group.minimum) return minimumFault(group);
  const maximum = maxItems(group);
  if (maximum > 0 && ticked.length > maximum) return maximumFault(maximum, group.label);
  const quantity = ticked.reduce((total, item) => total + item.quantity, 0);
  if (group.maximumQuantity > 0 && quantity > group.maximumQuantity)
    return maximumFault(group.maximumQuantity, group.label);
  for (const item of ticked) {
    const offered = group.items.find(({ id }) => id === item.itemId);
    const maxQuantity = Math.max(1, offered?.maximumQuantity ?? 1);
    if (item.quantity > maxQuantity) return maximumFault(maxQuantity, item.name);
  }
  return null;
};

const minimumFault = (group: OptionGroup): Pick<OptionFault, 'kind' | 'message'> => ({
  kind: 'minimum',
  message: optionCopy.minimum(group.minimum, group.label),
});

const maximumFault = (maximum: number, label: string): Pick<OptionFault, 'kind' | 'message'> => ({
  kind: 'maximum',
  message: optionCopy.maximum(maximum, label),
});
