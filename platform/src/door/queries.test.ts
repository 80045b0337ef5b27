import { aBrand } from '../testing/brands';
import { aBuiltFolder } from '../testing/built-folder';
import { aDoor, addTeam } from '../testing/door';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const why = { reason: 'a test' };

describe('the overview', () => {
  it('shows stable, canary, last good, pin and freeze of every feature on every brand', async () => {
    const { client, publish } = await aServedPlatform({
      brands: [
        aBrand(),
        aBrand({ id: 'northbank', hosts: ['northbank.localhost'], pins: { listing: '1.0.0' } }),
      ],
      builds: [{ feature: 'shell' }, { feature: 'listing' }, { feature: 'listing', version: '1.1.0' }],
    });
    await client.publish(await aBuiltFolder({ feature: 'listing', version: '2.0.0' }), {
      author: 'ann',
      commit: 'abc',
    });
    const steps = [{ share: 1_000, minimumMinutes: 1, minimumPageLoads: 1 }];
    await client.command('rollout/start', { release: 'listing@2.0.0', brands: 'all', steps, ...why });
    await client.command('pin', { brand: 'market', release: 'shell@1.0.0', ...why });
    await client.command('freeze', { brand: 'northbank', until: '2027-01-01', ...why });

    const canary = { rollout: 'r1', release: 'listing@2.0.0', share: 1_000, state: 'running' };
    expect(await client.query('overview', {})).toMatchObject({
      brands: [
        {
          id: 'market',
          cells: [
            {
              feature: 'listing',
              release: 'listing@1.1.0',
              stable: 'listing@1.1.0',
              lastGood: ['listing@1.0.0'],
              canary: { ...canary, leftOut: false },
            },
            { feature: 'shell', pin: { release: 'shell@1.0.0', by: 'registry' } },
          ],
        },
        {
          id: 'northbank',
          frozenUntil: '2027-01-01T00:00:00.000Z',
          cells: [
            {
              release: 'listing@1.0.0',
              stable: 'listing@1.1.0',
              canary: { ...canary, leftOut: true },
              pin: { release: 'listing@1.0.0', by: 'brand file' },
            },
            { release: 'shell@1.0.0', reason: expect.stringContaining('northbank is frozen until') },
          ],
        },
      ],
      faults: [],
    });
    expect((await publish({ feature: 'shell' })).kind).toBe('done');
  });
});

describe('what a token may read', () => {
  it('says which team the token belongs to', async () => {
    const { checkout, clientOf } = await aDoor();
    expect(await checkout.query('me', {})).toStrictEqual({
      id: 'checkout',
      features: ['checkout'],
      machine: 'a test',
    });
    await expect(clientOf('sft_wrong').query('me', {})).rejects.toThrow('This token opens nothing');
  });

  it.each([
    ['is refused in production', { production: true }, 'refused'],
    [
      'is taken in production where that is allowed',
      { production: true, allowDevelopmentBuilds: true },
      'done',
    ],
    ['is taken in development', { production: false }, 'done'],
  ] as const)('[REL-17/production] a build of development %s', async (_what, settings, kind) => {
    const { client } = await aServedPlatform(settings);
    const folder = await aBuiltFolder({ feature: 'listing', version: '1.0.1-dev.abc' });
    const query = { author: 'ann', commit: 'development', development: 'yes' } as const;
    expect((await client.publish(folder, query)).kind).toBe(kind);
  });

  it('in production only a team may ask why a visitor gets a release', async () => {
    const { get, registry } = await aServedPlatform({ production: true });
    const ask = (headers: Record<string, string> = {}) =>
      get('/platform/resolve?brand=market&visitor=v1', { headers });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask({ authorization: 'Bearer sft_wrong' })).statusCode).toBe(403);
    const authorization = `Bearer ${await addTeam(registry, 'checkout', 'checkout')}`;
    expect((await ask({ authorization })).json().decisions.shell.release).toBe('shell@1.0.0');
  });

  it('filters the audit log by feature, brand, refusal and time, and names an invalid date', async () => {
    const { checkout, operators } = await aDoor();
    await checkout.command('freeze', { brand: 'market', until: '2027-01-01', ...why });
    await operators.command('freeze', { brand: 'northbank', until: '2027-01-01', ...why });
    const refusals = await checkout.query('audit', { refused: 'yes', brand: 'market', to: '2027-01-01' });
    expect(refusals).toMatchObject([{ actor: 'checkout', action: 'freeze', brands: ['market'] }]);
    expect(await checkout.query('audit', { brand: 'market', from: '2027-01-01' })).toStrictEqual([]);
    await expect(checkout.query('audit', { to: '2026-13-01' })).rejects.toThrow(
      '/to: "2026-13-01" is not a date.',
    );
  });
});

describe('what happened lately', () => {
  it('[CON-6/lately] is counted back from the clock of the server', async () => {
    let now = new Date('2026-11-21T15:00:00Z');
    const { operators } = await aDoor({ clock: { now: () => now } });
    await operators.command('freeze', { brand: 'market', until: '2027-01-01', ...why });
    now = new Date('2026-11-22T03:00:00Z');
    await operators.command('freeze', { brand: 'northbank', until: '2027-01-01', ...why });
    const lately = async (hours: string) =>
      (await operators.query('audit', { hours, action: 'freeze' }))?.map(({ subject }) => subject);
    expect(await lately('12')).toStrictEqual(['northbank', 'market']);
    expect(await lately('11')).toStrictEqual(['northbank']);
  });
});

describe('publishing, tried out', () => {
  it('[REL-19/logged] reports what it would do and leaves nothing behind but its line in the audit log', async () => {
    const { operators, registry } = await aDoor();
    const meta = { author: 'ann', commit: 'abc', tryOut: 'yes' } as const;
    const folder = await aBuiltFolder({ feature: 'checkout' });
    const tried = {
      kind: 'tried out',
      effects: ['checkout@1.0.0 is published: 4 files.', 'checkout@1.0.0 becomes stable on all brands.'],
    };
    expect(await operators.publish(folder, meta)).toMatchObject(tried);
    expect(await registry.releases({ limit: 10 })).toStrictEqual([]);
    expect(await registry.audit({ subject: 'checkout@1.0.0', limit: 10 })).toMatchObject([
      { actor: 'operators', action: 'release try-out', refused: false, reason: 'by ann from abc' },
    ]);

    await operators.publish(folder, { author: 'ann', commit: 'abc' });
    const files = { 'entry.js': 'other();', 'home.js': '', 'home.css': '', 'later.js': '' };
    const other = await aBuiltFolder({ feature: 'checkout', files });
    expect(await operators.publish(other, meta)).toMatchObject({
      faults: expect.arrayContaining([
        expect.stringContaining('checkout@1.0.0 exists with another entry.js'),
      ]),
    });
    expect(await registry.audit({ refused: true, limit: 10 })).toMatchObject([
      { actor: 'operators', action: 'release try-out', subject: 'checkout@1.0.0' },
    ]);
  });
});
