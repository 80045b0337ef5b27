import type { FreeDishGroup } from './free-dish-group';

/** The dishes chosen in each group, by group id, in the order chosen. */
export type FreeDishChoices = Readonly<Record<string, readonly string[]>>;

/** The dishes chosen in one group; empty when none was chosen. */
export function choicesIn(choices: FreeDishChoices, groupId: string): readonly string[] {
  return Object.hasOwn(choices, groupId) ? (choices[groupId] ?? []) : [];
}

/** The valid choices of a group: its own dishes, each once, up to its cap (FRE-9, FRE-10). */
export function validChoices(group: FreeDishGroup, chosen: readonly string[]): readonly string[] {
  const ids = new Set(group.dishes.map(({ id }) => id));
  return [...new Set(chosen)].filter((id) => ids.has(id)).slice(0, group.selectable);
}

/** Ticks or unticks a dish: choosing one replaces in a choose-one group, and is refused at the cap of a larger one (FRE-9, FRE-10). */
export function toggleFreeDish(
  group: FreeDishGroup,
  chosen: readonly string[],
  dishId: string,
): readonly string[] {
  const valid = validChoices(group, chosen);
  if (valid.includes(dishId)) return valid.filter((id) => id !== dishId);
  return validChoices(group, group.selectable === 1 ? [dishId, ...valid] : [...valid, dishId]);
}
