import type { ArmFigures, RolloutSignal } from './rollout-report';
import { isGoalSignal } from './rollout-signals';

/** The trials of a signal on one arm and the hits among them: failures, or visits that reached the goal. */
export function signalHits(
  { signals, goals }: Pick<ArmFigures, 'signals' | 'goals'>,
  signal: RolloutSignal,
): { readonly trials: number; readonly hits: number } {
  if (isGoalSignal(signal)) return { trials: goals[signal].trials, hits: goals[signal].reached };
  return { trials: signals[signal].trials, hits: signals[signal].failures };
}
