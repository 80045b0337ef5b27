import { openRegistry, registryKinds } from '../testing/registries';
import type { OpenedRegistry } from '../testing/registries';
import { refused } from './change';
import type { AuditFilter, Registry } from './registry';
import type { BrandScope } from './snapshot';

describe.each(registryKinds)('the audit log, filtered (%s)', (kind) => {
  let opened: OpenedRegistry;
  let registry: Registry;
  let now = new Date('2026-11-20T10:00:00Z');
  const clock = { now: () => now };

  const note = (action: string, subject: string, brands: BrandScope | undefined, actor = 'checkout') =>
    registry.note({ actor, action, subject, brands, reason: 'a test' }, null);
  const idsOf = async (filter: Omit<AuditFilter, 'limit'>) =>
    (await registry.audit({ ...filter, limit: 50 })).map(({ id }) => id);

  beforeAll(async () => {
    opened = await openRegistry(kind, clock);
    registry = opened.registry;
    await note('rollback', 'checkout', 'all');
    await note('pin', 'checkout@2.1.0', ['northbank']);
    await note('pin', 'checkouts@1.0.0', ['market', 'northbank'], 'other');
    now = new Date('2026-11-21T10:00:00Z');
    await note('team add', 'checkout-team', undefined, 'operators');
    await registry.run({
      actor: 'checkout',
      action: 'freeze',
      subject: 'market',
      brands: ['market'],
      reason: 'a test',
      command: () => refused('It is over already.'),
    });
    // Like an entry from before brands were stored.
    await note('release revoke', 'ordering@1.0.0', undefined);
  }, 60_000);
  afterAll(() => opened.close());

  it.each<[string, Omit<AuditFilter, 'limit'>, number[]]>([
    ['nothing left out', {}, [6, 5, 4, 3, 2, 1]],
    ['one actor', { actor: 'operators' }, [4]],
    ['one action', { action: 'pin' }, [3, 2]],
    ['one subject', { subject: 'checkout@2.1.0' }, [2]],
    ['one feature with its releases, and none that only begins alike', { feature: 'checkout' }, [2, 1]],
    ['one brand, and what concerned all, or nobody knows which', { brand: 'northbank' }, [6, 3, 2, 1]],
    ['another brand', { brand: 'market' }, [6, 5, 3, 1]],
    ['what was refused', { refused: true }, [5]],
    ['what was done', { refused: false }, [6, 4, 3, 2, 1]],
    ['from an instant on', { from: new Date('2026-11-21T10:00:00Z') }, [6, 5, 4]],
    ['before an instant', { until: new Date('2026-11-21T10:00:00Z') }, [3, 2, 1]],
    ['older than an entry', { before: 3 }, [2, 1]],
    ['several at once', { action: 'pin', brand: 'market', actor: 'other' }, [3]],
  ])('shows %s', async (_what, filter, ids) => {
    expect(await idsOf(filter)).toStrictEqual(ids);
  });

  it('keeps which brands an entry concerned', async () => {
    const [, frozen, team] = await registry.audit({ limit: 3 });
    expect([frozen?.brands, team?.brands]).toStrictEqual([['market'], null]);
  });
});

describe.each(registryKinds)('the audit log of a release (%s)', (kind) => {
  let opened: OpenedRegistry;
  const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
  beforeAll(async () => {
    opened = await openRegistry(kind, clock);
    const { registry } = opened;
    const write = (action: string, subject: string, after: unknown) =>
      registry.note({ actor: 'rewards-team', action, subject, brands: 'all', reason: 'a test' }, after);
    const turn = (version: string) => ({ kind: 'rollback', release: `rewards@${version}`, brands: 'all' });
    await write('rollout start', 'rewards@1.0.0', { rollouts: [] });
    await write('rollback', 'rewards', { turns: [turn('1.1.0'), turn('1.0.0')] });
    await write('preview end', 'previews', { ended: [{ brand: 'market', release: 'rewards@1.1.0' }] });
    await write('preview', 'listing@2.0.0, rewards@1.1.0', { releases: ['listing@2.0.0', 'rewards@1.1.0'] });
    await write('release collect', 'releases', { 'release-collected': ['rewards@1.1.0'] });
    await write('rollback', 'listing', { turns: [{ release: 'listing@1.1.0' }] });
    // Only a change of a team has a state before that nothing else of the entry repeats.
    const theirs = { actor: 'operators', action: 'team add', subject: 'a-team', reason: 'a test' };
    await registry.saveTeam({ id: 'a-team', features: ['other@3.0.0'], webhook: undefined }, theirs);
    await registry.saveTeam({ id: 'a-team', features: [], webhook: undefined }, theirs);
  }, 60_000);
  afterAll(() => opened.close());

  it.each<[string, Omit<AuditFilter, 'limit'>, string[]]>([
    [
      'shows its rollback, its preview links and its collection',
      { subject: 'rewards@1.1.0' },
      ['release collect', 'preview', 'preview end', 'rollback'],
    ],
    ['shows the rollback that led to it', { subject: 'rewards@1.0.0' }, ['rollback', 'rollout start']],
    [
      'shows for its feature all that names its releases',
      { feature: 'rewards' },
      ['release collect', 'preview', 'preview end', 'rollback', 'rollout start'],
    ],
    ['shows nothing for a name that is only part of one', { subject: 'wards@1.1' }, []],
    ['shows for another subject only what is about itself', { subject: 'rewards' }, ['rollback']],
    ['shows what named it before the change', { subject: 'other@3.0.0' }, ['team add', 'team add']],
  ])('[REL-7/entries] %s', async (_what, filter, actions) => {
    const entries = await opened.registry.audit({ ...filter, limit: 50 });
    expect(entries.map(({ action }) => action)).toStrictEqual(actions);
  });
});
