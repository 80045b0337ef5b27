import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { makeOwnRepository } from './make-own-repository';

afterEach(removeTemporaryFolders);

const packages = { dependencies: { react: '^19.3.1' }, devDependencies: { '@storefront/build': '^1.0.0' } };
const configuration = ['.github/workflows/gift-cards.yml', '.gitignore', '.gitlab-ci.yml', 'README.md'];
const tools = ['eslint.config.mjs', 'jest.config.mjs', 'package.json', 'tsconfig.json', 'webpack.config.mjs'];

describe('a remote in a repository of its own', () => {
  it('[REL-15/made] is written to an empty folder with what its tools and workflows need, and its name in every file', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, '.git'));
    const made = await makeOwnRepository(folder, 'gift-cards', packages);
    const files = made.kind === 'made' ? made.files : [];
    expect(files).toStrictEqual(expect.arrayContaining([...configuration, ...tools]));
    const written = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
    expect(written).toHaveLength(files.length);
    for (const path of files) expect(await readFile(join(folder, path), 'utf8')).not.toContain('__');
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      ...packages,
      storefront: { pages: [{ paths: ['/gift-cards'], menu: { place: 10 } }] },
      scripts: { dev: 'storefront dev', test: 'jest', types: 'tsc', lint: 'eslint .' },
    });
  });

  it.each([
    ['Rewards', '"Rewards" is no name of a remote'],
    ['shell', 'there is a feature shell already'],
    ['checkout', 'the path /checkout is reserved for /checkout'],
  ])('named %s is refused: %s', async (name, fault) => {
    const folder = await temporaryFolder();
    const made = await makeOwnRepository(folder, name, packages);
    expect(made).toStrictEqual({ kind: 'refused', faults: [expect.stringContaining(fault)] });
    expect(await readdir(folder)).toStrictEqual([]);
  });

  it('replaces no file, and names each that is there', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'package.json'), '{}');
    await writeFile(join(folder, 'README.md'), 'Mine.');
    const fault = (path: string) => `${path} exists already: take an empty folder`;
    expect(await makeOwnRepository(folder, 'gift-cards', packages)).toStrictEqual({
      kind: 'refused',
      faults: expect.arrayContaining([fault('README.md'), fault('package.json')]),
    });
    expect((await readdir(folder)).sort()).toStrictEqual(['README.md', 'package.json']);
  });
});
