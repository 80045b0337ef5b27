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
    expect(await operators.publish(await build(), meta)).toStrictEqual({
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

  it('says in words which path of a page it refuses, and what a path looks like', async () => {
    const { checkout, registry } = await aDoor();
    const page = { expose: './pages/rewards', title: 'Rewards', kinds: ['marketplace'] };
    const pages = [{ ...page, paths: ['/rewards', '/Rewards/*/gold'] }];
    const { faults } = await checkout.publish(
      await aBuiltFolder({ feature: 'checkout', description: { pages } }),
      meta,
    );
    expect(faults).toStrictEqual([
      'release.json /pages/0/paths/1: it must be a path such as /rewards, /rewards/:level, /rewards/:level? or /rewards/*: its first segment is a word of lower-case letters, digits and -',
    ]);
    expect(await registry.releases({ limit: 1 })).toStrictEqual([]);
  });

  it('stores one release when many clients publish it at the same moment', async () => {
    const { operators, registry } = await aDoor();
    const folder = await build();
    const answers = await Promise.all(Array.from({ length: 10 }, () => operators.publish(folder, meta)));
    expect(answers.map(({ kind }) => kind)).toStrictEqual(Array(10).fill('done'));
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
    expect(await registry.releases({ limit: 10 })).toStrictEqual([]);
    expect(await readdir(folder)).toStrictEqual([]);
    expect(await checkout.publish(await build(), { ...meta, version: '9.9.9' })).toMatchObject({
      faults: ['The build carries version 1.0.0, not 9.9.9: build it with RELEASE_VERSION=9.9.9'],
    });
    expect(await readdir(folder)).toStrictEqual([]);
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
    expect(refused?.faults).toStrictEqual([expect.stringContaining('the build did not stop within 3 s')]);
    expect([await readdir(folder), await registry.releases({ limit: 1 })]).toStrictEqual([[], []]);
    expect(await registry.audit({ action: 'release publish', limit: 2 })).toMatchObject([{ refused: true }]);
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

  it('[ROL-10/start] a rollout names who comes before the share; effects, report and audit log say so', async () => {
    const { operators, checkout } = await aDoor();
    await operators.publish(await build(), meta);
    await checkout.publish(await build('2.0.0'), meta);
    const audience = ['staff', 'customers', 'v-1', 'v-2'];
    const start = { release: 'checkout@2.0.0', brands: 'all' as const, steps, audience, ...why };
    expect(await checkout.command('rollout/start', { ...start, audience: ['a b'] })).toMatchObject({
      faults: [expect.stringMatching(/^\/audience\/0: /)],
    });
    expect((await checkout.command('rollout/start', start)).effects).toContain(
      'Before that, staff and logged-in customers and 2 visitors by their ids get it, and none of them is counted.',
    );
    expect(await checkout.query('rollout', { id: 'r1' })).toMatchObject({ audience });
    expect(await checkout.query('state', {})).toMatchObject({ rollouts: [{ audience }] });
    expect(await checkout.query('rollouts', {})).toMatchObject([{ audience }]);
    expect(await checkout.query('audit', { action: 'rollout start' })).toMatchObject([
      { after: { rollouts: [{ audience }] } },
    ]);
  });

  it('[REL-13/commands] a rollout is started, followed and promoted', async () => {
    const { operators, checkout } = await aDoor();
    await operators.publish(await build(), meta);
    await checkout.publish(await build('2.0.0'), meta);
    const start = { release: 'checkout@2.0.0', brands: 'all' as const, steps, ...why };
    expect(await checkout.command('rollout/start', { ...start, tryOut: true })).toStrictEqual({
      kind: 'tried out',
      effects: [
        '1 % of the visitors of all brands get checkout@2.0.0.',
        'The guard watches failure, slow-paint, slow-press, layout-shift, unfinished-checkout, other-price, small-order.',
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
    expect((await operators.command('rollout/start', body)).faults).toStrictEqual(
      expect.arrayContaining([
        expect.stringContaining('/release: '),
        expect.stringContaining('/brands: '),
        expect.stringContaining('/reason: '),
        expect.stringContaining('/colour: '),
      ]),
    );
  });
});
