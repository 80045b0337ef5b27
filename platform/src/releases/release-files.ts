import type { Encoded, Encoding } from './encodings';

/** Where the files of releases are kept, by content (REL-1, REL-11). What has been added never changes. */
export interface ReleaseFiles {
  /** Writes files, keyed by their integrity, in the place of damaged ones too. */
  put(files: ReadonlyMap<string, Encoded>): Promise<void>;
  /** The bytes of a file as they are kept, or undefined when it is not kept in this form. */
  file(integrity: string, encoding: Encoding): Promise<Uint8Array | undefined>;
  /** Removes files in all their forms (REL-9); those that are not kept are no fault. */
  remove(integrities: readonly string[]): Promise<void>;
}
