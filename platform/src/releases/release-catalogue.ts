import type { ReleaseManifest } from '@storefront/contract';
import { type ReleaseStore, releaseId } from './release-store';

/** How many releases that were stable before are kept at hand for each name. */
const kept = 3;

/** The releases that can be decided on, as they were at one moment. */
export interface ReleaseSnapshot {
  /** For each name the releases that were stable of late, the present one first. */
  readonly stable: ReadonlyMap<string, readonly ReleaseManifest[]>;
  /** A release that is stable, was of late, or is pinned; undefined when it was never published. */
  find(name: string, version: string): ReleaseManifest | undefined;
}

/** A release named by a brand's pins. */
export interface Pin {
  readonly name: string;
  readonly version: string;
}

/** Reads from the store what deciding needs, pinned releases included, however many others there are (G29). */
export const takeSnapshot = async (store: ReleaseStore, pins: readonly Pin[]): Promise<ReleaseSnapshot> => {
  const known = new Map<string, ReleaseManifest>();
  const read = async (name: string, version: string) => {
    const id = releaseId({ name, version });
    const release = known.get(id) ?? (await store.manifest(name, version));
    if (release !== undefined) known.set(id, release);
    return release;
  };

  const stable = new Map<string, ReleaseManifest[]>();
  for (const name of await store.names()) {
    const versions = (await store.stable(name)).slice(0, kept);
    const releases = await Promise.all(versions.map((version) => read(name, version)));
    stable.set(
      name,
      releases.filter((release) => release !== undefined),
    );
  }
  await Promise.all(pins.map(({ name, version }) => read(name, version)));
  return { stable, find: (name, version) => known.get(releaseId({ name, version })) };
};
