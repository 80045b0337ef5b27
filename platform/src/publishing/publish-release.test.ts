import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aBuiltFolder, remoteFiles } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { folderReleaseFiles } from '../releases/folder-release-files';
import { computeIntegrity } from '../releases/parse-build';

afterEach(removeTemporaryFolders);

const meta = { author: 'checkout team', commit: 'abc123' };
const listing = { name: 'listing', version: '1.0.0' };

const aPublisher = async (parts: Parameters<typeof aDoor>[0] = {}) => {
  const { operators, registry, folder } = await aDoor(parts);
  const publish = async (built: string, query = meta) => operators.publish(built, query);
  const manifest = async (id = listing) => (await registry.release(id))?.manifest;
  /** Everything that a publication could have written. */
  const everything = async () => [
    (await readdir(folder, { recursive: true })).sort(),
    await registry.snapshot(),
    await registry.releases({ limit: 10 }),
  ];
  return { publish, manifest, everything, folder };
};

describe('publishing a release', () => {
  it('[REL-1] records the build, every file with its hash and sizes, the author, the commit and the time', async () => {
    const { publish, manifest } = await aPublisher();
    await publish(await aBuiltFolder({ feature: 'checkout', version: '2.1.0' }));
    const release = await manifest({ name: 'checkout', version: '2.1.0' });
    expect(release).toMatchObject({
      container: 'checkout_2_1_0',
      hostContract: { needed: '^1.0.0' },
      shared: [{ name: 'react', version: '^19.3.1', provided: false }],
      exposes: { './pages/home': { js: ['home.js'], css: ['home.css'] } },
      author: 'checkout team',
      commit: 'abc123',
      publishedAt: '2026-11-21T18:00:00.000Z',
    });
    expect(release?.files.map(({ path }) => path)).toStrictEqual([
      'entry.js',
      'home.css',
      'home.js',
      'later.js',
    ]);
    const entry = release?.files[0];
    expect(entry?.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    expect(entry?.brotliBytes).toBeLessThan(entry?.bytes ?? 0);
    expect(entry?.gzipBytes).toBeLessThan(entry?.bytes ?? 0);
  });

  it('[REL-1][EDG-1] stores files by content, and compresses them at publish', async () => {
    const { publish, folder } = await aPublisher();
    const text = 'export const soup = 1;'.repeat(50);
    await publish(await aBuiltFolder({ files: { 'entry.js': text, 'home.js': text, 'home.css': '' } }));
    const files = await folderReleaseFiles(folder);
    const integrity = computeIntegrity(Buffer.from(text));
    const [plain, br, gzip] = await Promise.all(
      (['identity', 'br', 'gzip'] as const).map((encoding) => files.file(integrity, encoding)),
    );
    expect(Buffer.from(plain ?? []).toString()).toBe(text);
    expect(brotliDecompressSync(br ?? Buffer.alloc(0)).toString()).toBe(text);
    expect(gunzipSync(gzip ?? Buffer.alloc(0)).toString()).toBe(text);
  });

  it('[REL-2] accepts the same version with the same content, and changes nothing', async () => {
    const { publish, everything } = await aPublisher();
    await publish(await aBuiltFolder());
    const before = await everything();
    const again = await publish(await aBuiltFolder(), { author: 'another', commit: 'def' });
    expect(again).toMatchObject({ kind: 'done', outcome: 'unchanged' });
    expect(await everything()).toStrictEqual(before);
  });

  it.each([
    ['a changed file', { 'home.js': 'other();' }, 'listing@1.0.0 exists with another home.js'],
    ['a file more', { 'new.js': 'more();' }, 'listing@1.0.0 exists with another new.js'],
  ])(
    '[REL-2][REL-5] refuses a version that exists when it has %s, and leaves nothing behind',
    async (_what, change, fault) => {
      const { publish, everything } = await aPublisher();
      await publish(await aBuiltFolder());
      const before = await everything();
      const folder = await aBuiltFolder();
      for (const [path, text] of Object.entries(change)) await writeFile(join(folder, path), text);
      expect(await publish(folder)).toMatchObject({
        kind: 'refused',
        faults: [expect.stringContaining(fault)],
      });
      expect(await everything()).toStrictEqual(before);
    },
  );

  it('[REL-2] refuses a version that exists with other exposes', async () => {
    const { publish } = await aPublisher();
    await publish(await aBuiltFolder());
    expect(await publish(await aBuiltFolder({ description: { exposes: {} } }))).toMatchObject({
      kind: 'refused',
    });
  });

  it('[REL-2] accepts one of two contents that are published as one version at the same time, and refuses the other', async () => {
    const { publish, manifest } = await aPublisher();
    const folders = [
      await aBuiltFolder(),
      await aBuiltFolder({ files: { 'entry.js': 'x', 'home.js': 'y', 'home.css': 'z' } }),
    ];
    const outcomes = await Promise.all(folders.map((folder) => publish(folder)));
    expect(outcomes.map(({ kind }) => kind).sort()).toStrictEqual(['done', 'refused']);
    const files = (await manifest())?.files.length;
    expect(files).toBe(outcomes[0]?.kind === 'done' ? 4 : 3);
  });

  it.each([
    ['a folder that was not built', async () => temporaryFolder(), 'There is no release.json'],
    [
      'a description that is no JSON',
      async () => {
        const folder = await aBuiltFolder({ files: {} });
        await writeFile(join(folder, 'release.json'), '{');
        return folder;
      },
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
    [
      'a page that is reserved',
      async () =>
        aBuiltFolder({
          description: {
            pages: [{ paths: ['/checkout'], expose: './pages/home', title: 'Mine', kinds: ['marketplace'] }],
          },
        }),
      'the path /checkout is reserved',
    ],
  ])('[REL-5] refuses %s, says why and leaves nothing behind', async (_what, make, fault) => {
    const { publish, everything } = await aPublisher();
    const before = await everything();
    const published = await publish(await make());
    expect(published.kind).toBe('refused');
    expect(published.faults).toStrictEqual(expect.arrayContaining([expect.stringContaining(fault)]));
    expect(await everything()).toStrictEqual(before);
  });

  it('[REL-3/refused] refuses a release that a shell in service cannot run, and leaves nothing behind', async () => {
    const { publish, everything } = await aPublisher();
    await publish(await aBuiltFolder({ feature: 'shell' }));
    const before = await everything();
    const needy = await aBuiltFolder({ description: { hostContract: { needed: '^9.0.0' }, exposes: {} } });
    expect((await publish(needy)).faults).toStrictEqual([
      expect.stringContaining('it needs host contract ^9.0.0 and shell@1.0.0 has 1.0.0'),
      expect.stringContaining('it does not expose ./pages/home, which /, /home, /home/* needs'),
      expect.stringContaining('it does not expose ./pages/listing, which /listing needs'),
    ]);
    expect(await everything()).toStrictEqual(before);
  });

  it('[REL-3/pinned] a shell that only a brand file pins is in service', async () => {
    const { publish } = await aPublisher({ pinned: [{ name: 'shell', version: '0.9.0' }] });
    await publish(await aBuiltFolder({ feature: 'shell' }));
    const before = { hostContract: { provided: '0.9.0' } };
    await publish(await aBuiltFolder({ feature: 'shell', version: '0.9.0', description: before }));
    expect((await publish(await aBuiltFolder())).faults).toStrictEqual([
      expect.stringContaining('it needs host contract ^1.0.0 and shell@0.9.0 has 0.9.0'),
    ]);
  });

  it('[REL-3/shell] refuses a shell that remotes in service cannot run in, and leaves nothing behind', async () => {
    const { publish, everything } = await aPublisher();
    await publish(await aBuiltFolder());
    const before = await everything();
    const next = { hostContract: { provided: '2.0.0' } };
    const published = await publish(await aBuiltFolder({ feature: 'shell', description: next }));
    expect(published.faults).toStrictEqual([
      expect.stringContaining('listing@1.0.0, which is in service, needs host'),
    ]);
    expect(await everything()).toStrictEqual(before);
  });

  it('[REL-4/refused] refuses with the faults of the proofs and all other faults together, and leaves nothing behind', async () => {
    const prove = async () => ['home.js calls eval()', 'home.css reaches outside'];
    const { publish, everything } = await aPublisher({ prove });
    const before = await everything();
    const budgets = { './pages/home': 1 };
    const faulty = await aBuiltFolder({
      description: { exposes: { './pages/home': { js: ['home.js'], css: [] } }, budgets },
    });
    expect((await publish(faulty)).faults).toStrictEqual([
      expect.stringContaining('it does not expose ./pages/listing'),
      expect.stringMatching(/^\.\/pages\/home takes \d+ bytes \(brotli\), more than its budget of 1/),
      ...(await prove()),
    ]);
    expect(await everything()).toStrictEqual(before);
  });

  it('accepts exactly the versions that the addresses of the door accept', async () => {
    const { publish } = await aPublisher();
    expect(await publish(await aBuiltFolder({ version: '999999999.0.0-rc.1' }))).toMatchObject({
      kind: 'done',
    });
    for (const version of ['1234567890.0.0', `1.0.0-${'a'.repeat(41)}`])
      expect((await publish(await aBuiltFolder({ version }))).faults).toStrictEqual([
        expect.stringContaining('release.json /version'),
      ]);
  });

  it('[REL-10/published] stores the types of a build beside its files: pages name none of them, and they never change', async () => {
    const { publish, manifest, folder } = await aPublisher();
    const types = { 'types/pages/home.d.ts': 'export default 1;' };
    const built = (more: Record<string, string>) =>
      aBuiltFolder({ files: { ...remoteFiles('1.0.0'), ...more } });
    await publish(await built(types));
    const release = await manifest();
    expect(release?.types).toMatchObject([{ path: 'pages/home.d.ts', bytes: 17 }]);
    expect(release?.files.map(({ path }) => path)).toStrictEqual(Object.keys(remoteFiles('1.0.0')).sort());
    const store = await folderReleaseFiles(folder);
    const stored = await store.file(release?.types?.[0]?.integrity ?? '', 'identity');
    expect(Buffer.from(stored ?? []).toString()).toBe('export default 1;');
    expect(await publish(await built(types))).toMatchObject({ outcome: 'unchanged' });
    expect(
      (await publish(await built({ 'types/pages/home.d.ts': 'export default 2;' }))).faults,
    ).toStrictEqual([expect.stringContaining('listing@1.0.0 exists with another types/pages/home.d.ts')]);
  });

  it('[REL-18/stored] stores the source maps of a build beside its files: no page gets them, and they never change', async () => {
    const { publish, manifest, folder } = await aPublisher();
    const built = (text: string) =>
      aBuiltFolder({ files: { ...remoteFiles('1.0.0'), 'maps/entry.js.map': text } });
    await publish(await built('{"version":3}'));
    const release = await manifest();
    expect(release?.maps).toMatchObject([{ path: 'entry.js.map', bytes: 13 }]);
    expect(release?.files.map(({ path }) => path)).toStrictEqual(Object.keys(remoteFiles('1.0.0')).sort());
    const store = await folderReleaseFiles(folder);
    const stored = await store.file(release?.maps?.[0]?.integrity ?? '', 'identity');
    expect(Buffer.from(stored ?? []).toString()).toBe('{"version":3}');
    expect(await publish(await built('{"version":3}'))).toMatchObject({ outcome: 'unchanged' });
    expect((await publish(await built('{"version":4}'))).faults).toStrictEqual([
      expect.stringContaining('listing@1.0.0 exists with another maps/entry.js.map'),
    ]);
  });

  it('ignores marker files of the build', async () => {
    const { publish, manifest } = await aPublisher();
    const folder = await aBuiltFolder();
    await writeFile(join(folder, '.built'), 'fingerprint');
    await publish(folder);
    const paths = (await manifest())?.files.map(({ path }) => path);
    expect(paths).not.toContain('.built');
    expect(paths).not.toContain('release.json');
  });
});
