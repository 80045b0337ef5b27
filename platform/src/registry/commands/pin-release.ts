import { featureOf, releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { Pin } from '../snapshot';
import type { CommandContext, RegistryState } from '../state';
import { acceptanceFaults, acceptedByActing } from './accept-release';
import { brandFaults, releaseFaults } from './checks';

export interface PinRelease {
  readonly brand: string;
  readonly release: ReleaseId;
}

/** Keeps a brand on one release of a feature (ROL-4). */
export function pinRelease(
  state: RegistryState,
  { brand, release }: PinRelease,
  context: CommandContext,
): CommandResult {
  const faults = [
    ...brandFaults([brand], context),
    ...releaseFaults(state, release),
    ...acceptanceFaults(state, release, [brand], context),
  ];
  if (faults.length > 0) return refused(...faults);
  const feature = featureOf(release.name);
  return accepted(
    [
      ...acceptedByActing(state, release, [brand], context),
      { kind: 'pinned', pin: { brand, feature, ...release } },
    ],
    [`${brand} stays on ${releaseId(release)}.`],
  );
}

/** Lets a brand follow the stable release of a feature again. */
export function unpinRelease(
  state: RegistryState,
  { brand, feature }: Pick<Pin, 'brand' | 'feature'>,
): CommandResult {
  const pin = state.pins.find((one) => one.brand === brand && one.feature === feature);
  if (pin === undefined) return refused(`${brand} pins no ${feature}.`);
  return accepted(
    [{ kind: 'unpinned', brand, feature }],
    [`${brand} follows the stable ${feature} again, instead of ${releaseId(pin)}.`],
  );
}
