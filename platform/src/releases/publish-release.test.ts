import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { aBuiltFolder } from '../testing/built-folder';
import { fixedClock } from '../testing/fixed-clock';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { integrityOf } from './built-folder';
import { fileReleaseStore } from './file-release-store';
import { publishAsStable, publishRelease } from './publish-release';

afterEach(removeTemporaryFolders);

const meta = { author: 'checkout team', commit: 'abc123' };

const aStore = async () => {
  const directory = await temporaryFolder();
  const store = await fileReleaseStore(directory);
  return { directory, store, parts: { store, clock: fixedClock } };
};

const everythingIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

describe('publishing a release', () => {
  it('[REL-1] records what was built, every file with its hash and sizes, by whom, from what and when', async () => {
    const { store, parts } = await aStore();
    const folder = await aBuiltFolder({ feature: 'checkout', version: '2.1.0' });
    const published = await publishRelease(parts, { folder, ...meta });
    expect(published.kind).toBe('published');
    const release = await store.manifest('checkout', '2.1.0');
    expect(release).toMatchObject({
      container: 'checkout_2_1_0',
      hostContract: { needed: '^1.0.0' },
      shared: [{ name: 'react', version: '^19.3.1', provided: false }],
      exposes: { './pages/home': { js: ['home.js'], css: ['home.css'] } },
      author: 'checkout team',
      commit: 'abc123',
      publishedAt: '2026-11-21T18:00:00.000Z',
    });
    expect(release?.files.map(({ path }) => path)).toEqual(['entry.js', 'home.css', 'home.js', 'later.js']);
    const entry = release?.files[0];
    expect(entry?.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    expect(entry?.brotliBytes).toBeLessThan(entry?.bytes ?? 0);
    expect(entry?.gzipBytes).toBeLessThan(entry?.bytes ?? 0);
  });

  it('[REL-1][EDG-1] keeps files by content, with the compressed forms made there and then', async () => {
    const { store, parts } = await aStore();
    const text = 'export const soup = 1;'.repeat(50);
    await publishRelease(parts, {
      folder: await aBuiltFolder({ files: { 'entry.js': text, 'home.js': text, 'home.css': '' } }),
      ...meta,
    });
    const integrity = integrityOf(Buffer.from(text));
    const [plain, br, gzip] = await Promise.all(
      (['identity', 'br', 'gzip'] as const).map((encoding) => store.file(integrity, encoding)),
    );
    expect(Buffer.from(plain ?? []).toString()).toBe(text);
    expect(brotliDecompressSync(br ?? Buffer.alloc(0)).toString()).toBe(text);
    expect(gunzipSync(gzip ?? Buffer.alloc(0)).toString()).toBe(text);
  });

  it('[REL-2] accepts the same version with the same content, and changes nothing', async () => {
    const { directory, parts } = await aStore();
    const folder = await aBuiltFolder();
    await publishRelease(parts, { folder, ...meta });
    const before = await everythingIn(directory);
    const again = await publishRelease(parts, {
      folder: await aBuiltFolder(),
      author: 'another',
      commit: 'def',
    });
    expect(again).toMatchObject({ kind: 'unchanged', release: { author: 'checkout team' } });
    expect(await everythingIn(directory)).toEqual(before);
  });

  it.each([
    ['a changed file', { 'home.js': 'other();' }, ['listing@1.0.0 exists with another home.js']],
    ['a file more', { 'new.js': 'more();' }, ['listing@1.0.0 exists with another new.js']],
  ])(
    '[REL-2][REL-5] refuses a version that exists when it has %s, and leaves nothing behind',
    async (_what, change, faults) => {
      const { directory, parts } = await aStore();
      await publishRelease(parts, { folder: await aBuiltFolder(), ...meta });
      const before = await everythingIn(directory);
      const folder = await aBuiltFolder();
      for (const [path, text] of Object.entries(change)) await writeFile(join(folder, path), text);
      expect(await publishRelease(parts, { folder, ...meta })).toEqual({
        kind: 'refused',
        faults: faults.map((fault) => expect.stringContaining(fault)),
      });
      expect(await everythingIn(directory)).toEqual(before);
    },
  );

  it('[REL-2] refuses a version that exists with other exposes', async () => {
    const { parts } = await aStore();
    await publishRelease(parts, { folder: await aBuiltFolder(), ...meta });
    const folder = await aBuiltFolder({ description: { exposes: {} } });
    expect(await publishRelease(parts, { folder, ...meta })).toMatchObject({ kind: 'refused' });
  });

  it('[REL-2] two publishes of one version at the same time: one of the contents stands, the other is refused', async () => {
    const { store, parts } = await aStore();
    const folders = [
      await aBuiltFolder(),
      await aBuiltFolder({ files: { 'entry.js': 'x', 'home.js': 'y', 'home.css': 'z' } }),
    ];
    const outcomes = await Promise.all(folders.map((folder) => publishRelease(parts, { folder, ...meta })));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['published', 'refused']);
    const winner = outcomes.find(({ kind }) => kind === 'published');
    expect(winner).toMatchObject({ release: await store.manifest('listing', '1.0.0') });
  });

  it.each([
    ['a folder that was not built', async () => temporaryFolder(), 'has no release.json'],
    [
      'a description that is no JSON',
      async () =>
        aBuiltFolder({ files: {} }).then(async (folder) => {
          await writeFile(join(folder, 'release.json'), '{');
          return folder;
        }),
      'is not JSON',
    ],
    ['a version that is none', async () => aBuiltFolder({ version: 'newest' }), 'release.json /version'],
    [
      'an exposed file that is missing',
      async () => aBuiltFolder({ files: { 'entry.js': '' } }),
      './pages/home names home.js',
    ],
    [
      'a file of an unknown kind',
      async () => aBuiltFolder({ files: { 'entry.js': '', 'home.js': '', 'home.css': '', 'run.exe': '' } }),
      'run.exe: files of this kind',
    ],
    [
      'a name that no address can hold',
      async () => aBuiltFolder({ files: { 'entry.js': '', 'home.js': '', 'home.css': '', 'a b.js': '' } }),
      'a b.js: a name',
    ],
  ])('[REL-5] refuses %s, says why and leaves nothing behind', async (_what, make, fault) => {
    const { directory, parts } = await aStore();
    const published = await publishRelease(parts, { folder: await make(), ...meta });
    expect(published).toEqual({
      kind: 'refused',
      faults: expect.arrayContaining([expect.stringContaining(fault)]),
    });
    expect(await everythingIn(directory)).toEqual([]);
  });

  it('refuses a build that carries another version than the one that is meant', async () => {
    const { parts } = await aStore();
    const published = await publishRelease(parts, {
      folder: await aBuiltFolder(),
      ...meta,
      version: '1.0.1',
    });
    expect(published).toEqual({
      kind: 'refused',
      faults: [expect.stringContaining('RELEASE_VERSION=1.0.1')],
    });
  });

  it('does not take up marks of the build', async () => {
    const { store, parts } = await aStore();
    const folder = await aBuiltFolder();
    await writeFile(join(folder, '.built'), 'fingerprint');
    await publishRelease(parts, { folder, ...meta });
    const paths = (await store.manifest('listing', '1.0.0'))?.files.map(({ path }) => path);
    expect(paths).not.toContain('.built');
    expect(paths).not.toContain('release.json');
  });
});

describe('making a release stable', () => {
  const publish = async (parts: Awaited<ReturnType<typeof aStore>>['parts'], version: string) =>
    publishAsStable(parts, { folder: await aBuiltFolder({ version }), ...meta });

  it('a new release takes the place of the stable one, which is the one before it then', async () => {
    const { store, parts } = await aStore();
    await publish(parts, '1.0.0');
    await publish(parts, '1.1.0');
    expect(await store.stable('listing')).toEqual(['1.1.0', '1.0.0']);
  });

  it('an old release that is published again does not come back by that', async () => {
    const { store, parts } = await aStore();
    await publish(parts, '1.0.0');
    await publish(parts, '1.1.0');
    await publish(parts, '1.0.0');
    expect(await store.stable('listing')).toEqual(['1.1.0', '1.0.0']);
  });

  it('an old release comes back when that is asked for', async () => {
    const { store, parts } = await aStore();
    await publish(parts, '1.0.0');
    await publish(parts, '1.1.0');
    await publishAsStable(parts, { folder: await aBuiltFolder({ version: '1.0.0' }), ...meta }, 'always');
    expect(await store.stable('listing')).toEqual(['1.0.0', '1.1.0']);
  });

  it('[REL-5] a publish that died before it became stable is made good by the next one', async () => {
    const { store, parts } = await aStore();
    await publishRelease(parts, { folder: await aBuiltFolder(), ...meta });
    expect(await store.stable('listing')).toEqual([]);
    await publish(parts, '1.0.0');
    expect(await store.stable('listing')).toEqual(['1.0.0']);
  });
});
