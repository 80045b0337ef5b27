import type { ReleaseFile } from '@storefront/contract';
import { isCompressible } from '../releases/content-type';
import { encode } from '../releases/encodings';
import type { Encoded } from '../releases/encodings';
import type { BuiltFile } from '../releases/parse-build';

/** A file as it is stored, and its description in a manifest. */
interface EncodedFile {
  readonly file: ReleaseFile;
  readonly encoded: Encoded;
}

/** The files in all their encodings. */
export function encodeFiles(files: readonly BuiltFile[]): Promise<EncodedFile[]> {
  return Promise.all(
    files.map(async (built) => {
      const encoded = await encodeFile(built);
      const { path, integrity, contentType, bytes } = built;
      const sizes = {
        bytes: bytes.length,
        brotliBytes: encoded.br?.length ?? bytes.length,
        gzipBytes: encoded.gzip?.length ?? bytes.length,
      };
      return { file: { path, integrity, ...sizes, contentType }, encoded };
    }),
  );
}

export async function encodeFile({ bytes, contentType }: BuiltFile): Promise<Encoded> {
  return isCompressible(contentType) ? encode(bytes) : { identity: bytes };
}

/** No browser gets a server part or a source map; they are read uncompressed. */
export function plainFile({ path, integrity, contentType, bytes }: BuiltFile): EncodedFile {
  const { length } = bytes;
  const file: ReleaseFile = {
    path,
    integrity,
    contentType,
    bytes: length,
    brotliBytes: length,
    gzipBytes: length,
  };
  return { file, encoded: { identity: bytes } };
}
