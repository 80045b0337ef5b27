import { inPercent } from '@storefront/contract';
import { releaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { Freeze } from '../snapshot';
import { covers } from '../stable-history';
import type { CommandContext, RegistryState } from '../state';
import { usableHistory } from '../usable-history';
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

/** Ends the freeze of a brand before its time, and names what that changes there. */
export function unfreezeBrand(state: RegistryState, { brand }: { readonly brand: string }): CommandResult {
  const freeze = state.freezes.find((one) => one.brand === brand);
  if (freeze === undefined) return refused(`${brand} is not frozen.`);
  return accepted(
    [{ kind: 'unfrozen', brand }],
    [
      `${brand} gets at once what became stable while it was frozen.`,
      ...changedSince(state, freeze),
      ...reachingRollouts(state, brand),
    ],
  );
}

/** The names whose stable release on the brand has changed since it was frozen. */
function changedSince(state: RegistryState, { brand, afterTurn }: Freeze): string[] {
  const frozen = { ...state, turns: state.turns.filter(({ id }) => id <= afterTurn) };
  const names = [...new Set(state.turns.map(({ name }) => name))].sort();
  return names.flatMap((name) => {
    const [former = 'no release'] = usableHistory(frozen, name, brand);
    const [next] = usableHistory(state, name, brand);
    return next === undefined || next === former ? [] : [`${name} there goes from ${former} to ${next}.`];
  });
}

/** The rollouts that reach the brand again. */
function reachingRollouts({ rollouts }: RegistryState, brand: string): string[] {
  return rollouts
    .filter(({ brands }) => covers(brands, brand))
    .map((rollout) => {
      const share = inPercent(rollout.steps[rollout.step]?.share ?? 0);
      return `${share} of its visitors get ${releaseId(rollout)}, by rollout ${rollout.id}.`;
    });
}
