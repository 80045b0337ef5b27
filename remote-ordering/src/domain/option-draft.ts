import { itemsIn, openGroups } from '@storefront/pricing';
import type { ChosenGroup, ChosenItem, OpenGroup, OptionGroup, OptionItem } from '@storefront/pricing';

const isChoiceOf =
  ({ group, parentItemId }: OpenGroup) =>
  (entry: ChosenGroup): boolean =>
    entry.groupId === group.id && entry.parentItemId === parentItemId;

/** Replaces the chosen items of a group, and drops nested choices whose item is no longer chosen (OPT-11, OPT-12). */
const withItems = (
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
  open: OpenGroup,
  items: readonly ChosenItem[],
): readonly ChosenGroup[] => {
  const entry: ChosenGroup = {
    groupId: open.group.id,
    label: open.group.label,
    parentItemId: open.parentItemId,
    items,
  };
  const others = chosen.filter((other) => !isChoiceOf(open)(other));
  return inShownOrder(groups, items.length === 0 ? others : [...others, entry]);
};

/** The choice in the order shown, without nested choices of items that are not chosen. */
const inShownOrder = (
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
): readonly ChosenGroup[] =>
  openGroups(groups, chosen).flatMap((open) => {
    const entry = chosen.find(isChoiceOf(open));
    return entry === undefined || entry.items.length === 0 ? [] : [entry];
  });

const chosenItem = (item: OptionItem, quantity = 1): ChosenItem => ({
  itemId: item.id,
  name: item.name,
  price: item.price,
  quantity,
});

/** Presses an item: a radio item replaces the chosen one, a checkbox item is ticked or unticked (OPT-10 to OPT-12). */
export function pressItem(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
  open: OpenGroup,
  item: OptionItem,
): readonly ChosenGroup[] {
  const chosenItems = itemsIn(chosen, open.group.id, open.parentItemId);
  const isChosen = chosenItems.some(({ itemId }) => itemId === item.id);
  if (open.group.shownAs === 'radio')
    return isChosen ? chosen : withItems(groups, chosen, open, [chosenItem(item)]);
  const remaining = chosenItems.filter(({ itemId }) => itemId !== item.id);
  const ids = new Map(
    [...remaining, ...(isChosen ? [] : [chosenItem(item)])].map((entry) => [entry.itemId, entry]),
  );
  const ordered = open.group.items.flatMap(({ id }) => ids.get(id) ?? []);
  return withItems(groups, chosen, open, ordered);
}

/** Removes the whole choice of a group. */
export function clearGroup(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
  open: OpenGroup,
): readonly ChosenGroup[] {
  return withItems(groups, chosen, open, []);
}

/** Changes the quantity of a ticked item, between 1 and its maximum (OPT-13, OPT-14). */
export function withItemQuantity(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenGroup[],
  open: OpenGroup,
  item: OptionItem,
  quantity: number,
): readonly ChosenGroup[] {
  const limited = Math.min(Math.max(1, quantity), Math.max(1, item.maximumQuantity));
  const items = itemsIn(chosen, open.group.id, open.parentItemId).map((entry) =>
    entry.itemId === item.id ? { ...entry, quantity: limited } : entry,
  );
  return withItems(groups, chosen, open, items);
}
