import { encodings } from './encodings';
import type { Encoded, Encoding } from './encodings';

/** The store of releases is away or refuses; the same request may succeed later. */
export class ReleaseStoreUnavailable extends Error {
  override readonly name = 'ReleaseStoreUnavailable';
}

/** Where the files of releases are kept, by content (REL-1, REL-11). What has been added never changes. */
export interface ReleaseFiles {
  /** Writes files, keyed by their integrity, in the place of damaged ones too. */
  put(files: ReadonlyMap<string, Encoded>): Promise<void>;
  /** The bytes of a file as they are kept, or undefined when it is not kept in this form. Rejects with `ReleaseStoreUnavailable` when the store is away. */
  file(integrity: string, encoding: Encoding): Promise<Uint8Array | undefined>;
  /** Removes files in all their forms (REL-9); those that are not kept are no fault. */
  remove(integrities: readonly string[]): Promise<void>;
  /** Rejects when the store does not answer or refuses to be read. */
  check(): Promise<void>;
  /** Ends the connections that it holds. */
  close(): void;
}

/** One form of one file. */
export interface FileForm {
  readonly integrity: string;
  readonly encoding: Encoding;
  readonly bytes: Uint8Array;
}

/** Every form of these files. */
export function formsIn(files: ReadonlyMap<string, Encoded>): FileForm[] {
  return [...files].flatMap(([integrity, encoded]) =>
    encodings.flatMap((encoding) => {
      const bytes = encoded[encoding];
      return bytes === undefined ? [] : [{ integrity, encoding, bytes }];
    }),
  );
}
