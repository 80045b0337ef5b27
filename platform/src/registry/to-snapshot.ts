import type { BrandVersion, RegistrySnapshot } from './snapshot';
import { isUsable } from './state';
import type { CommandsOnly, RegistryState } from './state';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';

/** The input of decisions: the registry without revoked releases and those that nobody can get (REL-8). */
export function toSnapshot(
  state: Omit<RegistryState, CommandsOnly>,
  pinned: readonly ReleaseId[] = [],
): RegistrySnapshot {
  const isRevoked = (release: { readonly name: string; readonly version: string }) =>
    state.releases.get(releaseId(release))?.revoked !== undefined;
  const { turns } = state;
  const rollouts = state.rollouts.filter((rollout) => !isRevoked(rollout));
  const pins = state.pins.filter((pin) => !isRevoked(pin));
  const named = new Set([...turns, ...rollouts, ...pins, ...pinned].map(releaseId));
  const releases = [...state.releases]
    .filter(([id, known]) => isUsable(known) && !known.manifest.development && named.has(id))
    .map(([, { manifest }]) => manifest);
  return {
    generation: state.generation,
    turns,
    rollouts,
    pins,
    freezes: state.freezes,
    endedPreviews: state.endedPreviews,
    acceptances: state.acceptances,
    trusted: state.trusted,
    ...currentVersions(state.brandVersions),
    releases,
  };
}

/** The live version of each brand, and its draft unless something was made live after it. `versions` are in order. */
function currentVersions(
  versions: readonly BrandVersion[],
): Pick<RegistrySnapshot, 'brandVersions' | 'drafts'> {
  const live = new Map<string, BrandVersion>();
  const drafts = new Map<string, number>();
  for (const version of versions) {
    const { brand, number, kind } = version;
    if (kind === 'live') {
      live.set(brand, version);
      drafts.delete(brand);
    } else drafts.set(brand, number);
  }
  return {
    brandVersions: [...live.values()],
    drafts: [...drafts].map(([brand, number]) => ({ brand, number })),
  };
}
