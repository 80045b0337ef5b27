import type { ChosenGroup, ChosenItem } from './cart';
import type { OptionGroup } from './menu';
import { itemsIn } from './options';

/** The claimed choice as the menu sells it: groups in the menu's order, names and prices from the menu, the rest left out. */
export function sellExtras(
  groups: readonly OptionGroup[],
  claimed: readonly ChosenGroup[],
  parentItemId = '',
): readonly ChosenGroup[] {
  return groups.flatMap((group) => {
    const quantities = new Map<string, number>();
    for (const { itemId, quantity } of itemsIn(claimed, group.id, parentItemId))
      quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity);
    const sold = group.items.filter(({ id }) => quantities.has(id));
    if (sold.length === 0) return [];
    const items: readonly ChosenItem[] = sold.map(({ id, name, price }) => ({
      itemId: id,
      name,
      price,
      quantity: quantities.get(id) ?? 0,
    }));
    const nested = sold.flatMap((item) => sellExtras(item.groups, claimed, item.id));
    return [{ groupId: group.id, label: group.label, parentItemId, items }, ...nested];
  });
}

/** Pairs of names for each item that is still sold: as claimed, and as sold. */
export function itemNames(claimed: readonly ChosenGroup[], sold: readonly ChosenGroup[]) {
  return claimed.flatMap(({ groupId, parentItemId, items }) =>
    items.flatMap(({ itemId, name }) =>
      itemsIn(sold, groupId, parentItemId)
        .filter((item) => item.itemId === itemId)
        .map((item) => [name, item.name] as const),
    ),
  );
}

/** The names of the claimed items that are not sold. */
export function lostItems(claimed: readonly ChosenGroup[], sold: readonly ChosenGroup[]): readonly string[] {
  return claimed.flatMap(({ groupId, parentItemId, items }) => {
    const soldItems = new Set(itemsIn(sold, groupId, parentItemId).map(({ itemId }) => itemId));
    return items.filter(({ itemId }) => !soldItems.has(itemId)).map(({ name }) => name);
  });
}
