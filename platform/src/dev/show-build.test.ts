import { aBuiltFolder } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import type { DevEvent } from './dev-server';
import { showBuild } from './show-build';
import { developmentVersion } from './watch-remote';

afterEach(removeTemporaryFolders);

const aSession = async (settings: { developmentBuilds?: boolean } = {}) => {
  const { operators, registry } = await aDoor(settings);
  const shown: string[] = [];
  const sentEvents: DevEvent[] = [];
  const printed: string[] = [];
  const kept: string[] = [];
  const parts = {
    registry: operators,
    server: {
      show: async (ending: string) => void shown.push(ending),
      send: (event: DevEvent) => void sentEvents.push(event),
    },
    files: { keepMaps: async (version: string) => void kept.push(version) },
    brand: 'market',
    author: 'ann',
    isNewest: () => true,
    print: (line: string) => void printed.push(line),
  };
  return { parts, registry, shown, sentEvents, printed, kept };
};

describe('a build of the development server', () => {
  it('is published although source map comments were added to its files after they were named', async () => {
    const { parts, registry } = await aSession();
    const version = developmentVersion('1.0.0', 1_795_328_746_008);
    const description = { addresses: 'content' };
    const folder = await aBuiltFolder({ feature: 'checkout', version: '1.0.0-dev', description });
    await showBuild({ kind: 'built', folder, version, hash: '1a' }, parts);
    expect((await registry.release({ name: 'checkout', version }))?.manifest.addresses).toBeUndefined();
  });

  it('[REL-17/refused] is no release: it is not listed, and is neither promoted, rolled out nor pinned', async () => {
    const { parts, registry } = await aSession();
    const stable = await aBuiltFolder({ feature: 'checkout', version: '1.0.0' });
    await parts.registry.publish(stable, { author: 'ann', commit: 'abc' });
    const folder = await aBuiltFolder({ feature: 'checkout', version: '1.0.0-dev' });
    const version = developmentVersion('1.0.1', 1_795_328_746_008);
    await showBuild({ kind: 'built', folder, version, hash: '1a' }, parts);
    expect(await registry.releases({ limit: 10 })).toMatchObject([{ version: '1.0.0' }]);
    const release = `checkout@${version}`;
    const common = { release, reason: 'a test' };
    const steps = [{ share: 100, minimumMinutes: 10, minimumPageLoads: 200 }];
    const answers = [
      await parts.registry.command('release/promote', { ...common, brands: 'all' }),
      await parts.registry.command('rollout/start', { ...common, brands: 'all', steps }),
      await parts.registry.command('pin', { ...common, brand: 'market' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        kind: 'refused',
        faults: [`${release} is a build of npm run dev and no release: publish one for visitors.`],
      });
    expect((await registry.snapshot()).turns).toMatchObject([{ version: '1.0.0' }]);
  });

  it('[REL-17/refused] never becomes a release, and no release becomes one', async () => {
    const { parts } = await aSession();
    const [one, other] = [
      await aBuiltFolder({ feature: 'checkout', version: '1.0.1-dev.one' }),
      await aBuiltFolder({ feature: 'checkout', version: '1.0.1-dev.other' }),
    ];
    const wanted = { author: 'ann', commit: 'abc', promotion: 'always' } as const;
    const development = { ...wanted, development: 'yes' } as const;
    expect(await parts.registry.publish(one, development)).toMatchObject({ kind: 'done' });
    expect(await parts.registry.publish(other, { ...wanted, promotion: 'never' })).toMatchObject({
      kind: 'done',
    });
    const refused = { kind: 'refused', faults: [expect.stringContaining('publish a new version')] };
    expect(await parts.registry.publish(one, wanted)).toMatchObject(refused);
    expect(await parts.registry.publish(other, development)).toMatchObject(refused);
  });

  it('[REL-17/production] is refused by a storefront in production, which says what to do', async () => {
    const { parts, registry, shown, printed } = await aSession({ developmentBuilds: false });
    const folder = await aBuiltFolder({ feature: 'checkout', version: '1.0.0-dev' });
    const version = developmentVersion('1.0.0', 1_795_328_746_008);
    await showBuild({ kind: 'built', folder, version, hash: '1a' }, parts);
    expect(printed).toStrictEqual([
      expect.stringMatching(/takes no builds of npm run dev: .*STOREFRONT_URL/),
    ]);
    expect(shown).toStrictEqual([]);
    expect(await registry.release({ name: 'checkout', version })).toBeUndefined();
    expect(await registry.audit({ limit: 1 })).toMatchObject([
      { action: 'release publish', faults: printed },
    ]);
  });

  it('is published without becoming stable, and shown by a preview link', async () => {
    const { parts, registry, shown, sentEvents, kept } = await aSession();
    const version = developmentVersion('1.0.0', 1_795_328_746_008);
    const folder = await aBuiltFolder({ feature: 'checkout', version: '1.0.0-dev' });
    await showBuild({ kind: 'built', folder, version, hash: '1a' }, parts);
    expect(await registry.release({ name: 'checkout', version })).toBeDefined();
    expect((await registry.snapshot()).turns).toStrictEqual([]);
    expect(shown).toStrictEqual([expect.stringMatching(/^\?preview=/)]);
    expect([sentEvents, kept]).toStrictEqual([[{ kind: 'shown' }], [version]]);
  });

  it('may be larger than its budgets, which are for what visitors fetch', async () => {
    const { parts, sentEvents } = await aSession();
    const description = {
      exposes: { './pages/gifts': { js: ['home.js'], css: [] } },
      budgets: { './pages/gifts': 1 },
    };
    const folder = await aBuiltFolder({ feature: 'gifts', version: '1.0.0', description });
    expect(await parts.registry.publish(folder, { author: 'ann', commit: 'abc' })).toMatchObject({
      faults: [expect.stringContaining('more than its budget of 1')],
    });
    await showBuild({ kind: 'built', folder, version: '1.0.0-dev.a', hash: '1a' }, parts);
    expect(sentEvents).toStrictEqual([{ kind: 'shown' }]);
  });

  it('that fails reports the reason to the page and the terminal, and changes nothing', async () => {
    const { parts, registry, shown, sentEvents, printed } = await aSession();
    await showBuild({ kind: 'failed', errors: ['home.tsx: a line is wrong'] }, parts);
    expect([shown, await registry.releases({ name: undefined, limit: 10 })]).toStrictEqual([[], []]);
    expect(sentEvents).toStrictEqual([{ kind: 'failed', errors: ['home.tsx: a line is wrong'] }]);
    expect(printed).toStrictEqual(['home.tsx: a line is wrong']);
  });

  it('that publishing refuses is reported like one that fails', async () => {
    const { parts, shown, sentEvents } = await aSession();
    const folder = await aBuiltFolder({ feature: 'checkout' });
    await showBuild({ kind: 'built', folder, version: 'one', hash: '1a' }, parts);
    expect(shown).toStrictEqual([]);
    expect(sentEvents).toStrictEqual([{ kind: 'failed', errors: [expect.stringContaining('version')] }]);
  });

  it('[DEV-5/errors] that publishing refuses after a newer one has ended is told in the terminal alone', async () => {
    const { parts, sentEvents, printed } = await aSession();
    const folder = await aBuiltFolder({ feature: 'checkout' });
    await showBuild(
      { kind: 'built', folder, version: 'one', hash: '1a' },
      { ...parts, isNewest: () => false },
    );
    expect(sentEvents).toStrictEqual([]);
    expect(printed).toStrictEqual([expect.stringContaining('version')]);
  });
});
