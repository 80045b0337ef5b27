import { aBuiltFolder } from '../testing/built-folder';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import type { DevEvent } from './dev-server';
import { showBuild } from './show-build';
import { developmentVersion } from './watch-remote';

afterEach(removeTemporaryFolders);

const aSession = async () => {
  const { operators, registry } = await aDoor();
  const shown: string[] = [];
  const sentEvents: DevEvent[] = [];
  const printed: string[] = [];
  const parts = {
    registry: operators,
    server: {
      show: async (ending: string) => void shown.push(ending),
      send: (event: DevEvent) => void sentEvents.push(event),
    },
    brand: 'market',
    author: 'ann',
    print: (line: string) => void printed.push(line),
  };
  return { parts, registry, shown, sentEvents, printed };
};

describe('a build of the development server', () => {
  it('is published although source map comments were added to its files after they were named', async () => {
    const { parts, registry } = await aSession();
    const version = developmentVersion('1.0.0', 1_795_328_746_008);
    const description = { addresses: 'content' };
    const folder = await aBuiltFolder({ feature: 'checkout', version: '1.0.0-dev', description });
    await showBuild({ kind: 'built', folder, version }, parts);
    expect((await registry.release({ name: 'checkout', version }))?.manifest.addresses).toBeUndefined();
  });

  it('is published without becoming stable, and shown by a preview link', async () => {
    const { parts, registry, shown, sentEvents } = await aSession();
    const version = developmentVersion('1.0.0', 1_795_328_746_008);
    const folder = await aBuiltFolder({ feature: 'checkout', version: '1.0.0-dev' });
    await showBuild({ kind: 'built', folder, version }, parts);
    expect(await registry.release({ name: 'checkout', version })).toBeDefined();
    expect((await registry.snapshot()).turns).toEqual([]);
    expect(shown).toEqual([expect.stringMatching(/^\?preview=/)]);
    expect(sentEvents).toEqual([{ kind: 'built' }]);
  });

  it('that fails reports the reason to the page and the terminal, and changes nothing', async () => {
    const { parts, registry, shown, sentEvents, printed } = await aSession();
    await showBuild({ kind: 'failed', errors: ['home.tsx: a line is wrong'] }, parts);
    expect([shown, await registry.releases({ name: undefined, limit: 10 })]).toEqual([[], []]);
    expect(sentEvents).toEqual([{ kind: 'failed', errors: ['home.tsx: a line is wrong'] }]);
    expect(printed).toEqual(['home.tsx: a line is wrong']);
  });

  it('that publishing refuses is reported like one that fails', async () => {
    const { parts, shown, sentEvents } = await aSession();
    const folder = await aBuiltFolder({ feature: 'checkout' });
    await showBuild({ kind: 'built', folder, version: 'one' }, parts);
    expect(shown).toEqual([]);
    expect(sentEvents).toEqual([{ kind: 'failed', errors: [expect.stringContaining('version')] }]);
  });
});
