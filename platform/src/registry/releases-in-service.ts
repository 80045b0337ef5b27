import type { ReleaseManifest } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import { isUsable } from './state';
import type { RegistryState } from './state';
import { usableHistory } from './usable-history';

/**
 * The releases that some visitor of some brand gets now: stable, being rolled out, or pinned. `pinned` are those that brand files
 * pin; the caller must have loaded the state with them.
 */
export function releasesInService(
  state: RegistryState,
  brands: readonly string[],
  pinned: readonly ReleaseId[] = [],
): ReleaseManifest[] {
  const ids = new Set([...state.rollouts, ...state.pins, ...pinned].map(releaseId));
  for (const name of new Set(state.turns.map((turn) => turn.name))) {
    for (const brand of brands) {
      const [version] = usableHistory(state, name, brand);
      if (version !== undefined) ids.add(releaseId({ name, version }));
    }
  }
  return [...ids].flatMap((id) => {
    const known = state.releases.get(id);
    return known && isUsable(known) ? [known.manifest] : [];
  });
}
