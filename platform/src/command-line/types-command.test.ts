import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBuiltFolder, remoteFiles } from '../testing/built-folder';
import { aCommandLine } from '../testing/command-line';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('storefront types fetch', () => {
  const types = {
    'types/pages/home.d.ts': 'export default 1;',
    'types/src/given.d.ts': 'export type Given = 1;',
  };
  const withTypes = (version: string) =>
    aBuiltFolder({ feature: 'checkout', version, files: { ...remoteFiles(version), ...types } });

  it('[REL-10/fetched] writes the types of the stable releases, or of one release, and removes older ones', async () => {
    const { run, repository } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder({ feature: 'listing' }));
    for (const version of ['1.0.0', '2.0.0']) await run('release', 'publish', await withTypes(version));
    const out = join(repository, 'remote-types');
    await mkdir(join(out, 'checkout'), { recursive: true });
    await writeFile(join(out, 'checkout/old.d.ts'), '');
    const { code, lines } = await run('types', 'fetch', '--out', out);
    expect(code).toBe(0);
    expect(lines).toStrictEqual([
      `checkout@1.0.0: 2 files in ${join(out, 'checkout')}`,
      expect.stringMatching(
        /^In tsconfig\.json: "paths": \{ "checkout\/\*": \[".*remote-types\/checkout\/\*"\] \}$/,
      ),
    ]);
    expect((await readdir(join(out, 'checkout'), { recursive: true })).sort()).toStrictEqual([
      'pages',
      'pages/home.d.ts',
      'src',
      'src/given.d.ts',
    ]);
    expect(await readFile(join(out, 'checkout/pages/home.d.ts'), 'utf8')).toBe('export default 1;');
    expect((await run('types', 'fetch', '--out', out, '--release', 'checkout@2.0.0')).lines[0]).toMatch(
      /^checkout@2\.0\.0: 2 files/,
    );
    expect(await run('types', 'fetch', '--out', out, '--feature', 'moon')).toMatchObject({
      code: 1,
      lines: ['There is no release of moon that is stable.'],
    });
  });
});
