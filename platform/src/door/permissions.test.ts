import { aBuiltFolder } from '../testing/built-folder';
import { aDoor, addTeam } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(removeTemporaryFolders);
const meta = { author: 'ann', commit: 'abc' };
const why = { reason: 'a test' };
const build = (version = '1.0.0', feature = 'checkout') => aBuiltFolder({ feature, version });

describe('permissions of tokens', () => {
  it('[REL-6/own][REL-7/door] lets a team release its own features only, and logs attempts on others', async () => {
    const { checkout, registry, clientOf, northbank } = await aDoor();
    expect(await checkout.publish(await build('1.0.0', 'listing'), meta)).toMatchObject({
      kind: 'refused',
      faults: ['checkout has no right to releases of listing.'],
    });
    const calls = [
      checkout.command('rollback', { feature: 'listing', brands: 'all', ...why }),
      checkout.command('freeze', { brand: 'market', until: '2027-01-01', ...why }),
      checkout.command('team/token', { team: 'checkout', ...why }),
      northbank.command('freeze', { brand: 'market', until: '2027-01-01', ...why }),
      clientOf('sft_wrong').command('rollback', { feature: 'checkout', brands: 'all', ...why }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.kind).toBe('refused');
    const refusals = await registry.audit({ limit: 10 });
    expect(
      refusals
        .filter(({ refused }) => refused)
        .map(({ actor, action }) => `${actor}: ${action}`)
        .sort(),
    ).toStrictEqual([
      'checkout: freeze',
      'checkout: release publish',
      'checkout: rollback',
      'checkout: team token',
      'northbank: freeze',
      'unknown: authenticate',
    ]);
    expect(
      await northbank.command('freeze', { brand: 'northbank', until: '2027-01-01', ...why }),
    ).toMatchObject({ kind: 'done' });
  });

  it('[REL-6/brand] a pin and a preview need the right to the feature and to the brand', async () => {
    const { operators, checkout, northbank, clientOf, registry } = await aDoor();
    await operators.publish(await build(), meta);
    const both = clientOf(await addTeam(registry, 'both', 'checkout', 'brand:northbank'));
    const pin = { brand: 'northbank', release: 'checkout@1.0.0', ...why };
    const preview = { brand: 'northbank', releases: ['checkout@1.0.0'], hours: 1, ...why };
    const ofBrand = 'checkout has no right to the brand northbank.';
    const ofFeature = 'northbank has no right to releases of checkout.';
    expect((await checkout.command('pin', pin)).faults).toStrictEqual([ofBrand]);
    expect((await checkout.command('preview', preview)).faults).toStrictEqual([ofBrand]);
    expect((await northbank.command('pin', pin)).faults).toStrictEqual([ofFeature]);
    expect((await northbank.command('preview', preview)).faults).toStrictEqual([ofFeature]);
    expect((await both.command('preview', preview)).kind).toBe('done');
    expect((await both.command('pin', pin)).kind).toBe('done');
    const elsewhere = { ...pin, brand: 'market' };
    expect((await both.command('pin', elsewhere)).faults).toStrictEqual([
      'both has no right to the brand market.',
    ]);
    const unpin = { brand: 'northbank', feature: 'checkout', ...why };
    expect((await checkout.command('unpin', unpin)).faults).toStrictEqual([ofBrand]);
    expect((await northbank.command('unpin', unpin)).kind).toBe('done');
  });

  it('[ROL-5/ended] the team of the feature or the brand alone ends previews, and nobody else', async () => {
    const { checkout, northbank, clientOf, registry } = await aDoor();
    const listing = clientOf(await addTeam(registry, 'listing', 'listing'));
    const end = { brand: 'northbank', release: 'checkout@1.0.0', ...why };
    expect((await listing.command('preview/end', end)).faults).toStrictEqual([
      'listing has no right to releases of checkout.',
    ]);
    for (const client of [checkout, northbank])
      expect(await client.command('preview/end', end)).toMatchObject({
        kind: 'done',
        effects: [
          'No preview link made so far shows checkout@1.0.0 on northbank any more. A new one can be made.',
        ],
      });
    expect(await northbank.command('preview/end', { ...end, brand: 'moon' })).toMatchObject({
      kind: 'refused',
    });
  });

  it('[REL-6/brand] the first release of a feature is stable only on brands that its team may act for', async () => {
    const { operators, checkout, registry, clientOf } = await aDoor();
    const stable = async () =>
      (await registry.snapshot()).turns.map(({ name, version, brands }) => [`${name}@${version}`, brands]);
    expect((await checkout.publish(await build(), meta)).effects).toStrictEqual([
      'checkout@1.0.0 is published: 4 files.',
      'It is the first release of checkout, so it is stable nowhere until somebody who may act for a brand makes it so: storefront release promote checkout@1.0.0 --brands BRAND',
      expect.stringMatching(
        /^Or a brand accepts it, .*: storefront release accept checkout@1\.0\.0 --brands BRAND --hash sha384-/,
      ),
    ]);
    for (const promotion of ['new', 'always'] as const)
      await checkout.publish(await build('1.1.0'), { ...meta, promotion });
    expect(await stable()).toStrictEqual([]);
    const promote = { release: 'checkout@1.0.0', ...why };
    expect((await checkout.command('release/promote', { ...promote, brands: 'all' })).faults).toStrictEqual([
      'checkout has no right to what operators do.',
    ]);
    expect(
      (await checkout.command('release/promote', { ...promote, brands: ['market'] })).faults,
    ).toStrictEqual(['checkout has no right to the brand market.']);

    const both = clientOf(await addTeam(registry, 'both', 'checkout', 'brand:northbank'));
    await both.publish(await build('1.2.0'), meta);
    expect(await stable()).toStrictEqual([['checkout@1.2.0', ['northbank']]]);
    // Where it has been stable, the feature's team releases alone.
    await checkout.publish(await build('1.3.0'), { ...meta, promotion: 'new' });
    expect((await stable()).at(-1)).toStrictEqual(['checkout@1.3.0', ['northbank']]);
    expect(
      (await checkout.command('release/promote', { ...promote, brands: ['northbank', 'market'] })).faults,
    ).toStrictEqual(['checkout has no right to the brand market.']);
    expect((await checkout.command('release/promote', { ...promote, brands: ['northbank'] })).kind).toBe(
      'done',
    );
    expect((await operators.command('release/promote', { ...promote, brands: 'all' })).kind).toBe('done');
    await checkout.publish(await build('1.4.0'), { ...meta, promotion: 'new' });
    expect((await stable()).at(-1)).toStrictEqual(['checkout@1.4.0', 'all']);
  });

  it('names a rollout that does not exist, also to a team without the right to it', async () => {
    const { checkout, northbank, operators } = await aDoor();
    for (const client of [checkout, northbank, operators])
      expect(await client.command('rollout/change', { rollout: 'r99', verb: 'abort', ...why })).toMatchObject(
        { kind: 'refused', faults: ['There is no running rollout r99.'] },
      );
  });

  it('answers 401 without a token, 403 with a wrong one, and 429 after many wrong ones', async () => {
    const { app } = await aDoor();
    const ask = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/platform/rollback', headers, payload: {} });
    expect((await ask({})).statusCode).toBe(401);
    const wrong = { authorization: 'Bearer sft_wrong' };
    expect((await ask(wrong)).statusCode).toBe(403);
    for (let tries = 1; tries < 30; tries += 1) await ask(wrong);
    expect(await ask(wrong)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } });
  });

  it('refuses an upload without a token before it reads the body', async () => {
    const { app } = await aDoor();
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/platform/release/publish?author=ann&commit=abc',
      headers: { 'content-type': 'application/gzip' },
      payload: Buffer.alloc(33 * 1024 * 1024),
    });
    expect(statusCode).toBe(401);
  });

  it('a new token revokes the former ones on request', async () => {
    const { operators, checkout, clientOf } = await aDoor();
    const answer = await operators.command('team/token', { team: 'checkout', revokeOthers: true, ...why });
    expect(answer.effects).toContain('The former tokens of checkout’s machines are revoked.');
    await expect(checkout.query('state', {})).rejects.toThrow('This token opens nothing');
    expect(await clientOf(answer.token).query('state', {})).toMatchObject({ rollouts: [] });
  });
});
