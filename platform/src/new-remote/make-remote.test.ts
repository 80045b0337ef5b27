import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { makeRemote } from './make-remote';

const ownRepository = join(__dirname, '../../..');
afterEach(removeTemporaryFolders);

/** A checkout with the shell's package.json and another remote with a page. */
const aRepository = async () => {
  const repository = await temporaryFolder();
  await mkdir(join(repository, 'shell'));
  await cp(join(ownRepository, 'shell/package.json'), join(repository, 'shell/package.json'));
  const page = { paths: ['/points/*'], expose: './pages/points', title: 'Points', kinds: ['marketplace'] };
  const storefront = { pages: [{ ...page, menu: { label: 'Points', place: 30 } }] };
  await mkdir(join(repository, 'remote-points'));
  await writeFile(join(repository, 'remote-points/package.json'), JSON.stringify({ storefront }));
  return repository;
};

describe('a new remote', () => {
  it('is written to a folder of its own, with its name in every file, and nothing else changes', async () => {
    const repository = await aRepository();
    const made = await makeRemote(repository, 'gift-cards');
    expect(made).toMatchObject({ kind: 'made', folder: 'remote-gift-cards' });
    expect((await readdir(repository)).sort()).toStrictEqual(['remote-gift-cards', 'remote-points', 'shell']);
    const files = made.kind === 'made' ? made.files : [];
    expect(files).toContain('src/stores/gift-cards-store.test.ts');
    for (const path of files) {
      expect(await readFile(join(repository, 'remote-gift-cards', path), 'utf8')).not.toContain('__');
      expect(path).not.toMatch(/__|template/);
    }
  });

  it('declares its page, after the menu entries of the others, with the packages of the shell', async () => {
    const repository = await aRepository();
    await makeRemote(repository, 'gift-cards');
    const read = async (path: string) => JSON.parse(await readFile(join(repository, path), 'utf8'));
    const manifest = await read('remote-gift-cards/package.json');
    expect(manifest.storefront.pages).toStrictEqual([
      {
        paths: ['/gift-cards'],
        expose: './pages/gift-cards',
        title: 'Gift cards',
        menu: { label: 'Gift cards', place: 31 },
        kinds: ['marketplace', 'single-business'],
      },
    ]);
    expect((await read('shell/package.json')).dependencies).toMatchObject(manifest.dependencies);
  });

  it('declares what the guide shows for it', async () => {
    const repository = await temporaryFolder();
    await cp(join(ownRepository, 'shell/package.json'), join(repository, 'shell/package.json'));
    await makeRemote(repository, 'rewards');
    const guide = await readFile(join(ownRepository, 'docs/ship-your-remote.md'), 'utf8');
    const [, shown = ''] = /^ {4}"storefront": (\{\n[\s\S]*?\n {4}\})$/m.exec(guide) ?? [];
    const manifest = await readFile(join(repository, 'remote-rewards/package.json'), 'utf8');
    expect(JSON.parse(shown)).toStrictEqual(JSON.parse(manifest).storefront);
  });

  it('[REL-16/template] names every type error when it is built, and writes no build', async () => {
    const repository = await aRepository();
    for (const name of ['node_modules', 'tsconfig.base.json'])
      await symlink(join(ownRepository, name), join(repository, name));
    await makeRemote(repository, 'gift-cards');
    const folder = join(repository, 'remote-gift-cards');
    await writeFile(join(folder, 'src/copy.ts'), 'export const copy: number = undefined;\n');
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const built = spawnSync('npx', ['--no-install', ...String(scripts.build).split(' ')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(built.stdout).toContain(
      "src/copy.ts, line 1, column 14: TS2322: Type 'undefined' is not assignable to type 'number'.",
    );
    expect(built.stdout).toMatch(/src\/ui\/gift-cards-page\.tsx, line \d+, column \d+: TS2339/);
    expect([built.status, await readdir(folder)]).toStrictEqual([1, expect.not.arrayContaining(['dist'])]);
  }, 120_000);

  it.each(['vip', 'frequent-flyer-card'])(
    'named %s is formatted like the rest of the checkout',
    async (name) => {
      const repository = await aRepository();
      await makeRemote(repository, name);
      const prettier = join(ownRepository, 'node_modules/prettier/bin/prettier.cjs');
      const config = ['--config', join(ownRepository, '.prettierrc.json')];
      const check = () =>
        execFileSync(process.execPath, [prettier, '--check', ...config, `remote-${name}`], {
          cwd: repository,
        });
      expect(String(check())).toContain('All matched files use Prettier code style!');
    },
  );

  it.each([
    ['Rewards', '"Rewards" is no name of a remote'],
    ['../rewards', 'is no name of a remote'],
    ['twenty-one-characters', 'is no name of a remote'],
    ['points', 'there is a feature points already: choose another name'],
    ['shell', 'there is a feature shell already'],
    ['checkout', 'the path /checkout is reserved for /checkout'],
  ])('named %s is refused: %s', async (name, fault) => {
    const repository = await aRepository();
    const made = await makeRemote(repository, name);
    expect(made).toStrictEqual({ kind: 'refused', faults: [expect.stringContaining(fault)] });
    expect((await readdir(repository)).sort()).toStrictEqual(['remote-points', 'shell']);
  });
});
