import type { RolloutReport } from '@storefront/contract';
import { nothingHappened } from '../votes/platform-signal';
import type { KnownRollout } from '../registry/snapshot';
import { releaseId } from '../releases/release-store';
import { computeFigures } from './rollout-figures';
import type { RolloutFigures } from './rollout-figures';

/** A rollout with its figures for the console and the command line; without `figures` nothing was counted. */
export function reportRollout(rollout: KnownRollout, figures: RolloutFigures | undefined): RolloutReport {
  const { id, brands, state, steps, step, stepBeganAt, startedAt, endedAt, watch, audience } = rollout;
  const counted = figures ?? {
    stable: [],
    verdict: null,
    platform: nothingHappened,
    pointSeconds: 60,
    ...computeFigures({ counts: [], values: [] }),
  };
  return {
    id,
    release: releaseId(rollout),
    brands,
    ...(audience && { audience }),
    state,
    steps,
    step,
    stepBeganAt,
    startedAt,
    endedAt,
    watch,
    ...counted,
  };
}
