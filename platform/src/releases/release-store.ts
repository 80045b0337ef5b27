import type { ReleaseManifest } from '@storefront/contract';
import type { End } from '../files/watch-folder';
import type { Encoded, Encoding } from './encodings';

/** A release by name and version. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** A release as people write it: `checkout@2.1.0`. */
export const releaseId = ({ name, version }: ReleaseId): string => `${name}@${version}`;

/** Where releases are kept (REL-1, REL-11). What has been added never changes. */
export interface ReleaseStore {
  /** Undefined when there is no such release. */
  manifest(name: string, version: string): Promise<ReleaseManifest | undefined>;
  /** Every release there is. */
  list(): Promise<ReleaseId[]>;
  /**
   * Adds a release, visible whole or not at all (REL-5); `files` are keyed by their integrity. Answers false, and
   * changes nothing that can be seen, when the version has been added before.
   */
  add(manifest: ReleaseManifest, files: ReadonlyMap<string, Encoded>): Promise<boolean>;
  /** The bytes of a file by its integrity as they are kept, or undefined when it is not kept in this form. */
  file(integrity: string, encoding: Encoding): Promise<Uint8Array | undefined>;
  /** Writes files again, in the place of damaged ones. */
  restore(files: ReadonlyMap<string, Encoded>): Promise<void>;
  /** Names of all that has ever been stable. */
  names(): Promise<string[]>;
  /** The versions that were stable of late, the present one first, each once. */
  stable(name: string): Promise<string[]>;
  /** Whether a version is or ever was the stable one of its name. */
  hasBeenStable(id: ReleaseId): Promise<boolean>;
  /** Makes a version the stable one of its name; nothing changes when it is already. */
  makeStable(id: ReleaseId, at: Date): Promise<void>;
  /** Tells, well within a second, that a release was added or made stable, by this process or another. */
  watch(changed: () => void): End;
}

/** What the store holds of a release cannot be read; the message is a sentence for the person at the terminal. */
export class DamagedRelease extends Error {
  override readonly name = 'DamagedRelease';
}
