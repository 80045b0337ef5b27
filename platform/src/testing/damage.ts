import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../releases/read-build';

const suffixes = { identity: '', br: '.br', gzip: '.gz' };

/** Flips one bit in the middle of a stored form of the file with this content, as a failing disk does. */
export const damageStored = async (
  releasesDirectory: string,
  content: string,
  encoding: keyof typeof suffixes = 'identity',
): Promise<void> => {
  const hash = Buffer.from(integrityOf(Buffer.from(content)).slice('sha384-'.length), 'base64').toString(
    'hex',
  );
  const folder = join(releasesDirectory, 'files', hash.slice(0, 2));
  const name = (await readdir(folder)).find((one) => one === `${hash}${suffixes[encoding]}`);
  if (name === undefined) throw new Error(`There is no stored file of this content as ${encoding}`);
  const bytes = await readFile(join(folder, name));
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(join(folder, name), bytes);
};
