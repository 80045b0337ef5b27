import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
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
    expect((await readdir(repository)).sort()).toEqual(['remote-gift-cards', 'remote-points', 'shell']);
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
    expect(manifest.storefront.pages).toEqual([
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
    expect(made).toEqual({ kind: 'refused', faults: [expect.stringContaining(fault)] });
    expect((await readdir(repository)).sort()).toEqual(['remote-points', 'shell']);
  });
});
