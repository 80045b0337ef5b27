import { inPercent } from '@storefront/contract';
import type { RolloutSignal } from '@storefront/contract';
import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { BrandScope, RolloutStep } from '../snapshot';
import { stableHistory } from '../stable-history';
import type { CommandContext, RegistryState } from '../state';
import { acceptanceFaults, acceptedByActing } from './accept-release';
import {
  abortedFaults,
  brandFaults,
  brandsIn,
  endedWatches,
  leftOut,
  releaseFaults,
  runningRollout,
  scopeInWords,
} from './checks';

export interface StartRollout {
  readonly release: ReleaseId;
  readonly brands: BrandScope;
  readonly steps: readonly RolloutStep[];
  /** Random; decides which visitors come first. */
  readonly salt: string;
  /** The signals that the guard watches. */
  readonly watch: readonly RolloutSignal[];
  /** Who gets it before the share is asked (ROL-10). */
  readonly audience?: readonly string[] | undefined;
  /** Why its rollout was aborted: a person who repeats the reason has read it. */
  readonly despite?: string | undefined;
}

/** Starts to give a release to a share of the visitors (ROL-1). */
export function startRollout(
  state: RegistryState,
  { release, brands, steps, salt, watch, audience, despite }: StartRollout,
  context: CommandContext,
): CommandResult {
  const faults = [
    ...releaseFaults(state, release),
    ...abortedFaults(state, release, despite),
    ...brandFaults(brands, context),
    ...acceptanceFaults(state, release, brands, context),
    ...stepFaults(steps),
  ];
  const other = runningRollout(state, release.name, brands);
  if (other)
    faults.push(
      `Rollout ${other.id} of ${releaseId(other)} runs on ${scopeInWords(other.brands)}: promote or abort it first.`,
    );
  for (const brand of brandsIn(brands, context)) {
    const [stable] = stableHistory(
      state.turns.filter(({ name }) => name === release.name),
      brand,
    );
    if (stable === undefined) faults.push(`${brand} has no stable ${release.name} to compare with.`);
    if (stable === release.version) faults.push(`${releaseId(release)} is stable on ${brand} already.`);
  }
  if (faults.length > 0) return refused(...faults);
  const [first] = steps;
  return accepted(
    [
      ...endedWatches(state, release.name, brands),
      ...acceptedByActing(state, release, brands, context),
      { kind: 'rollout-started', ...release, brands, steps, salt, watch, audience },
    ],
    [
      `${inPercent(first?.share ?? 0)} of the visitors of ${scopeInWords(brands)} get ${releaseId(release)}.`,
      ...(audience ? [`Before that, ${audienceInWords(audience)} get it, and none of them is counted.`] : []),
      `The guard watches ${watch.join(', ')}.`,
      ...leftOut(state, release.name, brands, context),
    ],
  );
}

/** Who comes first, as a part of a sentence. */
function audienceInWords(audience: readonly string[]): string {
  const visitors = audience.filter((word) => word !== 'staff' && word !== 'customers').length;
  const parts = [
    ...(audience.includes('staff') ? ['staff'] : []),
    ...(audience.includes('customers') ? ['logged-in customers'] : []),
    ...(visitors > 0 ? [visitors === 1 ? 'one visitor by id' : `${visitors} visitors by their ids`] : []),
  ];
  return parts.join(' and ');
}

const maxSteps = 20;

function stepFaults(steps: readonly RolloutStep[]): string[] {
  if (steps.length === 0 || steps.length > maxSteps) return [`A rollout has 1 to ${maxSteps} steps.`];
  return steps.flatMap(({ share }, index) => {
    const before = steps[index - 1]?.share ?? -1;
    if (share <= before && index > 0)
      return [`Step ${index + 1} (${inPercent(share)}) is not more than the step before it.`];
    return share < 0 || share > 10_000
      ? [`Step ${index + 1}: a share lies between 0 and 100 %, not ${inPercent(share)}.`]
      : [];
  });
}
