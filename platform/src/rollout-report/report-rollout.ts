import type { RolloutReport } from '@storefront/contract';
import type { KnownRollout } from '../registry/snapshot';
import { releaseId } from '../releases/release-store';
import { type RolloutFigures, noFigures } from './rollout-figures';

/** A rollout with its figures as the console and the command line show it; nothing was counted when `figures` is undefined. */
export function reportRollout(rollout: KnownRollout, figures: RolloutFigures | undefined): RolloutReport {
  const { id, brands, state, steps, step, stepBeganAt, startedAt, endedAt, watch } = rollout;
  const counted = figures ?? {
    stable: [],
    verdict: null,
    total: { canary: noFigures(), stable: noFigures() },
    pointSeconds: 60,
    points: [],
  };
  return {
    ...{
      id,
      release: releaseId(rollout),
      brands,
      state,
      steps,
      step,
      stepBeganAt,
      startedAt,
      endedAt,
      watch,
    },
    ...counted,
  };
}
