import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBuiltFolder } from '../../platform/src/testing/built-folder';
import { aDoor } from '../../platform/src/testing/door';
import { removeTemporaryFolders } from '../../platform/src/testing/temporary-folder';
import { promotionAtStart, publishBuilds } from './publish-builds';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storefront-project-'));
});
afterEach(async () => {
  await removeTemporaryFolders();
  await rm(root, { recursive: true, force: true });
});

/** Puts a build of these sources into a workspace, in place of the one before. */
const build = async (workspace: string, sources: string, version = '1.0.0', folder = 'dist') => {
  const feature = workspace.replace('remote-', '');
  const script = feature === 'shell' ? 'shell.js' : 'entry.js';
  const files = { [script]: sources, 'home.js': '', 'shell.css': '', 'home.css': '' };
  const target = join(root, workspace, folder);
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, '..'), { recursive: true });
  await writeFile(join(root, workspace, 'package.json'), '{}');
  await rename(await aBuiltFolder({ feature, version, files }), target);
};

/** A registry, and a function that publishes to it what the workspaces hold and returns what was said. */
const aRegistry = async () => {
  const { operators } = await aDoor();
  const start = async ({ production = false } = {}) => {
    const said: string[] = [];
    await publishBuilds({ registry: operators, root, production, say: (line) => void said.push(line) });
    return said;
  };
  const stable = async (feature: string) => {
    const turns = (await operators.query('state', {}))?.turns ?? [];
    return turns.filter(({ name }) => name === feature).at(-1)?.version;
  };
  const refusals = () => operators.query('audit', { refused: 'yes' });
  return { operators, start, stable, refusals };
};

const local = /^1\.0\.0-local\.[0-9a-f]{8}$/;

describe('publishing the builds at start', () => {
  it('makes each build stable under its own version, and changes nothing the second time', async () => {
    await build('shell', 'first');
    await build('remote-listing', 'first');
    const { start, stable } = await aRegistry();
    expect(await start()).toStrictEqual([]);
    expect(await start()).toStrictEqual([]);
    expect([await stable('shell'), await stable('listing')]).toStrictEqual(['1.0.0', '1.0.0']);
  });

  it('[REL-2] publishes builds as local releases where the registry has other files under their versions, and says so in one sentence', async () => {
    await build('shell', 'first');
    await build('remote-listing', 'first');
    await build('remote-booking', 'first');
    const { start, stable, operators, refusals } = await aRegistry();
    await start();
    await build('shell', 'second');
    await build('remote-listing', 'second');
    const said = await start();
    const [shell, listing] = [await stable('shell'), await stable('listing')];
    expect(shell).toMatch(local);
    expect(listing).toMatch(local);
    expect(await stable('booking')).toBe('1.0.0');
    expect(said).toStrictEqual([
      `The registry has other files under the versions of these builds, so they are published as local releases: listing@${listing}, shell@${shell}`,
    ]);
    // The former releases are still there, and nothing was refused but the uploads that were only tried out.
    expect(await operators.query('release', { id: 'shell@1.0.0' })).toBeDefined();
    expect((await refusals())?.map(({ action, subject }) => [action, subject])).toStrictEqual([
      ['release try-out', 'listing@1.0.0'],
      ['release try-out', 'shell@1.0.0'],
    ]);
    expect(await start()).toStrictEqual([]);
  });

  it('publishes a candidate as a local release too, which waits for a rollout', async () => {
    await build('shell', 'first');
    await build('remote-checkout', 'first');
    await build('remote-checkout', 'first', '2.0.0', 'candidate/dist');
    const { start, stable } = await aRegistry();
    await start();
    await build('remote-checkout', 'second', '2.0.0', 'candidate/dist');
    const [sentence] = await start();
    expect(sentence).toMatch(/local releases: checkout@2\.0\.0-local\.[0-9a-f]{8}$/);
    expect(await stable('checkout')).toBe('1.0.0');
  });

  it('serves the present build also when it was stable before another one, for example after a look at an older checkout', async () => {
    await build('shell', 'first');
    const { start, stable } = await aRegistry();
    await start();
    await build('shell', 'second');
    await start();
    const second = await stable('shell');
    await build('shell', 'first');
    expect(await start()).toStrictEqual(['shell@1.0.0 becomes stable on all brands.']);
    expect(await stable('shell')).toBe('1.0.0');
    await build('shell', 'second');
    expect(await start()).toStrictEqual([`shell@${second} becomes stable on all brands.`]);
  });

  it('leaves in production what is stable when the present build was stable before', async () => {
    await build('shell', 'first');
    const { start, stable } = await aRegistry();
    await start({ production: true });
    await build('shell', 'second');
    await start({ production: true });
    expect(await stable('shell')).toMatch(local);
    await build('shell', 'first');
    await start({ production: true });
    expect(await stable('shell')).toMatch(local);
  });

  it('leaves a rollback as it is', async () => {
    await build('shell', 'first');
    const { start, stable, operators } = await aRegistry();
    await start();
    await build('shell', 'second');
    await start();
    await operators.command('rollback', { feature: 'shell', brands: 'all', reason: 'a test' });
    expect(await start()).toStrictEqual([]);
    expect(await stable('shell')).toBe('1.0.0');
  });

  it('ends with the faults of a build that the registry refuses', async () => {
    await build('shell', 'first');
    await rm(join(root, 'shell/dist/shell.js'));
    const { start } = await aRegistry();
    await expect(start()).rejects.toThrow(
      'shell cannot be published:\nentry names shell.js, which is not in the folder',
    );
  });
});

describe('the promotion of a build at start', () => {
  const turn = (
    version: string,
    kind: 'promote' | 'rollback' = 'promote',
    brands: 'all' | string[] = 'all',
  ) => ({ version, kind, brands });

  it.each([
    ['nothing is stable', [], 'new'],
    ['another build of the same version is stable', [turn('1.0.0'), turn('1.0.0-local.3f9a61c2')], 'always'],
    ['another version is stable', [turn('1.0.0'), turn('2.0.0')], 'new'],
    ['somebody rolled back', [turn('1.0.0-local.3f9a61c2'), turn('1.0.0', 'rollback')], 'new'],
    ['the latest turn concerns one brand', [turn('1.0.0', 'promote', ['northbank'])], 'new'],
  ] as const)('when %s', (_case, turns, promotion) => {
    expect(promotionAtStart('new', '1.0.0-local.9c01b2d4', turns)).toBe(promotion);
  });

  it('never makes a candidate stable', () => {
    expect(promotionAtStart('first', '2.0.0', [turn('2.0.0-local.3f9a61c2')])).toBe('first');
  });
});
