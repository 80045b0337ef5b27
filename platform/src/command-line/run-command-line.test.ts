import { aBrand, writeBrand } from '../testing/brands';
import { aBuiltFolder } from '../testing/built-folder';
import { damageStored } from '../testing/damage';
import { fixedClock } from '../testing/fixed-clock';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { runCommandLine } from './run-command-line';

afterEach(removeTemporaryFolders);

const aCommandLine = async () => {
  const [releasesDirectory, brandsDirectory] = [await temporaryFolder(), await temporaryFolder()];
  const house = await temporaryFolder();
  const parts = {
    releasesDirectory,
    brandsDirectory,
    house,
    clock: fixedClock,
    author: 'ann',
    commit: 'abc',
  };
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const code = await runCommandLine(words, { ...parts, print: (line) => lines.push(line) });
    return { code, lines, text: lines.join('\n') };
  };
  return { ...parts, run };
};

describe('storefront release', () => {
  it('publish says what it does, what came of it, and ends with 0', async () => {
    const { run } = await aCommandLine();
    const folder = await aBuiltFolder({ feature: 'checkout', version: '2.1.0' });
    const { code, lines } = await run('release', 'publish', folder);
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringContaining(`Publishing ${folder} to `),
      'checkout@2.1.0 is published: 4 files.',
      'checkout@2.1.0 is stable.',
    ]);
    expect((await run('release', 'publish', folder)).lines).toContain(
      'checkout@2.1.0 was published before, with the same content.',
    );
  });

  it('publish of an old release repairs its damaged files, and says so', async () => {
    const { run, releasesDirectory } = await aCommandLine();
    const folder = await aBuiltFolder();
    await run('release', 'publish', folder);
    await damageStored(releasesDirectory, 'later();');
    expect((await run('release', 'publish', folder)).lines).toContain(
      'listing@1.0.0 was published before, with the same content; damaged files were written again: later.js.',
    );
    expect((await run('release', 'publish', folder)).lines).toContain(
      'listing@1.0.0 was published before, with the same content.',
    );
  });

  it('[REL-2] publish of a changed release is refused with the reasons, and ends with 1', async () => {
    const { run } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder());
    const changed = await aBuiltFolder({ files: { 'entry.js': 'x', 'home.js': 'y', 'home.css': 'z' } });
    const { code, text } = await run('release', 'publish', changed);
    expect(code).toBe(1);
    expect(text).toContain('listing@1.0.0 exists with another entry.js');
    const json = await run('release', 'publish', changed, '--json');
    expect(JSON.parse(json.text)).toMatchObject({ kind: 'refused' });
  });

  it('publish brings an old release back when told to', async () => {
    const { run } = await aCommandLine();
    const old = await aBuiltFolder();
    await run('release', 'publish', old);
    await run('release', 'publish', await aBuiltFolder({ version: '1.1.0' }));
    expect((await run('release', 'publish', old)).lines).toContain('listing@1.1.0 stays stable.');
    expect((await run('release', 'publish', old, '--stable')).lines).toContain('listing@1.0.0 is stable.');
  });

  it('list names every release and which is stable', async () => {
    const { run } = await aCommandLine();
    expect((await run('release', 'list')).lines).toEqual(['There is no release yet.']);
    await run('release', 'publish', await aBuiltFolder());
    await run('release', 'publish', await aBuiltFolder({ version: '1.1.0' }));
    expect((await run('release', 'list')).lines).toEqual(['listing@1.0.0', 'listing@1.1.0  stable']);
    expect(JSON.parse((await run('release', 'list', '--feature', 'shell', '--json')).text)).toEqual([]);
  });

  it('[REL-1] show tells what a release is made of', async () => {
    const { run } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder());
    const { code, text } = await run('release', 'show', 'listing@1.0.0');
    expect(code).toBe(0);
    expect(text).toContain('listing@1.0.0, published 2026-11-21T18:00:00.000Z by ann from abc');
    expect(text).toContain('./pages/home: home.js, home.css');
    expect(text).toMatch(/entry\.js {2}\d+\.\d kB, brotli \d+\.\d kB {2}sha384-/);
    expect((await run('release', 'show', 'listing@9.9.9')).code).toBe(1);
  });
});

describe('storefront brand', () => {
  it('[BRD-3] check names every fault and ends with 1', async () => {
    const { run, brandsDirectory } = await aCommandLine();
    await writeBrand(brandsDirectory, aBrand({ tokens: { accent: '#ffb000' } }));
    const { code, text } = await run('brand', 'check');
    expect(code).toBe(1);
    expect(text).toMatch(/^market\.json \/tokens: onAccent #ffffff on accent #ffb000 has contrast/m);
  });

  it('check ends with 0 when there is none, and list names hosts and pins', async () => {
    const { run, brandsDirectory } = await aCommandLine();
    await writeBrand(brandsDirectory, aBrand({ pins: { checkout: '1.0.0' } }));
    expect(await run('brand', 'check')).toMatchObject({ code: 0, lines: ['1 brands, no faults.'] });
    expect((await run('brand', 'list')).text).toBe(
      'market  marketplace  Market  localhost  pins checkout@1.0.0',
    );
  });
});

describe('storefront resolve', () => {
  it('tells which release a visitor gets, and why', async () => {
    const { run, brandsDirectory } = await aCommandLine();
    await writeBrand(brandsDirectory, aBrand());
    await run('release', 'publish', await aBuiltFolder());
    await run('release', 'publish', await aBuiltFolder({ version: '1.1.0' }));
    const { code, lines } = await run('resolve', '--brand', 'market', '--visitor', 'v1');
    expect(code).toBe(0);
    expect(lines).toEqual([
      'listing: listing@1.1.0 because it is stable; if it fails, listing@1.0.0',
      'shell: no release of shell is stable',
    ]);
    expect((await run('resolve', '--brand', 'other')).code).toBe(1);
  });
});

describe('wrong use', () => {
  it.each([
    [['fly'], 'There is no command "fly".'],
    [['release', 'publish'], 'FOLDER is needed'],
    [['resolve'], '--brand is needed'],
    [['release', 'list', '--wat'], "Unknown option '--wat'\nstorefront"],
    [['brand', 'list', 'more'], 'Nothing stands after brand list'],
  ])('%j ends with 2 and says how', async (words, sentence) => {
    const { run } = await aCommandLine();
    const { code, text } = await run(...words);
    expect(code).toBe(2);
    expect(text).toContain(sentence);
    expect(text).toMatch(/^storefront/m);
  });

  it('help is there for each command, and ends with 0', async () => {
    const { run } = await aCommandLine();
    expect((await run()).text).toContain('release publish');
    const { code, text } = await run('release', 'publish', '--help');
    expect(code).toBe(0);
    expect(text).toContain('--stable');
  });
});
