import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import type { RegistryState } from './state';
import { usableHistory } from './usable-history';

// A brand that is added later has what is stable on all brands.
const anyLaterBrand = '';

/**
 * The ids of the releases that are never collected (REL-9): what is stable or last good on any brand, also as of the turn after
 * which a brand is frozen, what a rollout concerns, and what is pinned, including by brand files (`pinned`).
 */
export function releasesNeeded(
  state: RegistryState,
  brands: readonly string[],
  pinned: readonly ReleaseId[],
): ReadonlySet<string> {
  const needed = new Set([...state.rollouts, ...state.pins, ...pinned].map(releaseId));
  const names = new Set(state.turns.map(({ name }) => name));
  const addNeeded = (turns: RegistryState['turns'], brand: string) => {
    for (const name of names) {
      for (const version of usableHistory({ ...state, turns }, name, brand).slice(0, 2))
        needed.add(releaseId({ name, version }));
    }
  };
  // A brand whose file was removed may come back.
  const named = state.turns.flatMap((turn) => (turn.brands === 'all' ? [] : turn.brands));
  for (const brand of new Set([...brands, ...named, anyLaterBrand])) addNeeded(state.turns, brand);
  for (const { brand, afterTurn } of state.freezes)
    addNeeded(
      state.turns.filter(({ id }) => id <= afterTurn),
      brand,
    );
  return needed;
}
