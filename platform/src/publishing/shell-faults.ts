import { routes } from '@storefront/contract';
import type { ReleaseManifest } from '@storefront/contract';
import { idOf, incompatibilitiesOf, unmetNeeds } from '../decisions/release-fit';
import type { UnmetNeed } from '../decisions/release-fit';
import { featureOf } from '../releases/release-store';

/**
 * The faults that keep a release from running in the shells that visitors have now, in sentences (REL-3): host contract, shared
 * packages, and the modules that the routes of the specification need from its feature. A shell is compared with the remotes that
 * visitors have now.
 */
export function shellFaults(
  release: Pick<ReleaseManifest, 'feature' | 'version' | 'hostContract' | 'shared' | 'exposes'>,
  inService: readonly ReleaseManifest[],
): string[] {
  const ownFeature = featureOf(release.feature);
  const isShell = ({ feature }: Pick<ReleaseManifest, 'feature'>) => featureOf(feature) === 'shell';
  if (isShell(release)) {
    return inService
      .filter((remote) => !isShell(remote))
      .flatMap((remote) => unmetNeeds(remote, release).map((need) => blockingFault(remote, release, need)));
  }
  const incompatibilities = inService
    .filter(isShell)
    .flatMap((shell) => incompatibilitiesOf(release, shell))
    .map(
      (incompatibility) =>
        `${incompatibility}: accept that version too, with || between the ranges, until no brand has that shell any more`,
    );
  return [...new Set(incompatibilities), ...missingModules(ownFeature, release.exposes)];
}

/**
 * Why a remote in service prevents the publication of a shell, and what its team can do
 * (docs/decisions/0014-a-new-major-in-three-steps.md).
 */
function blockingFault(
  remote: ReleaseManifest,
  shell: Pick<ReleaseManifest, 'feature' | 'version'>,
  { what, range, has }: UnmetNeed,
): string {
  const fault = `${idOf(remote)}, which is in service, needs ${what} ${range} and ${idOf(shell)} has ${has}`;
  return has === 'none'
    ? `${fault}: go on providing it, or release a ${remote.feature} that does without`
    : `${fault}: first release a ${remote.feature} that works with both and says so (${range} || ^${has}), or take that release out of service`;
}

function missingModules(feature: string, exposes: ReleaseManifest['exposes']): string[] {
  const paths = new Map<string, string[]>();
  for (const { owner, patterns } of routes) {
    if (owner.kind === 'shell' || owner.feature !== feature || Object.hasOwn(exposes, owner.expose)) continue;
    paths.set(owner.expose, [...(paths.get(owner.expose) ?? []), ...patterns]);
  }
  return [...paths].map(
    ([expose, patterns]) =>
      `it does not expose ${expose}, which ${patterns.join(', ')} needs: add it to its webpack config`,
  );
}
