import type { RegistrySnapshot } from './snapshot';
import { isUsable } from './state';
import type { RegistryState } from './state';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';

/** The input of decisions: the registry without revoked releases and those that nobody can get (REL-8). */
export function toSnapshot(
  state: Omit<RegistryState, 'scheduled' | 'nextScheduled'>,
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
    releases,
  };
}
