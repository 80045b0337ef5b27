import { access, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing, writeAtomically } from '../files/write-atomically';
import { encodings } from './encodings';
import type { Encoding } from './encodings';
import { largestFile, readLimited } from './read-limited';
import { formsIn } from './release-files';
import type { ReleaseFiles } from './release-files';
import { storedName } from './stored-name';

/** Files of releases in a folder, under `files/` by the hash of their content. */
export async function folderReleaseFiles(folder: string): Promise<ReleaseFiles> {
  await mkdir(folder, { recursive: true });
  const pathOf = (integrity: string, encoding: Encoding) =>
    join(folder, 'files', storedName(integrity, encoding));
  return {
    async put(files) {
      for (const { integrity, encoding, bytes } of formsIn(files))
        await writeAtomically(pathOf(integrity, encoding), bytes);
    },
    async file(integrity, encoding, maxBytes = largestFile) {
      const opened = await unlessMissing(open(pathOf(integrity, encoding)));
      return opened && readLimited(opened.createReadStream(), maxBytes);
    },
    async remove(integrities) {
      for (const integrity of integrities) {
        for (const encoding of encodings) await rm(pathOf(integrity, encoding), { force: true });
      }
    },
    check: () => access(folder),
    close: () => undefined,
  };
}
