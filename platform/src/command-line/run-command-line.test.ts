import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBrand, writeBrand } from '../testing/brands';
import { aBuiltFolder, remoteFiles } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { networkTransport, registryClient } from './registry-client';
import type { RegistryClient } from './registry-client';
import { runCommandLine } from './run-command-line';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const aCommandLine = async (client?: RegistryClient) => {
  const brandsDirectory = await temporaryFolder();
  const parts = {
    registry: client ?? (await aDoor()).operators,
    brandsDirectory,
    house: await temporaryFolder(),
    folder: await temporaryFolder(),
    stopped: new AbortController().signal,
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

const publishTwo = async (run: (...words: string[]) => Promise<unknown>) => {
  for (const version of ['1.0.0', '2.0.0'])
    await run('release', 'publish', await aBuiltFolder({ feature: 'checkout', version }));
};

describe('storefront types fetch', () => {
  const types = {
    'types/pages/home.d.ts': 'export default 1;',
    'types/src/given.d.ts': 'export type Given = 1;',
  };
  const withTypes = (version: string) =>
    aBuiltFolder({ feature: 'checkout', version, files: { ...remoteFiles(version), ...types } });

  it('[REL-10/fetched] writes the types of what is stable, or of one release, in place of older ones', async () => {
    const { run, house } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder({ feature: 'listing' }));
    for (const version of ['1.0.0', '2.0.0']) await run('release', 'publish', await withTypes(version));
    const out = join(house, 'remote-types');
    await mkdir(join(out, 'checkout'), { recursive: true });
    await writeFile(join(out, 'checkout/old.d.ts'), '');
    const { code, lines } = await run('types', 'fetch', '--out', out);
    expect(code).toBe(0);
    expect(lines).toEqual([
      `checkout@1.0.0: 2 files in ${join(out, 'checkout')}`,
      expect.stringMatching(
        /^In tsconfig\.json: "paths": \{ "checkout\/\*": \[".*remote-types\/checkout\/\*"\] \}$/,
      ),
    ]);
    expect((await readdir(join(out, 'checkout'), { recursive: true })).sort()).toEqual([
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

describe('storefront release', () => {
  it('publish says what it does, what came of it, and ends with 0', async () => {
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

  it('publish makes a release stable at once when told to', async () => {
    const { run } = await aCommandLine();
    await run('release', 'publish', await aBuiltFolder());
    const next = await aBuiltFolder({ version: '1.1.0' });
    expect((await run('release', 'publish', next)).text).not.toContain('becomes stable');
    expect((await run('release', 'publish', next, '--stable')).lines).toContain(
      'listing@1.1.0 becomes stable on all brands.',
    );
  });

  it('[REL-9/removed] collect says what would go, and what nobody can get', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect((await run('release', 'collect', '--try-out')).lines).toEqual([
      'checkout@2.0.0 is in nobody’s reach; it goes after 2026-12-21T18:00:00.000Z.',
      'Nothing has been changed.',
    ]);
  });

  it('list names the releases, the newest first', async () => {
    const { run } = await aCommandLine();
    expect((await run('release', 'list')).lines).toEqual(['There is no release yet.']);
    await publishTwo(run);
    expect((await run('release', 'list')).lines).toEqual([
      expect.stringMatching(/^checkout@2\.0\.0 {2}2026-11-21T18:00:00\.000Z {2}ann$/),
      expect.stringMatching(/^checkout@1\.0\.0 /),
    ]);
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
    expect(await run('release', 'show', 'listing@9.9.9')).toMatchObject({
      code: 1,
      lines: ['There is no release listing@9.9.9.'],
    });
  });

  it('promote and revoke say what changes before they change it', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect((await run('release', 'promote', 'checkout@2.0.0')).lines).toEqual([
      'checkout@2.0.0 becomes stable on all brands.',
      'Done.',
    ]);
    expect((await run('release', 'revoke', 'checkout@2.0.0', '--reason', 'a leak')).lines).toEqual([
      'checkout@2.0.0 is never served again.',
      'market goes from checkout@2.0.0 to checkout@1.0.0.',
      'northbank goes from checkout@2.0.0 to checkout@1.0.0.',
      'Done.',
    ]);
    expect((await run('release', 'show', 'checkout@2.0.0')).text).toContain('a leak');
  });
});

describe('storefront rollout', () => {
  it('[REL-13/command-line] starts, follows, advances and ends a rollout', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect(
      (await run('rollout', 'start', 'checkout@2.0.0', '--steps', '0.5%/10/200,50%,100%')).lines,
    ).toEqual([
      '0.5 % of the visitors of all brands get checkout@2.0.0.',
      'The guard watches failure, slow-paint, slow-press, layout-shift, unfinished-checkout.',
      'Done.',
    ]);
    expect((await run('rollout', 'status')).lines).toEqual([
      'r1  checkout@2.0.0  running  step 1 of 3, 0.5 % of all brands',
    ]);
    await run('rollout', 'pause', 'r1');
    await run('rollout', 'resume', 'r1');
    expect((await run('rollout', 'advance', 'r1')).lines).toContain(
      'checkout@2.0.0 goes from 0.5 % to 50 % of the visitors.',
    );
    await run('rollout', 'abort', 'r1', '--reason', 'too slow');
    expect((await run('rollout', 'status')).lines).toEqual(['No rollout is running.']);
    const { lines } = await run('audit', '--subject', 'checkout@2.0.0', '--action', 'rollout abort');
    expect(lines).toEqual(['2026-11-21T18:00:00.000Z  operators  rollout abort  checkout@2.0.0  too slow']);
  });

  it('only says what would change when it is tried out', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    expect((await run('rollout', 'start', 'checkout@2.0.0', '--try-out')).lines).toEqual([
      '1 % of the visitors of all brands get checkout@2.0.0.',
      'The guard watches failure, slow-paint, slow-press, layout-shift, unfinished-checkout.',
      'Nothing has been changed.',
    ]);
    expect((await run('rollout', 'status')).lines).toEqual(['No rollout is running.']);
  });

  it('[ROL-3/command] rolls back, on named brands alone', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    await run('release', 'promote', 'checkout@2.0.0');
    expect((await run('rollback', 'checkout', '--brands', 'northbank')).lines).toEqual([
      'northbank goes back from checkout@2.0.0 to checkout@1.0.0.',
      'Done.',
    ]);
    expect((await run('rollback', 'checkout', '--brands', 'moon')).code).toBe(1);
  });

  it('[ROL-1/watch] takes what the guard watches and seconds of a step, and shows both', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    const words = ['rollout', 'start', 'checkout@2.0.0', '--steps', '10%/30s/50,100%', '--watch'];
    expect(await run(...words, 'mood')).toMatchObject({
      code: 2,
      text: expect.stringContaining('"mood" cannot be watched; there are failure, slow-paint'),
    });
    await run(...words, 'failure,slow-paint');
    expect((await run('rollout', 'show', 'r1')).lines).toEqual([
      'r1  checkout@2.0.0  running  step 1 of 2, 10 % of all brands',
      'The guard has not looked at it yet.',
      'failure              canary 0 of 0, stable 0 of 0',
      'slow-paint           canary 0 of 0, stable 0 of 0',
      'canary is checkout@2.0.0; stable is not known yet',
    ]);
    const shown = JSON.parse((await run('rollout', 'show', 'r1', '--json')).text);
    expect(shown).toMatchObject({ steps: [{ share: 1_000, minimumMinutes: 0.5 }, {}] });
    expect(await run('rollout', 'show', 'r9')).toMatchObject({ code: 1, text: 'There is no rollout r9.' });
  });

  it('refuses a step that it does not understand', async () => {
    const { run } = await aCommandLine();
    expect(await run('rollout', 'start', 'checkout@2.0.0', '--steps', 'ten')).toMatchObject({
      code: 2,
      text: expect.stringContaining('"ten" is no step; write 10%'),
    });
  });
});

describe('storefront pin, freeze and team', () => {
  it('pins and freezes a brand, and lets it go', async () => {
    const { run } = await aCommandLine();
    await publishTwo(run);
    const codes = [
      await run('pin', 'checkout@1.0.0', '--brand', 'northbank'),
      await run('unpin', 'checkout', '--brand', 'northbank'),
      await run('freeze', 'northbank', '--until', '2027-01-02'),
      await run('unfreeze', 'northbank'),
      await run('unfreeze', 'northbank'),
    ].map(({ code }) => code);
    expect(codes).toEqual([0, 0, 0, 0, 1]);
  });

  it('adds a team and shows its token once', async () => {
    const door = await aDoor();
    const { run } = await aCommandLine(door.operators);
    await run('team', 'add', 'rewards-team', '--features', 'rewards');
    const { lines } = await run('team', 'token', 'rewards-team', '--reason', 'CI');
    const token = lines.find((line) => line.startsWith('sft_'));
    const theirs = await aCommandLine(door.clientOf(token));
    expect((await theirs.run('release', 'publish', await aBuiltFolder({ feature: 'rewards' }))).code).toBe(0);
    expect(await theirs.run('release', 'publish', await aBuiltFolder())).toMatchObject({
      code: 1,
      text: expect.stringContaining('rewards-team has no right to releases of listing.'),
    });
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
  it('[RES-7/command] tells which release a visitor gets, and why', async () => {
    const { client, publish } = await aServedPlatform({ builds: [{ feature: 'shell' }] });
    await publish({ version: '1.0.0' });
    await publish({ version: '1.1.0' });
    const { run } = await aCommandLine(client);
    const { code, lines } = await run('resolve', '--brand', 'market', '--visitor', 'v1');
    expect(code).toBe(0);
    expect(lines).toContain('listing: listing@1.1.0 because it is stable; if it fails, listing@1.0.0');
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

  it('says so when no registry answers', async () => {
    const nobody = registryClient(networkTransport('http://127.0.0.1:9'), undefined, 'nowhere');
    expect(await (await aCommandLine(nobody)).run('audit')).toMatchObject({
      code: 1,
      lines: ['Nobody answers at http://127.0.0.1:9: start the storefront, or set STOREFRONT_URL.'],
    });
  });
});
