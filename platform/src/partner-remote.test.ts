import { registryClient, injectTransport } from './door/registry-client';
import { aBrand } from './testing/brands';
import { aBuiltFolder } from './testing/built-folder';
import type { BuildOptions } from './testing/built-folder';
import { addTeam } from './testing/door';
import { stateIn } from './testing/page';
import { aServedPlatform, endPlatforms } from './testing/served-platform';
import { removeTemporaryFolders } from './testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const market = aBrand();
const northbank = aBrand({
  id: 'northbank',
  hosts: ['northbank.example'],
  remotes: { listing: 'northbank/listing' },
});
const meta = { author: 'ann', commit: 'abc' };

/** A marketplace and a partner's brand, with a client of the door for the partner's team. */
const withPartner = async (...features: string[]) => {
  const builds = [{ feature: 'shell' }, { feature: 'listing' }, { feature: 'ordering' }];
  const served = await aServedPlatform({ brands: [market, northbank], builds, previewKey: 'a key' });
  const token = await addTeam(served.registry, 'northbank', ...features);
  const client = registryClient(injectTransport(served.app), token, 'the test');
  const publish = async (build: BuildOptions) => {
    const answer = await client.publish(await aBuiltFolder(build), meta);
    await served.platform.refresh();
    return answer;
  };
  const shownOn = async (host: string) => {
    const { decisions } = stateIn(await served.get('/', { headers: { host } }));
    return Object.values(decisions).map(({ name, version }) => `${name}@${version}`);
  };
  return { ...served, operators: served.client, client, publish, shownOn };
};

describe('a partner’s remote that replaces one of ours', () => {
  it('[BRD-5] is published under the same rules and shown only on the partner’s brand, whose other remotes are ours', async () => {
    const { publish, shownOn, get } = await withPartner('northbank/*', 'brand:northbank');
    expect(
      await publish({ feature: 'northbank/listing', description: { exposes: {}, shared: aNewerReact } }),
    ).toMatchObject({
      kind: 'refused',
      faults: [
        expect.stringContaining('it needs react ^20.0.0'),
        expect.stringContaining('it does not expose ./pages/home'),
        expect.stringContaining('it does not expose ./pages/listing'),
      ],
    });
    expect(await publish({ feature: 'northbank/listing' })).toMatchObject({ kind: 'done', faults: [] });

    expect(await shownOn('northbank.example')).toEqual([
      'shell@1.0.0',
      'northbank/listing@1.0.0',
      'ordering@1.0.0',
    ]);
    expect(await shownOn('localhost')).toEqual(['shell@1.0.0', 'listing@1.0.0', 'ordering@1.0.0']);
    const theirs = '/releases/northbank/listing/1.0.0/entry.js';
    expect((await get(theirs, { headers: { host: 'northbank.example' } })).statusCode).toBe(200);
    expect((await get(theirs)).statusCode).toBe(404);
  });

  it.each([['northbank/*'], ['northbank/listing']])(
    'the token of a partner for %s releases nothing else, and the attempt is in the audit log',
    async (feature) => {
      const { publish, registry, shownOn } = await withPartner(feature);
      for (const foreign of ['listing', 'other/listing', 'shell']) {
        const answer = await publish({ feature: foreign, version: '9.0.0' });
        expect(answer.faults).toEqual([`northbank has no right to releases of ${foreign}.`]);
        const [entry] = await registry.audit({ actor: 'northbank', limit: 1 });
        expect(entry).toMatchObject({ action: 'release publish', subject: `${foreign}@9.0.0` });
      }
      expect(await shownOn('localhost')).toContain('listing@1.0.0');
    },
  );

  it('cannot be shown on another brand by a preview link', async () => {
    const { publish, client, operators: ours } = await withPartner('northbank/*', 'brand:northbank');
    await publish({ feature: 'northbank/listing' });
    const link = (brand: string, by = client) =>
      by.command('preview', { brand, releases: ['northbank/listing@1.0.0'], hours: 1, reason: 'a try' });
    expect(await link('market')).toMatchObject({
      kind: 'refused',
      faults: ['northbank has no right to the brand market.'],
    });
    const operators = await link('market', ours);
    expect(operators.faults).toEqual([
      'market shows listing and not northbank/listing: its brand file says so.',
    ]);
    expect(await link('northbank')).toMatchObject({ kind: 'done', token: expect.any(String) });
  });

  it('is named in the audit log when it is unpinned, so that its history is complete', async () => {
    const { publish, client, registry } = await withPartner('*');
    await publish({ feature: 'northbank/listing' });
    await client.command('pin', { brand: 'northbank', release: 'northbank/listing@1.0.0', reason: 'a try' });
    expect(
      await client.command('unpin', { brand: 'northbank', feature: 'listing', reason: 'a try' }),
    ).toMatchObject({
      effects: ['northbank follows the stable listing again, instead of northbank/listing@1.0.0.'],
    });
    const history = await registry.audit({ feature: 'northbank/listing', brand: 'northbank', limit: 9 });
    expect(history.map(({ action }) => action)).toEqual(['unpin', 'pin', 'release publish']);
  });

  it('is controlled by the partner’s token, which controls no remote of ours', async () => {
    const { publish, client } = await withPartner('northbank/*', 'brand:northbank');
    await publish({ feature: 'northbank/listing' });
    await publish({ feature: 'northbank/listing', version: '1.1.0' });
    const promote = (release: string) =>
      client.command('release/promote', { release, brands: ['northbank'], reason: 'a try' });
    expect(await promote('northbank/listing@1.1.0')).toMatchObject({ kind: 'done' });
    expect(await promote('listing@1.0.0')).toMatchObject({
      kind: 'refused',
      faults: ['northbank has no right to releases of listing.'],
    });
  });
});

const aNewerReact = [{ name: 'react', version: '^20.0.0', singleton: true, provided: false }];
