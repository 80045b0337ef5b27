import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { CachedReleaseFiles } from './cached-release-files';
import { encode } from './encodings';
import type { Encoded } from './encodings';
import { computeIntegrity } from './parse-build';
import { storedName } from './stored-name';

afterEach(removeTemporaryFolders);

const silent = { error: () => undefined };
const long = 'export const soup = 1;'.repeat(200);

/** A store that can become unavailable, and that counts its requests. */
const aStore = async (...texts: readonly string[]) => {
  const files = new Map<string, Encoded>();
  for (const text of texts) files.set(computeIntegrity(Buffer.from(text)), await encode(Buffer.from(text)));
  const state = { away: false, asked: 0 };
  return {
    state,
    store: {
      file: async (integrity: string, encoding: 'identity' | 'br' | 'gzip') => {
        state.asked += 1;
        if (state.away) throw new Error('The store is away');
        return files.get(integrity)?.[encoding];
      },
    },
  };
};
const integrityOfText = (text: string) => computeIntegrity(Buffer.from(text));

describe('files of releases that are kept on the local disk', () => {
  it('[EDG-5/files] are served while the store is unavailable, also by a new process', async () => {
    const { store, state } = await aStore(long);
    const folder = await temporaryFolder();
    const before = await new CachedReleaseFiles({ store, folder, log: silent }).file(
      integrityOfText(long),
      'br',
    );
    state.away = true;
    const restarted = new CachedReleaseFiles({ store, folder, log: silent });
    expect(await restarted.file(integrityOfText(long), 'br')).toStrictEqual(before);
    await expect(restarted.file(integrityOfText(long), 'gzip')).rejects.toThrow('The store is away');
  });

  it('are fetched again when the copy is damaged', async () => {
    const { store, state } = await aStore(long);
    const folder = await temporaryFolder();
    const files = new CachedReleaseFiles({ store, folder, log: silent });
    for (const encoding of ['identity', 'br'] as const) {
      await files.file(integrityOfText(long), encoding);
      await writeFile(join(folder, storedName(integrityOfText(long), encoding)), 'damaged');
    }
    state.asked = 0;
    expect(String(await files.file(integrityOfText(long), 'identity'))).toBe(long);
    await files.file(integrityOfText(long), 'br');
    expect(state.asked).toBe(2);
    await files.file(integrityOfText(long), 'br');
    expect(state.asked).toBe(2);
  });

  it('are not kept when the store returned damaged bytes', async () => {
    const folder = await temporaryFolder();
    const store = { file: async () => Buffer.from('damaged') };
    const files = new CachedReleaseFiles({ store, folder, log: silent });
    await files.file(integrityOfText(long), 'identity');
    expect(await readdir(folder)).toStrictEqual([]);
  });

  it('stay within their limit: those fetched longest ago are removed first', async () => {
    const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(1_000));
    const { store } = await aStore(...texts);
    const folder = await temporaryFolder();
    const files = new CachedReleaseFiles({ store, folder, capacity: 2_500, log: silent });
    for (const text of texts) await files.file(integrityOfText(text), 'identity');
    const pathOf = (text: string) => join(folder, storedName(integrityOfText(text), 'identity'));
    const kept = await Promise.allSettled(texts.map((text) => stat(pathOf(text))));
    expect(kept.map(({ status }) => status)).toStrictEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('are served even when the disk cannot be written, which is logged', async () => {
    const { store } = await aStore(long);
    const folder = join(await temporaryFolder(), 'file');
    await writeFile(folder, '');
    const logged: string[] = [];
    const log = { error: (_details: unknown, sentence?: string) => void logged.push(sentence ?? '') };
    const files = new CachedReleaseFiles({ store, folder, log });
    expect(String(await files.file(integrityOfText(long), 'identity'))).toBe(long);
    expect(logged).toStrictEqual(['a file of a release could not be kept on the local disk']);
  });
});
