import { readdir } from 'node:fs/promises';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { encode } from './encodings';
import { folderReleaseFiles } from './folder-release-files';
import { integrityOf } from './read-build';

afterEach(removeTemporaryFolders);

const aFile = async (text: string) => {
  const bytes = Buffer.from(text.repeat(100));
  return [integrityOf(bytes), await encode(bytes)] as const;
};

describe('files of releases in a folder', () => {
  it('removes a file in all its forms and leaves the others', async () => {
    const folder = await temporaryFolder();
    const files = await folderReleaseFiles(folder);
    const [gone, kept] = [await aFile('soup'), await aFile('bread')];
    await files.put(new Map([gone, kept]));
    await files.remove([gone[0], integrityOf(Buffer.from('never stored'))]);
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      expect(await files.file(gone[0], encoding)).toBeUndefined();
      expect(await files.file(kept[0], encoding)).toEqual(Buffer.from(kept[1][encoding] ?? []));
    }
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toHaveLength(3);
  });
});
