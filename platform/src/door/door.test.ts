import { aHost } from '../testing/isolates';
import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { checkPreview } from '../registry/preview-token';
import { buildProver } from '../proofs/prove-build';
import { aBuiltFolder } from '../testing/built-folder';
import { damageStored } from '../testing/damage';
import { aDoor, addTeam } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { packBuild } from '../releases/pack-build';

afterEach(removeTemporaryFolders);

const meta = { author: 'ann', commit: 'abc' };
const why = { reason: 'a test' };
const build = (version = '1.0.0', feature = 'checkout') => aBuiltFolder({ feature, version });

describe('publishing through the door', () => {
  it('[REL-13/publish] publishes a folder from any machine, and the first release of a feature becomes stable', async () => {
    const { operators, checkout, registry } = await aDoor();
    expect(await operators.publish(await build(), meta)).toEqual({
      kind: 'done',
      release: 'checkout@1.0.0',
      outcome: 'published',
      effects: ['checkout@1.0.0 is published: 4 files.', 'checkout@1.0.0 becomes stable on all brands.'],
      faults: [],
    });
    await checkout.publish(await build('2.0.0'), meta);
    expect((await registry.snapshot()).turns).toMatchObject([{ version: '1.0.0' }]);
    expect(await registry.release({ name: 'checkout', version: '2.0.0' })).toMatchObject({
      manifest: { author: 'ann', commit: 'abc' },
      openedAt: undefined,
    });
  });

  it('writes damaged files again when the same release is published again', async () => {
    const { operators, folder } = await aDoor();
    await operators.publish(await build(), meta);
    await damageStored(folder, 'later();');
    expect(await operators.publish(await build(), meta)).toMatchObject({
      outcome: 'repaired',
      effects: ['Damaged files were written again: later.js.'],
    });
    expect(await operators.publish(await build(), meta)).toMatchObject({ outcome: 'unchanged' });
  });

  it('makes a release stable at once on request', async () => {
    const { operators, checkout, registry } = await aDoor();
    await operators.publish(await build(), meta);
    await checkout.publish(await build('1.1.0'), { ...meta, promotion: 'new' });
    await checkout.publish(await build(), { ...meta, promotion: 'new' });
    const stable = async () => (await registry.snapshot()).turns.at(-1)?.version;
    expect(await stable()).toBe('1.1.0');
    await checkout.publish(await build(), { ...meta, promotion: 'always' });
    expect(await stable()).toBe('1.0.0');
  });

  it('stores one release when many clients publish it at the same moment', async () => {
    const { operators, registry } = await aDoor();
    const folder = await build();
    const answers = await Promise.all(Array.from({ length: 10 }, () => operators.publish(folder, meta)));
    expect(answers.map(({ kind }) => kind)).toEqual(Array(10).fill('done'));
    expect(answers.filter(({ outcome }) => outcome === 'published')).toHaveLength(1);
    expect((await registry.snapshot()).turns).toHaveLength(1);
  });

  it('[REL-5] leaves nothing of an upload that is cut off, or that is not a folder', async () => {
    const { app, checkout, folder, registry, operators } = await aDoor();
    const token = (await operators.command('team/token', { team: 'checkout', ...why })).token ?? '';
    const whole = await packBuild(await build());
    const link = pack();
    link.entry({ name: 'entry.js', type: 'symlink', linkname: '/etc/passwd' });
    link.finalize();
    const linkParts: Buffer[] = [];
    for await (const part of link as AsyncIterable<Buffer>) linkParts.push(part);
    const bodies: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length / 2), /no whole \.tar\.gz/],
      [Buffer.from('soup'), /no whole \.tar\.gz/],
      [gzipSync(Buffer.concat(linkParts)), /entry\.js is a symlink, not a file/],
      [gzipSync(Buffer.alloc(0)), /There is no release\.json/],
    ];
    for (const [payload, fault] of bodies) {
      const answer = await app.inject({
        method: 'POST',
        url: '/platform/release/publish?author=ann&commit=abc',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
        payload,
      });
      expect(answer.json()).toMatchObject({ kind: 'refused', faults: [expect.stringMatching(fault)] });
    }
    expect(await registry.releases({ limit: 10 })).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect(await checkout.publish(await build(), { ...meta, version: '9.9.9' })).toMatchObject({
      faults: ['The build carries version 1.0.0, not 9.9.9: build it with RELEASE_VERSION=9.9.9'],
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a hostile build', () => {
  it('[REL-4/door] is refused and leaves nothing behind, while the door answers others', async () => {
    const prove = buildProver(aHost, { seconds: 3, megabytes: 64 });
    const { checkout, registry, folder } = await aDoor({ prove });
    const files = { 'entry.js': 'for (;;) {}', 'home.js': '', 'home.css': '' };
    const endless = await aBuiltFolder({ feature: 'checkout', files });
    let refused: Awaited<ReturnType<typeof checkout.publish>> | undefined;
    const publishing = checkout.publish(endless, meta).then((answer) => (refused = answer));
    expect(await checkout.query('teams', {})).toHaveLength(3);
    expect(refused).toBeUndefined();
    await publishing;
    expect(refused?.faults).toEqual([expect.stringContaining('the build did not stop within 3 s')]);
    expect([await readdir(folder), await registry.releases({ limit: 1 })]).toEqual([[], []]);
    expect(await registry.audit({ action: 'release publish', limit: 2 })).toMatchObject([{ refused: true }]);
  });
});

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
    ).toEqual([
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
    expect((await checkout.command('pin', pin)).faults).toEqual([ofBrand]);
    expect((await checkout.command('preview', preview)).faults).toEqual([ofBrand]);
    expect((await northbank.command('pin', pin)).faults).toEqual([ofFeature]);
    expect((await northbank.command('preview', preview)).faults).toEqual([ofFeature]);
    expect((await both.command('preview', preview)).kind).toBe('done');
    expect((await both.command('pin', pin)).kind).toBe('done');
    const elsewhere = { ...pin, brand: 'market' };
    expect((await both.command('pin', elsewhere)).faults).toEqual(['both has no right to the brand market.']);
    const unpin = { brand: 'northbank', feature: 'checkout', ...why };
    expect((await checkout.command('unpin', unpin)).faults).toEqual([ofBrand]);
    expect((await northbank.command('unpin', unpin)).kind).toBe('done');
  });

  it('[ROL-5/ended] the team of the feature or the brand alone ends previews, and nobody else', async () => {
    const { checkout, northbank, clientOf, registry } = await aDoor();
    const listing = clientOf(await addTeam(registry, 'listing', 'listing'));
    const end = { brand: 'northbank', release: 'checkout@1.0.0', ...why };
    expect((await listing.command('preview/end', end)).faults).toEqual([
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
    expect((await checkout.publish(await build(), meta)).effects).toEqual([
      'checkout@1.0.0 is published: 4 files.',
      'It is the first release of checkout, so it is stable nowhere until somebody who may act for a brand makes it so: storefront release promote checkout@1.0.0 --brands BRAND',
    ]);
    for (const promotion of ['new', 'always'] as const)
      await checkout.publish(await build('1.1.0'), { ...meta, promotion });
    expect(await stable()).toEqual([]);
    const promote = { release: 'checkout@1.0.0', ...why };
    expect((await checkout.command('release/promote', { ...promote, brands: 'all' })).faults).toEqual([
      'checkout has no right to what operators do.',
    ]);
    expect((await checkout.command('release/promote', { ...promote, brands: ['market'] })).faults).toEqual([
      'checkout has no right to the brand market.',
    ]);

    const both = clientOf(await addTeam(registry, 'both', 'checkout', 'brand:northbank'));
    await both.publish(await build('1.2.0'), meta);
    expect(await stable()).toEqual([['checkout@1.2.0', ['northbank']]]);
    // Where it has been stable, the feature's team releases alone.
    await checkout.publish(await build('1.3.0'), { ...meta, promotion: 'new' });
    expect((await stable()).at(-1)).toEqual(['checkout@1.3.0', ['northbank']]);
    expect(
      (await checkout.command('release/promote', { ...promote, brands: ['northbank', 'market'] })).faults,
    ).toEqual(['checkout has no right to the brand market.']);
    expect((await checkout.command('release/promote', { ...promote, brands: ['northbank'] })).kind).toBe(
      'done',
    );
    expect((await operators.command('release/promote', { ...promote, brands: 'all' })).kind).toBe('done');
    await checkout.publish(await build('1.4.0'), { ...meta, promotion: 'new' });
    expect((await stable()).at(-1)).toEqual(['checkout@1.4.0', 'all']);
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
    expect(answer.effects).toContain('The former tokens of checkout are revoked.');
    await expect(checkout.query('state', {})).rejects.toThrow('This token belongs to no team');
    expect(await clientOf(answer.token).query('state', {})).toMatchObject({ rollouts: [] });
  });
});

describe('commands through the door', () => {
  const steps = [{ share: 100, minimumMinutes: 10, minimumPageLoads: 200 }];

  it('[ROL-1/watch] a rollout says what the guard watches, and the audit log keeps it', async () => {
    const { operators, checkout, registry } = await aDoor();
    await operators.publish(await build(), meta);
    await checkout.publish(await build('2.0.0'), meta);
    const start = { release: 'checkout@2.0.0', brands: 'all' as const, steps, ...why };
    const unknown = await checkout.command('rollout/start', { ...start, watch: ['mood'] as never });
    expect(unknown).toMatchObject({ kind: 'refused', faults: [expect.stringMatching(/^\/watch\/0: /)] });
    const watch = ['failure', 'unfinished-checkout'] as const;
    expect(await checkout.command('rollout/start', { ...start, watch: [...watch] })).toMatchObject({
      effects: [
        '1 % of the visitors of all brands get checkout@2.0.0.',
        'The guard watches failure, unfinished-checkout.',
      ],
    });
    expect((await registry.snapshot()).rollouts).toMatchObject([{ id: 'r1', watch }]);
    expect(await checkout.query('rollout', { id: 'r1' })).toMatchObject({ watch });
    expect(await checkout.query('audit', { action: 'rollout start' })).toMatchObject([
      { after: { rollouts: [{ watch }] } },
    ]);
  });

  it('[REL-13/commands] a rollout is started, followed and promoted', async () => {
    const { operators, checkout } = await aDoor();
    await operators.publish(await build(), meta);
    await checkout.publish(await build('2.0.0'), meta);
    const start = { release: 'checkout@2.0.0', brands: 'all' as const, steps, ...why };
    expect(await checkout.command('rollout/start', { ...start, tryOut: true })).toEqual({
      kind: 'tried out',
      effects: [
        '1 % of the visitors of all brands get checkout@2.0.0.',
        'The guard watches failure, slow-paint, slow-press, layout-shift, unfinished-checkout.',
      ],
      faults: [],
    });
    expect(await checkout.query('state', {})).toMatchObject({ rollouts: [] });
    expect(await checkout.command('rollout/start', start)).toMatchObject({ kind: 'done' });
    expect(await checkout.query('state', {})).toMatchObject({ rollouts: [{ id: 'r1', state: 'running' }] });
    expect(await checkout.query('rollout', { id: 'r1' })).toMatchObject({
      release: 'checkout@2.0.0',
      state: 'running',
      endedAt: null,
      verdict: null,
      total: { canary: { signals: { failure: { trials: 0, failures: 0 } } } },
    });
    await checkout.command('rollout/change', { rollout: 'r1', verb: 'promote', ...why });
    expect(await checkout.query('rollout', { id: 'r1' })).toMatchObject({ state: 'promoted' });
    expect(await checkout.query('rollout', { id: 'r2' })).toBeUndefined();
    expect(await checkout.query('state', {})).toMatchObject({
      rollouts: [],
      turns: [{ version: '1.0.0' }, { version: '2.0.0' }],
      releases: ['checkout@1.0.0', 'checkout@2.0.0'],
    });
    expect(await checkout.query('audit', { action: 'rollout promote' })).toMatchObject([
      { actor: 'checkout', subject: 'checkout@2.0.0', reason: 'a test' },
    ]);
    expect(await checkout.query('release', { id: 'checkout@9.9.9' })).toBeUndefined();
  });

  it('[ROL-5/made] a team makes a preview link of its releases, and the audit log records it', async () => {
    const { clientOf, registry } = await aDoor();
    const checkout = clientOf(await addTeam(registry, 'checkout', 'checkout', 'brand:market'));
    await checkout.publish(await build(), meta);
    const wanted = { brand: 'market', releases: ['checkout@1.0.0'], hours: 2, ...why };
    const answer = await checkout.command('preview', wanted);
    expect(answer).toMatchObject({
      kind: 'done',
      effects: [
        'Anyone who opens an address of market with this ending, and agrees, sees checkout@1.0.0 until 2026-11-21T20:00:00.000Z.',
        'storefront preview end NAME@VERSION --brand market ends it before.',
      ],
    });
    const token = answer.token?.replace('?preview=', '') ?? '';
    const now = new Date('2026-11-21T18:00:00Z').getTime();
    expect(
      checkPreview(token, { key: 'the key of previews', brand: 'market', now, ended: [] }),
    ).toMatchObject({ kind: 'valid' });
    expect(await registry.audit({ action: 'preview', limit: 10 })).toMatchObject([
      { actor: 'checkout', subject: 'checkout@1.0.0', after: { hours: 2 } },
    ]);
    expect(JSON.stringify(await registry.audit({ limit: 10 }))).not.toContain(token);
    expect(await checkout.command('preview', { ...wanted, hours: 73 })).toMatchObject({ kind: 'refused' });
    const operators = clientOf(await addTeam(registry, 'operators', '*'));
    expect(
      await operators.command('preview', { ...wanted, brand: 'moon', releases: ['checkout@9.9.9'] }),
    ).toMatchObject({
      kind: 'refused',
      faults: [
        expect.stringContaining('no brand "moon"'),
        expect.stringContaining('no release checkout@9.9.9'),
      ],
    });
    expect(await checkout.command('preview', { ...wanted, releases: ['listing@1.0.0'] })).toMatchObject({
      faults: ['checkout has no right to releases of listing.'],
    });
  });

  it('names every wrong field of a body', async () => {
    const { operators } = await aDoor();
    const body = { release: 'checkout', brands: [], steps, colour: 'red' } as never;
    expect((await operators.command('rollout/start', body)).faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/release: '),
        expect.stringContaining('/brands: '),
        expect.stringContaining('/reason: '),
        expect.stringContaining('/colour: '),
      ]),
    );
  });
});
