import type { ReleaseManifest } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import { stableHistory } from './stable-history';
import type { RegistryState } from './state';

/** The releases that some visitor of some brand gets now: stable, being rolled out, or pinned. */
export function releasesInService(state: RegistryState, brands: readonly string[]): ReleaseManifest[] {
  const ids = new Set([...state.rollouts, ...state.pins].map(releaseId));
  const usable = state.turns.filter((turn) => state.releases.get(releaseId(turn))?.revoked === undefined);
  for (const name of new Set(usable.map((turn) => turn.name))) {
    const turns = usable.filter((turn) => turn.name === name);
    for (const brand of brands) {
      const [version] = stableHistory(turns, brand);
      if (version !== undefined) ids.add(releaseId({ name, version }));
    }
  }
  return [...ids].flatMap((id) => {
    const known = state.releases.get(id);
    return known && known.revoked === undefined ? [known.manifest] : [];
  });
}
