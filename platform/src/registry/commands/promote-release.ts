import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { BrandScope } from '../snapshot';
import type { CommandContext, RegistryState } from '../state';
import { acceptanceFaults, acceptedByActing } from './accept-release';
import {
  abortedFaults,
  brandFaults,
  endedWatches,
  leftOut,
  releaseFaults,
  runningRollout,
  scopeInWords,
} from './checks';

export interface PromoteRelease {
  readonly release: ReleaseId;
  readonly brands: BrandScope;
  /** Why its rollout was aborted: a person who repeats the reason has read it. */
  readonly despite?: string | undefined;
}

/** Makes a release stable for everybody at once, without steps. */
export function promoteRelease(
  state: RegistryState,
  { release, brands, despite }: PromoteRelease,
  context: CommandContext,
): CommandResult {
  const faults = [
    ...releaseFaults(state, release),
    ...abortedFaults(state, release, despite),
    ...brandFaults(brands, context),
    ...acceptanceFaults(state, release, brands, context),
  ];
  const rollout = runningRollout(state, release.name, brands);
  if (rollout)
    faults.push(`Rollout ${rollout.id} of ${releaseId(rollout)} is running: promote or abort it first.`);
  if (faults.length > 0) return refused(...faults);
  return accepted(
    [
      ...endedWatches(state, release.name, brands),
      ...acceptedByActing(state, release, brands, context),
      { kind: 'became-stable', turn: 'promote', ...release, brands },
    ],
    [
      `${releaseId(release)} becomes stable on ${scopeInWords(brands)}.`,
      ...leftOut(state, release.name, brands, context),
    ],
  );
}
