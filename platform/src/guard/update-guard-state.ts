import { addCounts } from './counts';
import type { CountRow, GuardCell } from './counts';
import { judge } from './judge';
import type { FailVerdict, GuardedRollout, GuardedStep, Verdict } from './judge';

/** The state that the guard keeps of a rollout between two looks; plain JSON. */
export interface GuardState {
  readonly cells: readonly GuardCell[];
  /** The first verdict that failed the rollout; later counts do not revoke it. */
  readonly failed: FailVerdict | null;
}

/** The guard's state before anything was counted. */
export const initialGuardState: GuardState = { cells: [], failed: null };

/**
 * One look of the guard: takes the new counts since the last look, and returns the verdict and the next state. The number of
 * looks neither causes false aborts nor changes the meaning of the counts.
 */
export function updateGuardState(
  rollout: GuardedRollout,
  step: GuardedStep,
  state: GuardState,
  newRows: readonly CountRow[],
): { readonly state: GuardState; readonly verdict: Verdict } {
  const cells = addCounts(state.cells, newRows);
  const verdict = state.failed ?? judge(rollout, step, cells);
  return { state: { cells, failed: verdict.kind === 'fail' ? verdict : null }, verdict };
}
