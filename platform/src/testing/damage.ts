import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from '../releases/encodings';
import { computeIntegrity } from '../releases/parse-build';
import { storedName } from '../releases/stored-name';

/** Flips one bit in the middle of a stored encoding of the file with this content, like a failing disk. */
export async function damageStored(
  releasesDirectory: string,
  content: string,
  encoding: Encoding = 'identity',
): Promise<void> {
  const path = join(releasesDirectory, 'files', storedName(computeIntegrity(Buffer.from(content)), encoding));
  const bytes = await readFile(path);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}
