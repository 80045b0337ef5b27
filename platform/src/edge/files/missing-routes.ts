import { routes } from '@storefront/contract';
import type { Brand, Decision } from '@storefront/contract';
import { releaseId } from '../../releases/release-store';

type Shown = Pick<Decision, 'name' | 'version' | 'exposes'>;

/** The routes of the specification that a brand has enabled and no decided release shows, in one sentence for each feature. */
export function missingRoutes(
  { id, kind, routes: switchedOn }: Pick<Brand, 'id' | 'kind' | 'routes'>,
  decisions: Readonly<Record<string, Shown>>,
): string[] {
  const byFault = new Map<string, string[]>();
  for (const { name, on, owner, patterns } of routes) {
    if (owner.kind === 'shell' || !on.includes(kind) || !switchedOn.includes(name)) continue;
    const release = decisions[owner.feature];
    if (release !== undefined && Object.hasOwn(release.exposes, owner.expose)) continue;
    const fault =
      release === undefined
        ? `${id} has no release of ${owner.feature}`
        : `${releaseId(release)} on ${id} does not expose ${owner.expose}`;
    byFault.set(fault, [...(byFault.get(fault) ?? []), ...patterns]);
  }
  return [...byFault].map(([fault, paths]) => `${fault}: ${[...new Set(paths)].join(', ')} cannot be shown.`);
}
