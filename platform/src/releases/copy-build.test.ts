import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBuiltFolder } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { copyBuild, localVersion, releasedVersion } from './copy-build';

afterEach(removeTemporaryFolders);

const digitsOf = (text: string) => createHash('sha384').update(text).digest('hex').slice(0, 16);

/** A build whose file names contain the hashes of their contents, as webpack writes it. */
const aBuildNamedByContent = async (container = 'listing_1_0_0') => {
  const entryText = `var ${container} = 1; push("${container}");`;
  const entry = `entry.${digitsOf(entryText)}.js`;
  const home = `home.${digitsOf('home')}.js`;
  const needed = { js: [home], css: [] };
  const exposes = { './pages/home': needed, './pages/listing': needed };
  const description = { addresses: 'content', container, entry, exposes };
  return aBuiltFolder({ files: { [entry]: entryText, [home]: 'home' }, description });
};

describe('a copy of a build under another version', () => {
  it('differs in the name of its container and in nothing else, and keeps the files that pages already have', async () => {
    const folder = await aBuildNamedByContent();
    const target = await temporaryFolder();
    await copyBuild(folder, '1.0.0-local.3f9a61c2', target);

    const entryText = 'var listing_1_0_0_local_3f9a61c2 = 1; push("listing_1_0_0_local_3f9a61c2");';
    const entry = `entry.${digitsOf(entryText)}.js`;
    const before = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
    const changed = { version: '1.0.0-local.3f9a61c2', container: 'listing_1_0_0_local_3f9a61c2', entry };
    expect(JSON.parse(await readFile(join(target, 'release.json'), 'utf8'))).toStrictEqual({
      ...before,
      ...changed,
    });
    expect((await readdir(target)).sort()).toStrictEqual(
      [entry, `home.${digitsOf('home')}.js`, 'release.json'].sort(),
    );
    expect(await readFile(join(target, entry), 'utf8')).toBe(entryText);
  });

  it('is accepted by the registry, which checks names against contents', async () => {
    const { operators } = await aDoor();
    const target = await temporaryFolder();
    await copyBuild(await aBuildNamedByContent(), '1.0.1', target);
    const answer = await operators.publish(target, { author: 'ann', commit: 'abc' });
    expect(answer).toMatchObject({ release: 'listing@1.0.1', faults: [] });
  });
});

describe('the version of a local release', () => {
  it('is the same for the same files and another for other files', async () => {
    const [one, same, other] = [
      await localVersion(await aBuildNamedByContent()),
      await localVersion(await aBuildNamedByContent()),
      await localVersion(await aBuildNamedByContent('other_1_0_0')),
    ];
    expect(one).toMatch(/^1\.0\.0-local\.[0-9a-f]{8}$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('does not depend on files that are not published', async () => {
    const folder = await aBuildNamedByContent();
    const before = await localVersion(folder);
    await writeFile(join(folder, '.built'), 'a fingerprint');
    await mkdir(join(folder, 'empty'));
    expect(await localVersion(folder)).toBe(before);
  });

  it('names the version that it stands in for', () => {
    expect(releasedVersion('1.0.0-local.3f9a61c2')).toBe('1.0.0');
    expect(releasedVersion('2.0.0-rc.1')).toBe('2.0.0-rc.1');
  });
});
