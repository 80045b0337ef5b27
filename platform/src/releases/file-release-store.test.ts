import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aReleaseOf } from '../testing/releases';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import type { Encoded } from './encodings';
import { fileReleaseStore } from './file-release-store';

afterEach(removeTemporaryFolders);

const at = new Date('2026-11-21T18:00:00Z');
const content = { identity: Buffer.from('entry'), br: Buffer.from('br') };
const filesOf = (release: ReturnType<typeof aReleaseOf>) =>
  new Map(release.files.map(({ integrity }) => [integrity, content]));

describe('releases in a folder', () => {
  it('gives back what was added, also to another process that looks into the folder', async () => {
    const folder = await temporaryFolder();
    const release = aReleaseOf('checkout', '2.1.0');
    expect(await (await fileReleaseStore(folder)).add(release, filesOf(release))).toBe(true);
    const other = await fileReleaseStore(folder);
    expect(await other.manifest('checkout', '2.1.0')).toEqual(release);
    expect(await other.list()).toEqual([{ name: 'checkout', version: '2.1.0' }]);
    const integrity = release.files[0]?.integrity ?? '';
    expect(Buffer.from((await other.file(integrity, 'br')) ?? []).toString()).toBe('br');
    expect(await other.file(integrity, 'gzip')).toBeUndefined();
  });

  it('keeps a partner’s remote under its own name', async () => {
    const store = await fileReleaseStore(await temporaryFolder());
    const release = aReleaseOf('partner/listing', '1.0.0');
    await store.add(release, new Map());
    await store.makeStable({ name: 'partner/listing', version: '1.0.0' }, at);
    expect(await store.list()).toEqual([{ name: 'partner/listing', version: '1.0.0' }]);
    expect(await store.names()).toEqual(['partner/listing']);
  });

  it('[REL-2] never changes a release that is there', async () => {
    const store = await fileReleaseStore(await temporaryFolder());
    await store.add(aReleaseOf('checkout', '1.0.0'), new Map());
    expect(await store.add(aReleaseOf('checkout', '1.0.0', { author: 'another' }), new Map())).toBe(false);
    expect(await store.manifest('checkout', '1.0.0')).toMatchObject({ author: 'a team' });
  });

  it('[REL-5] shows nothing of a release whose files are written and whose manifest is not yet', async () => {
    const folder = await temporaryFolder();
    const store = await fileReleaseStore(folder);
    const release = aReleaseOf('checkout', '1.0.0');
    const unreadable = { identity: 'soup' as unknown as Uint8Array, br: {} as Uint8Array };
    const dies = new Map<string, Encoded>([...filesOf(release), ['sha384-x', unreadable]]);
    await expect(store.add(release, dies)).rejects.toThrow();
    expect(await store.list()).toEqual([]);
    expect(await store.manifest('checkout', '1.0.0')).toBeUndefined();
    const parts = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.part'));
    expect(parts).toEqual([]);
  });

  it('remembers what was stable, the present one first, each once', async () => {
    const store = await fileReleaseStore(await temporaryFolder());
    for (const version of ['1.0.0', '1.1.0', '1.1.0', '1.0.0', '2.0.0']) {
      await store.makeStable({ name: 'listing', version }, at);
    }
    expect(await store.stable('listing')).toEqual(['2.0.0', '1.0.0', '1.1.0']);
  });

  it('knows every version that ever was stable, however many came after it', async () => {
    const store = await fileReleaseStore(await temporaryFolder());
    await store.add(aReleaseOf('listing', '2.0.0'), new Map());
    for (let minor = 0; minor < 25; minor += 1)
      await store.makeStable({ name: 'listing', version: `1.${minor}.0` }, at);
    expect(await store.hasBeenStable({ name: 'listing', version: '1.0.0' })).toBe(true);
    expect(await store.hasBeenStable({ name: 'listing', version: '2.0.0' })).toBe(false);
  });

  it('knows what was stable before such marks were kept', async () => {
    const folder = await temporaryFolder();
    const store = await fileReleaseStore(folder);
    await store.makeStable({ name: 'listing', version: '1.0.0' }, at);
    await rm(join(folder, 'been-stable'), { recursive: true });
    expect(await store.hasBeenStable({ name: 'listing', version: '1.0.0' })).toBe(true);
  });

  it('loses no turn when several become stable at the same time', async () => {
    const store = await fileReleaseStore(await temporaryFolder());
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    await Promise.all(versions.map((version) => store.makeStable({ name: 'listing', version }, at)));
    expect((await store.stable('listing')).sort()).toEqual(versions);
  });

  it('tells those who watch when another process has added something', async () => {
    const folder = await temporaryFolder();
    const watching = await fileReleaseStore(folder);
    const told = new Promise<void>((resolve) => {
      const end = watching.watch(() => {
        end();
        resolve();
      });
    });
    await (await fileReleaseStore(folder)).add(aReleaseOf('checkout', '1.0.0'), new Map());
    await expect(told).resolves.toBeUndefined();
  });

  it('says which file is damaged, in a sentence', async () => {
    const folder = await temporaryFolder();
    const store = await fileReleaseStore(folder);
    await store.add(aReleaseOf('checkout', '1.0.0'), new Map());
    await writeFile(join(folder, 'manifests/checkout/1.0.0.json'), '{"format":');
    await expect(store.manifest('checkout', '1.0.0')).rejects.toThrow(/1\.0\.0\.json is damaged/);
  });
});
