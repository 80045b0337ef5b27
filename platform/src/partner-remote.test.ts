import { registryClient, injectTransport } from './door/registry-client';
import { releaseHash } from './registry/acceptance';
import type { Registry } from './registry/registry';
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

    expect(await shownOn('northbank.example')).toStrictEqual([
      'shell@1.0.0',
      'northbank/listing@1.0.0',
      'ordering@1.0.0',
    ]);
    expect(await shownOn('localhost')).toStrictEqual(['shell@1.0.0', 'listing@1.0.0', 'ordering@1.0.0']);
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
        expect(answer.faults).toStrictEqual([`northbank has no right to releases of ${foreign}.`]);
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
    expect(operators.faults).toStrictEqual([
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
    expect(history.map(({ action }) => action)).toStrictEqual(['unpin', 'pin', 'release publish']);
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

describe('a release of another partner', () => {
  const hashOf = async ({ registry }: { registry: Registry }, version: string) => {
    const known = await registry.release({ name: 'northbank/listing', version });
    if (known === undefined) throw new Error(`northbank/listing@${version} is not published`);
    return releaseHash(known.manifest);
  };
  const withBrand = async () => {
    const served = await withPartner('northbank/*');
    const token = await addTeam(served.registry, 'bank', 'brand:northbank');
    const bank = registryClient(injectTransport(served.app), token, 'the test');
    const give = async (version: string, brands: 'all' | string[] = ['northbank']) => {
      const release = `northbank/listing@${version}`;
      const answer = await served.client.command('release/promote', { release, brands, reason: 'a test' });
      await served.platform.refresh();
      return answer;
    };
    const say = async (
      call: 'release/accept' | 'release/reject',
      version: string,
      parts: { brands?: 'all' | string[]; hash?: string; by?: typeof bank } = {},
    ) => {
      const { brands = ['northbank'], by = bank } = parts;
      const release = `northbank/listing@${version}`;
      const hash = parts.hash ?? (await hashOf(served, version));
      const body = { release, brands, reason: 'a test', ...(call === 'release/accept' && { hash }) };
      const answer = await by.command(call, body as never);
      await served.platform.refresh();
      return answer;
    };
    const listing = async () =>
      (await served.shownOn('northbank.example')).find((id) => id.includes('listing@'));
    return { ...served, bank, give, say, listing };
  };
  const publishOne = ({ publish }: Awaited<ReturnType<typeof withBrand>>, version: string) =>
    publish({ feature: 'northbank/listing', version });

  it('[REL-14/accepted] is shown on a brand only after the brand has accepted it by its hash; the refusal says how', async () => {
    const served = await withBrand();
    const { give, say, listing, client, registry } = served;
    expect((await publishOne(served, '1.0.0')).effects).toContainEqual(
      expect.stringContaining(
        `storefront release accept northbank/listing@1.0.0 --brands BRAND --hash ${await hashOf(served, '1.0.0')}`,
      ),
    );
    expect((await give('1.0.0')).faults).toStrictEqual(['northbank has no right to the brand northbank.']);
    const other = `sha384-${'a'.repeat(64)}`;
    expect((await say('release/accept', '1.0.0', { hash: other })).faults).toStrictEqual([
      `The hash of northbank/listing@1.0.0 is ${await hashOf(served, '1.0.0')}: what you have looked at is something else.`,
    ]);
    expect((await say('release/accept', '1.0.0', { by: client })).faults).toStrictEqual([
      'northbank has no right to the brand northbank.',
    ]);
    expect(await say('release/accept', '1.0.0')).toMatchObject({ kind: 'done' });
    expect(await listing()).toBeUndefined();
    expect(await give('1.0.0')).toMatchObject({ kind: 'done' });
    expect(await listing()).toBe('northbank/listing@1.0.0');

    await publishOne(served, '1.1.0');
    const how = `northbank has not accepted northbank/listing@1.1.0. Whoever may act for northbank does: storefront release accept northbank/listing@1.1.0 --brands northbank --hash ${await hashOf(served, '1.1.0')}`;
    expect((await give('1.1.0')).faults).toStrictEqual([how]);
    const steps = [{ share: 10_000, minimumMinutes: 0, minimumPageLoads: 0 }];
    const start = { release: 'northbank/listing@1.1.0', brands: ['northbank'], steps, reason: 'a test' };
    expect((await client.command('rollout/start', start)).faults).toStrictEqual([how]);
    expect(await say('release/accept', '1.1.0')).toMatchObject({ kind: 'done' });
    expect(await client.command('rollout/start', start)).toMatchObject({ kind: 'done' });
    const entries = await registry.audit({ action: 'release accept', refused: false, limit: 9 });
    expect(entries.map(({ actor, after }) => [actor, after])).toStrictEqual(
      ['1.1.0', '1.0.0'].map((version) => [
        'bank',
        expect.objectContaining({
          accepted: [
            {
              brand: 'northbank',
              release: `northbank/listing@${version}`,
              hash: expect.stringMatching(/^sha384-/),
            },
          ],
        }),
      ]),
    );
  });

  it('[REL-14/served] is not shown where it is stable without being accepted, and no more when the brand rejects it', async () => {
    const served = await withBrand();
    const { give, say, listing, get } = served;
    await publishOne(served, '1.0.0');
    await say('release/accept', '1.0.0');
    await give('1.0.0');
    await publishOne(served, '1.1.0');
    await say('release/accept', '1.1.0');
    await give('1.1.0');
    expect(await listing()).toBe('northbank/listing@1.1.0');
    expect(await say('release/reject', '1.1.0')).toMatchObject({
      kind: 'done',
      effects: [
        'northbank does not accept northbank/listing@1.1.0 any more.',
        'northbank goes from northbank/listing@1.1.0 to northbank/listing@1.0.0.',
      ],
    });
    expect(await listing()).toBe('northbank/listing@1.0.0');
    const { decisions } = (await get('/platform/resolve?brand=northbank')).json();
    expect(decisions.listing.because).toBe(
      'northbank/listing@1.0.0 because it is stable; northbank has not accepted northbank/listing@1.1.0',
    );
    expect((await say('release/reject', '1.1.0')).faults).toStrictEqual([
      'northbank has not accepted northbank/listing@1.1.0.',
    ]);
    // A page that was open before the rejection goes on with the files that it was given (SHL-4).
    const file = await get('/releases/northbank/listing/1.1.0/entry.js', {
      headers: { host: 'northbank.example' },
    });
    expect(file.statusCode).toBe(200);
  });

  it('[REL-14/trust] needs no acceptance where the brand trusts the partner; what is there stays when the trust ends', async () => {
    const served = await withBrand();
    const { give, bank, client, listing, say } = served;
    const trust = { partner: 'northbank', brand: 'northbank', reason: 'a test' };
    expect((await client.command('partner/trust', trust)).faults).toStrictEqual([
      'northbank has no right to the brand northbank.',
    ]);
    await publishOne(served, '1.0.0');
    await say('release/accept', '1.0.0');
    await give('1.0.0');
    expect(await bank.command('partner/trust', trust)).toMatchObject({ kind: 'done' });
    await publishOne(served, '1.1.0');
    expect(await give('1.1.0')).toMatchObject({ kind: 'done' });
    expect((await say('release/reject', '1.1.0')).faults).toStrictEqual([
      'northbank trusts northbank: storefront partner distrust northbank --brand northbank first.',
    ]);
    expect(await bank.command('partner/distrust', trust)).toMatchObject({
      effects: [
        'northbank accepts each later release of northbank by its hash.',
        'northbank/listing@1.1.0 counts as accepted there.',
      ],
    });
    await served.platform.refresh();
    expect(await listing()).toBe('northbank/listing@1.1.0');
    await publishOne(served, '1.2.0');
    expect(await give('1.2.0')).toMatchObject({ kind: 'refused' });
  });

  it('[REL-14/acting] is accepted by a team that may act for the brand and gives it to visitors there; for all brands only operators', async () => {
    const served = await withBrand();
    const { give, say, operators, listing, platform, registry } = served;
    await publishOne(served, '1.0.0');
    const promote = { release: 'northbank/listing@1.0.0', brands: ['northbank'], reason: 'a test' };
    expect(await operators.command('release/promote', promote)).toMatchObject({ kind: 'done' });
    await platform.refresh();
    expect(await listing()).toBe('northbank/listing@1.0.0');
    expect((await registry.snapshot()).acceptances).toMatchObject([
      { brand: 'northbank', version: '1.0.0', hash: await hashOf(served, '1.0.0') },
    ]);
    await publishOne(served, '1.1.0');
    expect((await say('release/accept', '1.1.0', { brands: 'all' })).faults).toStrictEqual([
      'bank has no right to what operators do.',
    ]);
    await say('release/accept', '1.1.0', { brands: 'all', by: operators });
    expect(await give('1.1.0')).toMatchObject({ kind: 'done' });
    expect(await listing()).toBe('northbank/listing@1.1.0');
    expect((await say('release/reject', '1.1.0')).faults).toStrictEqual([
      'Operators have accepted northbank/listing@1.1.0 for all brands: they can reject it with --brands all.',
    ]);
  });

  it('[REL-14/all] is refused for all brands at once by a partner', async () => {
    const served = await withBrand();
    await publishOne(served, '1.0.0');
    await served.operators.command('release/promote', {
      release: 'northbank/listing@1.0.0',
      brands: 'all',
      reason: 'a test',
    });
    await publishOne(served, '1.1.0');
    expect((await served.give('1.1.0', 'all')).faults).toStrictEqual([
      "northbank/listing@1.1.0 is a partner's release, so name the brands that show its listing, as in --brands BRAND; for all brands at once only operators accept one.",
    ]);
  });
});

const aNewerReact = [{ name: 'react', version: '^20.0.0', singleton: true, provided: false }];
