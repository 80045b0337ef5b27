import { addCounts } from './counts';
import type { CountRow, GuardCell } from './counts';
import { judge } from './judge';
import type { FailVerdict, GuardedRollout, GuardedStep, Verdict } from './judge';

/** What the guard keeps of a rollout between two looks; plain JSON. */
export interface GuardState {
  readonly cells: readonly GuardCell[];
  /** The first verdict that failed the rollout; later counts do not take it back. */
  readonly failed: FailVerdict | null;
}

/** The guard's state before anything was counted. */
export const unseen: GuardState = { cells: [], failed: null };

/**
 * One look of the guard: takes the counts that are new since the last look, and gives the verdict and the state for the next look. How
 * often it looks neither raises false aborts nor changes what the counts say.
 */
export function look(
  rollout: GuardedRollout,
  step: GuardedStep,
  state: GuardState,
  newRows: readonly CountRow[],
): { readonly state: GuardState; readonly verdict: Verdict } {
  const cells = addCounts(state.cells, newRows);
  const verdict = state.failed ?? judge(rollout, step, cells);
  return { state: { cells, failed: verdict.kind === 'fail' ? verdict : null }, verdict };
}
