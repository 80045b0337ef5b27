import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { CommandContext, RegistryState } from '../state';
import { brandFaults } from './checks';

export interface FreezeBrand {
  readonly brand: string;
  /** ISO instant. */
  readonly until: string;
}

/** Keeps every release of a brand as it is until an instant (ROL-4). */
export function freezeBrand(
  _state: RegistryState,
  { brand, until }: FreezeBrand,
  context: CommandContext,
): CommandResult {
  const faults = brandFaults([brand], context);
  const end = new Date(until);
  if (Number.isNaN(end.getTime()))
    faults.push(`"${until}" is not a date and time such as 2026-12-27T00:00:00Z.`);
  else if (end <= context.now) faults.push(`${until} is over already.`);
  if (faults.length > 0) return refused(...faults);
  const instant = end.toISOString();
  return accepted(
    [{ kind: 'frozen', brand, until: instant }],
    [`${brand} takes no change until ${instant}.`],
  );
}

/** Ends the freeze of a brand before its time. */
export function unfreezeBrand(state: RegistryState, { brand }: { readonly brand: string }): CommandResult {
  if (!state.freezes.some((freeze) => freeze.brand === brand)) return refused(`${brand} is not frozen.`);
  return accepted(
    [{ kind: 'unfrozen', brand }],
    [`${brand} gets at once what became stable while it was frozen.`],
  );
}
