import { type ReleaseManifest, routes } from '@storefront/contract';
import { idOf, misfitsOf } from '../decisions/release-fit';
import { featureOf } from './release-store';

/**
 * What keeps a release from running in the shells that visitors have now, in sentences (REL-3): host contract, shared packages, and
 * the modules that the routes of the specification need of its feature. A shell is compared with the remotes that visitors have now.
 */
export function shellFaults(
  release: Pick<ReleaseManifest, 'feature' | 'version' | 'hostContract' | 'shared' | 'exposes'>,
  inService: readonly ReleaseManifest[],
): string[] {
  const ours = featureOf(release.feature);
  const isShell = ({ feature }: Pick<ReleaseManifest, 'feature'>) => featureOf(feature) === 'shell';
  if (isShell(release)) {
    return inService
      .filter((remote) => !isShell(remote))
      .flatMap((remote) => misfitsOf(remote, release, `${idOf(remote)}, which is in service,`))
      .map((misfit) => `${misfit}: go on providing it, or take that release out of service first`);
  }
  const misfits = inService
    .filter(isShell)
    .flatMap((shell) => misfitsOf(release, shell))
    .map((misfit) => `${misfit}: build it against what that shell has, or release the shell first`);
  return [...new Set(misfits), ...missingModules(ours, release.exposes)];
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
