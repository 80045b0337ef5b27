import type { ReleaseManifest } from '@storefront/contract';
import type { RegistrySnapshot, StableTurn } from '../registry/snapshot';
import type { ReleaseSnapshot } from '../releases/release-catalogue';
import type { ReleaseId } from '../releases/release-store';

/**
 * The releases of a folder as a registry: every one that is or was stable there became so everywhere, nothing is rolled out, pinned
 * or frozen. Until the registry is in the database. A turn's id is the millisecond of its release's publishing, or the next free
 * one: ids must mean the same in the next snapshot, as visits remember them.
 */
export function registryOfFiles(
  { stable, find }: ReleaseSnapshot,
  pinned: readonly ReleaseId[],
): RegistrySnapshot {
  const turns: StableTurn[] = [];
  for (const [name, releases] of stable) {
    let before = 0;
    for (const release of [...releases].reverse()) {
      before = Math.max(before + 1, Date.parse(release.publishedAt) || 0);
      turns.push({
        id: before,
        kind: 'promote',
        name,
        version: release.version,
        brands: 'all',
        at: release.publishedAt,
      });
    }
  }
  const releases = new Set<ReleaseManifest>([...stable.values()].flat());
  for (const { name, version } of pinned) {
    const release = find(name, version);
    if (release !== undefined) releases.add(release);
  }
  return {
    generation: turns.reduce((highest, { id }) => Math.max(highest, id), 0),
    turns: turns.sort((one, other) => one.id - other.id),
    rollouts: [],
    pins: [],
    freezes: [],
    releases: [...releases],
  };
}
