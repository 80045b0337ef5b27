import { aBuiltFolder } from '../testing/built-folder';
import { aCommandLine, publishTwo } from '../testing/command-line';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('storefront release', () => {
  it('publish prints what it does and the result, and ends with 0', async () => {
    const { run } = await aCommandLine();
    const folder = await aBuiltFolder({ feature: 'checkout', version: '2.1.0' });
    expect(await run('release', 'publish', folder)).toMatchObject({
      code: 0,
      lines: [
        `Publishing ${folder} to the test …`,
        'checkout@2.1.0 is published: 4 files.',
        'checkout@2.1.0 becomes stable on all brands.',
      ],
    });
    expect((await run('release', 'publish', folder)).lines).toContain(
      'checkout@2.1.0 was published before, with the same content.',
    );
  });

  it('[REL-2] publish refuses a changed release with the reasons, and ends with 1', async () => {
    const { run } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder());
    const changed = await aBuiltFolder({ files: { 'entry.js': 'x', 'home.js': 'y', 'home.css': 'z' } });
    const { code, text } = await run('release', 'publish', changed);
    expect(code).toBe(1);
    expect(text).toContain('listing@1.0.0 exists with another entry.js');
    const json = await run('release', 'publish', changed, '--json');
    expect(JSON.parse(json.text)).toMatchObject({ kind: 'refused' });
  });

  it('publish makes a release stable at once with the option for that', async () => {
    const { run } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder());
    const next = await aBuiltFolder({ version: '1.1.0' });
    expect((await run('release', 'publish', next)).text).not.toContain('becomes stable');
    expect((await run('release', 'publish', next, '--stable')).lines).toContain(
      'listing@1.1.0 becomes stable on all brands.',
    );
  });

  it('[REL-9/removed] collect names the releases that it would remove, and those that nobody can get', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect((await run('release', 'collect', '--try-out')).lines).toStrictEqual([
      'checkout@2.0.0 cannot be reached by anybody; it is removed after 2026-12-21T18:00:00.000Z.',
      'Nothing has been changed.',
    ]);
  });

  it('list names the releases, newest first', async () => {
    const { run } = await aCommandLine();
    expect((await run('release', 'list')).lines).toStrictEqual(['There is no release yet.']);
    await publishTwo(run);
    expect((await run('release', 'list')).lines).toStrictEqual([
      expect.stringMatching(/^checkout@2\.0\.0 {2}2026-11-21T18:00:00\.000Z {2}ann$/),
      expect.stringMatching(/^checkout@1\.0\.0 /),
    ]);
    expect(JSON.parse((await run('release', 'list', '--feature', 'shell', '--json')).text)).toStrictEqual([]);
  });

  it('[REL-1] show prints the contents of a release', async () => {
    const { run } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder());
    const { code, text } = await run('release', 'show', 'listing@1.0.0');
    expect(code).toBe(0);
    expect(text).toContain('listing@1.0.0, published 2026-11-21T18:00:00.000Z by ann from abc');
    expect(text).toContain('./pages/home: home.js, home.css');
    expect(text).toMatch(/entry\.js {2}\d+\.\d kB, brotli \d+\.\d kB {2}sha384-/);
    expect(await run('release', 'show', 'listing@9.9.9')).toMatchObject({
      code: 1,
      lines: ['There is no release listing@9.9.9.'],
    });
  });

  it('promote and revoke print what changes before they change it', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect((await run('release', 'promote', 'checkout@2.0.0')).lines).toStrictEqual([
      'checkout@2.0.0 becomes stable on all brands.',
      'Done.',
    ]);
    expect((await run('release', 'revoke', 'checkout@2.0.0', '--reason', 'a leak')).lines).toStrictEqual([
      'checkout@2.0.0 is never served again.',
      'market goes from checkout@2.0.0 to checkout@1.0.0.',
      'northbank goes from checkout@2.0.0 to checkout@1.0.0.',
      'Done.',
    ]);
    expect((await run('release', 'show', 'checkout@2.0.0')).text).toContain('a leak');
  });
});
