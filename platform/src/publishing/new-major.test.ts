import { aBrand } from '../testing/brands';
import type { BuildOptions } from '../testing/built-folder';
import { stateIn } from '../testing/page';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const shell = (version: string, contract: string, react: string): BuildOptions => ({
  feature: 'shell',
  version,
  description: {
    hostContract: { provided: contract },
    shared: [{ name: 'react', version: react, singleton: true, provided: true }],
  },
});
const remote = (feature: string, version: string, contract: string, react: string): BuildOptions => ({
  feature,
  version,
  description: {
    hostContract: { needed: contract },
    shared: [{ name: 'react', version: react, singleton: true, provided: false }],
  },
});
const why = { reason: 'a new major', tryOut: false };
const both = ['^1.0.0 || ^2.0.0', '^19.0.0 || ^20.0.0'] as const;

describe('a new major of the host contract and of a shared package', () => {
  it('[REL-3/major][RES-6] is released in three steps: remotes that accept both, the shell, remotes that drop the old one', async () => {
    const { get, publish, client, platform } = await aServedPlatform({
      brands: [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })],
      builds: [
        shell('1.0.0', '1.0.0', '19.3.1'),
        remote('listing', '1.0.0', '^1.0.0', '^19.0.0'),
        remote('booking', '1.0.0', '^1.0.0', '^19.0.0'),
      ],
    });
    const shown = async (host = 'localhost:3000') => {
      const { decisions } = stateIn(await get('/', { headers: { host } }));
      return ['shell', 'listing'].map((feature) => `${feature}@${decisions[feature]?.version}`);
    };
    const faultsOf = async (build: BuildOptions) => (await publish(build)).faults;
    const nextShell = shell('2.0.0', '2.0.0', '20.0.0');

    // Too early: each remote in service is named, with the range that it should declare.
    const inTheWay = (name: string) => [
      `${name}@1.0.0, which is in service, needs host contract ^1.0.0 and shell@2.0.0 has 2.0.0: first release a ${name} ` +
        'that works with both and says so (^1.0.0 || ^2.0.0), or take that release out of service',
      `${name}@1.0.0, which is in service, needs react ^19.0.0 and shell@2.0.0 has 20.0.0: first release a ${name} ` +
        'that works with both and says so (^19.0.0 || ^20.0.0), or take that release out of service',
    ];
    expect([...(await faultsOf(nextShell))].sort()).toStrictEqual([
      ...inTheWay('booking'),
      ...inTheWay('listing'),
    ]);
    const early = await faultsOf(remote('listing', '2.0.0', '^2.0.0', '^20.0.0'));
    expect(early).toContain(
      'it needs host contract ^2.0.0 and shell@1.0.0 has 1.0.0: ' +
        'accept that version too, with || between the ranges, until no brand has that shell any more',
    );

    // First step: remotes that work with both run in the current shell.
    expect(await faultsOf(remote('listing', '1.1.0', ...both))).toStrictEqual([]);
    expect(await shown()).toContain('listing@1.1.0');
    expect([...(await faultsOf(nextShell))].sort()).toStrictEqual(inTheWay('booking'));
    expect(await faultsOf(remote('booking', '1.1.0', ...both))).toStrictEqual([]);

    // Second step: the shell; a brand that is pinned to the former one keeps it and its remotes.
    await client.command('pin', { brand: 'partner', release: 'shell@1.0.0', ...why });
    expect(await faultsOf(nextShell)).toStrictEqual([]);
    expect(await shown()).toStrictEqual(['shell@2.0.0', 'listing@1.1.0']);
    expect(await shown('partner.example')).toStrictEqual(['shell@1.0.0', 'listing@1.1.0']);
    expect(await faultsOf(remote('listing', '2.0.0', '^2.0.0', '^20.0.0'))).toStrictEqual(early);

    // Third step: no brand has the former shell any more.
    await client.command('unpin', { brand: 'partner', feature: 'shell', ...why });
    expect(await faultsOf(remote('listing', '2.0.0', '^2.0.0', '^20.0.0'))).toStrictEqual([]);
    expect(await shown()).toStrictEqual(['shell@2.0.0', 'listing@2.0.0']);

    // A shell that is rolled back gets the newest remote that it can run.
    await client.command('rollback', { feature: 'shell', brands: 'all', ...why });
    await platform.refresh();
    expect(await shown()).toStrictEqual(['shell@1.0.0', 'listing@1.1.0']);
  });
});
