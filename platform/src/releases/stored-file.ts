import type { ReleaseFile } from '@storefront/contract';
import { computeIntegrity } from './parse-build';
import { decode } from './encodings';
import type { Encoding } from './encodings';
import { TooManyBytes } from './release-files';
import type { ReleaseFiles } from './release-files';

/** The encodings in which a file was stored at publish, best first. */
export function listEncodings({ bytes, brotliBytes, gzipBytes }: ReleaseFile): Encoding[] {
  return [
    ...(brotliBytes < bytes ? (['br'] as const) : []),
    ...(gzipBytes < bytes ? (['gzip'] as const) : []),
    'identity',
  ];
}

/** How many bytes a file takes in an encoding, as the release says. */
export function bytesIn({ bytes, brotliBytes, gzipBytes }: ReleaseFile, encoding: Encoding): number {
  return { identity: bytes, br: brotliBytes, gzip: gzipBytes }[encoding];
}

/** Reads an encoding of a file and checks it against the file's hash; undefined when it is missing or damaged. */
export async function readIntact(
  store: Pick<ReleaseFiles, 'file'>,
  file: ReleaseFile,
  encoding: Encoding,
): Promise<Uint8Array | undefined> {
  const stored = await store
    .file(file.integrity, encoding, bytesIn(file, encoding))
    .catch((error: unknown) => {
      if (error instanceof TooManyBytes) return undefined;
      throw error;
    });
  if (stored === undefined) return undefined;
  const plain = await decode(encoding, stored, file.bytes).catch(() => undefined);
  return plain !== undefined && computeIntegrity(plain) === file.integrity ? stored : undefined;
}

/** Whether every stored encoding of a file exists and is undamaged. */
export async function isIntact(store: Pick<ReleaseFiles, 'file'>, file: ReleaseFile): Promise<boolean> {
  for (const encoding of listEncodings(file)) {
    if ((await readIntact(store, file, encoding)) === undefined) return false;
  }
  return true;
}
