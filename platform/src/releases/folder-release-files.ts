import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing, writeWhole } from '../files/write-whole';
import type { Encoding } from './encodings';
import type { ReleaseFiles } from './release-files';

const suffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** Files of releases in a folder, under `files/` by the hash of their content. */
export async function folderReleaseFiles(folder: string): Promise<ReleaseFiles> {
  await mkdir(folder, { recursive: true });
  const pathOf = (integrity: string, encoding: Encoding) => {
    const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
    return join(folder, 'files', hash.slice(0, 2), `${hash}${suffixes[encoding]}`);
  };
  return {
    async put(files) {
      for (const [integrity, { br, gzip, identity }] of files) {
        if (br) await writeWhole(pathOf(integrity, 'br'), br);
        if (gzip) await writeWhole(pathOf(integrity, 'gzip'), gzip);
        await writeWhole(pathOf(integrity, 'identity'), identity);
      }
    },
    file: (integrity, encoding) => unlessMissing(readFile(pathOf(integrity, encoding))),
    async remove(integrities) {
      for (const integrity of integrities) {
        for (const encoding of ['br', 'gzip', 'identity'] as const)
          await rm(pathOf(integrity, encoding), { force: true });
      }
    },
  };
}
