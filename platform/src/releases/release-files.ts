import { encodings } from './encodings';
import type { Encoded, Encoding } from './encodings';

/** The store of releases is unavailable or refuses; the same request may succeed later. */
export class ReleaseStoreUnavailable extends Error {
  override readonly name = 'ReleaseStoreUnavailable';
}

/** The store answers with more than the file can have: it is another file, or no store at all. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

/** The store of the files of releases, by content (REL-1, REL-11). A file never changes. */
export interface ReleaseFiles {
  /** Writes files, keyed by their integrity; replaces damaged ones. */
  put(files: ReadonlyMap<string, Encoded>): Promise<void>;
  /**
   * The stored bytes of a file, or undefined when it is not stored in this encoding. Rejects with `ReleaseStoreUnavailable` when
   * the store is unavailable or too slow, and with `TooManyBytes` when it answers with more than `maxBytes` (64 MB by default).
   */
  file(integrity: string, encoding: Encoding, maxBytes?: number): Promise<Uint8Array | undefined>;
  /** Removes files in all their encodings (REL-9); unknown ones are ignored. */
  remove(integrities: readonly string[]): Promise<void>;
  /** Rejects when the store does not answer or refuses to be read. */
  check(): Promise<void>;
  /** Closes its connections. */
  close(): void;
}

/** One encoding of one file. */
export interface FileForm {
  readonly integrity: string;
  readonly encoding: Encoding;
  readonly bytes: Uint8Array;
}

/** Every encoding of these files. */
export function formsIn(files: ReadonlyMap<string, Encoded>): FileForm[] {
  return [...files].flatMap(([integrity, encoded]) =>
    encodings.flatMap((encoding) => {
      const bytes = encoded[encoding];
      return bytes === undefined ? [] : [{ integrity, encoding, bytes }];
    }),
  );
}
