import { aReleaseOf } from '../testing/releases';
import { fixedClock } from '../testing/fixed-clock';
import { openRegistries, openRegistry, registryKinds } from '../testing/registries';
import type { OpenedRegistries } from '../testing/registries';
import { until } from '../testing/until';
import { approveChange, endWaiting, liftApproval, requireApproval } from './commands/approve-change';
import { atOnce, makeOrAsk } from './commands/ask-for-approval';
import { changeRollout } from './commands/change-rollout';
import { freezeBrand, unfreezeBrand } from './commands/freeze-brand';
import { pinRelease, unpinRelease } from './commands/pin-release';
import { promoteRelease } from './commands/promote-release';
import { revokeRelease } from './commands/revoke-release';
import { rollBack } from './commands/roll-back';
import { endScheduled, runScheduled, scheduleChange } from './commands/schedule-change';
import { startRollout } from './commands/start-rollout';
import { accepted, refused } from './change';
import { previewsSubject } from './load-state';
import type { Attempt, AuditNote } from './attempt';
import type { Registry, RolloutFilter } from './registry';
import type { BrandScope } from './snapshot';
import { stableHistory } from './stable-history';
import type { RolloutContext } from './state';

const context: RolloutContext = {
  now: fixedClock.now(),
  brands: ['marketplace', 'northbank'],
  watchMinutes: 0,
};
const by = { actor: 'checkout', action: 'test', subject: 'checkout', reason: 'a test' };
const release = (version: string, name = 'checkout') => ({ name, version });
const steps = [
  { share: 100, minimumMinutes: 10, minimumPageLoads: 200 },
  { share: 10_000, minimumMinutes: 10, minimumPageLoads: 200 },
];

describe.each(registryKinds)('the registry (%s)', (kind) => {
  let opened: OpenedRegistries;
  let registry: Registry;
  beforeAll(async () => {
    opened = await openRegistries(kind, fixedClock);
  }, 60_000);
  beforeEach(async () => {
    registry = await opened.next();
  });
  afterAll(() => opened.close());

  const run = (command: Attempt['command'], parts: Partial<Attempt> = {}) =>
    registry.run({ ...by, ...parts, command });
  const publish = (version: string, name = 'checkout') =>
    run(() => accepted([{ kind: 'release-published', release: aReleaseOf(name, version) }], []));
  const promote = (version: string, brands: 'all' | string[] = 'all') =>
    run((state) => promoteRelease(state, { release: release(version), brands }, context), {
      releases: [release(version)],
    });

  it('[REL-9/removed] stores the result of collecting for each release, and runs the work of a change while nothing else changes', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(version);
    await promote('1.0.0');
    const change = (kind: 'release-unneeded' | 'release-needed' | 'release-collected' | 'release-restored') =>
      run(() => accepted([{ kind, ...release('1.1.0') }], []));
    const known = async () => {
      const { unneededSince, collectedAt } = (await registry.release(release('1.1.0'))) ?? {};
      return [unneededSince, collectedAt];
    };
    const now = fixedClock.now().toISOString();
    await change('release-unneeded');
    expect(await known()).toStrictEqual([now, undefined]);
    await change('release-needed');
    expect(await known()).toStrictEqual([undefined, undefined]);
    await change('release-unneeded');
    await change('release-collected');
    expect(await known()).toStrictEqual([now, now]);
    expect(
      await registry.tryOut({
        releases: 'all',
        command: (state) => accepted([], [...state.releases.keys()].sort()),
      }),
    ).toStrictEqual(accepted([], ['checkout@1.0.0', 'checkout@1.1.0']));
    await change('release-restored');
    expect(await known()).toStrictEqual([undefined, undefined]);

    const failing = run(() => accepted([{ kind: 'release-unneeded', ...release('1.1.0') }], []), {
      meanwhile: () => Promise.reject(new Error('the store is away')),
    });
    await expect(failing).rejects.toThrow('the store is away');
    expect(await known()).toStrictEqual([undefined, undefined]);

    const order: string[] = [];
    let next: Promise<unknown> | undefined;
    const generationBefore = await registry.generation();
    await run(() => accepted([{ kind: 'release-unneeded', ...release('1.1.0') }], []), {
      async meanwhile({ generation }) {
        expect(generation).toBe(generationBefore);
        next = run(
          (state) => {
            order.push(`then ${state.releases.get('checkout@1.1.0')?.unneededSince ?? 'nothing'}`);
            return accepted([], []);
          },
          { releases: [release('1.1.0')] },
        );
        // Long enough for the other change to come first, if it could.
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        order.push('meanwhile');
      },
    });
    await next;
    expect(order).toStrictEqual(['meanwhile', `then ${now}`]);
  });

  it('[REL-14/kept] keeps what brands have accepted until the files of a release are removed, and whom they trust', async () => {
    const name = 'riverside/listing';
    for (const version of ['1.0.0', '1.1.0']) await publish(version, name);
    const accept = (brand: string, version: string, hash: string) =>
      run(() => accepted([{ kind: 'release-accepted', acceptance: { brand, name, version, hash } }], []));
    const trust = (kind: 'partner-trusted' | 'partner-distrusted', brand: string) =>
      run(() => accepted([{ kind, trust: { brand, partner: 'riverside' } }], []));
    await accept('marketplace', '1.0.0', 'a hash');
    await accept('northbank', '1.0.0', 'a hash');
    await accept('northbank', '1.0.0', 'another hash');
    await accept('northbank', '1.1.0', 'a hash');
    await trust('partner-trusted', 'northbank');
    await trust('partner-trusted', 'northbank');
    await trust('partner-trusted', 'marketplace');
    await trust('partner-distrusted', 'marketplace');
    const known = async () => {
      const { acceptances, trusted } = await registry.snapshot();
      return [acceptances.map(({ brand, version, hash }) => `${brand} ${version} ${hash}`).sort(), trusted];
    };
    const trusted = [{ brand: 'northbank', partner: 'riverside' }];
    expect(await known()).toStrictEqual([
      ['marketplace 1.0.0 a hash', 'northbank 1.0.0 another hash', 'northbank 1.1.0 a hash'],
      trusted,
    ]);
    const acceptance = { brand: 'marketplace', name, version: '1.0.0' };
    await run(() => accepted([{ kind: 'release-rejected', acceptance }], []));
    expect(await known()).toStrictEqual([
      ['northbank 1.0.0 another hash', 'northbank 1.1.0 a hash'],
      trusted,
    ]);
    await run(() => accepted([{ kind: 'release-collected', name, version: '1.0.0' }], []));
    expect(await known()).toStrictEqual([['northbank 1.1.0 a hash'], trusted]);
  });

  it('[ROL-10/kept] keeps who comes before the share of a rollout', async () => {
    for (const version of ['1.0.0', '2.0.0']) await publish(version);
    await promote('1.0.0');
    const audience = ['staff', 'v-1'];
    await run(
      (state) =>
        startRollout(
          state,
          { release: release('2.0.0'), brands: 'all', steps, salt: 's', watch: ['failure'], audience },
          context,
        ),
      { releases: [release('2.0.0')] },
    );
    expect((await registry.snapshot()).rollouts).toMatchObject([{ id: 'r1', audience }]);
    expect(await registry.rollout('r1')).toMatchObject({ audience });
  });

  it('[BRD-7/kept] keeps what was saved of a brand, and gives edges the live version and the current draft', async () => {
    const save = (number: number, as: 'draft' | 'live', brand = 'marketplace', who: object = {}) =>
      run(
        () =>
          accepted(
            [{ kind: 'brand-saved', version: { brand, number, as, file: 'a hash', data: `${number}` } }],
            [],
          ),
        who,
      );
    const known = async () => {
      const { brandVersions, drafts } = await registry.snapshot();
      return [brandVersions.map(({ brand, number, data }) => [brand, number, data]), drafts];
    };
    await save(1, 'live');
    await save(2, 'draft', 'marketplace', { person: 'ann' });
    await save(1, 'draft', 'northbank');
    expect(await known()).toStrictEqual([
      [['marketplace', 1, '1']],
      expect.arrayContaining([
        { brand: 'marketplace', number: 2 },
        { brand: 'northbank', number: 1 },
      ]),
    ]);
    await save(3, 'live', 'marketplace', { machine: 'CI' });
    expect(await known()).toStrictEqual([[['marketplace', 3, '3']], [{ brand: 'northbank', number: 1 }]]);
    const at = fixedClock.now().toISOString();
    const common = { brand: 'marketplace', file: 'a hash', by: 'checkout', at, reason: 'a test' };
    expect(await registry.brandVersions('marketplace')).toStrictEqual([
      { ...common, number: 1, kind: 'live', data: '1' },
      { ...common, number: 2, kind: 'draft', data: '2', person: 'ann' },
      { ...common, number: 3, kind: 'live', data: '3', machine: 'CI' },
    ]);
    expect(await registry.brandVersion('marketplace', 2)).toMatchObject({ kind: 'draft', data: '2' });
    expect(await registry.brandVersion('marketplace', 9)).toBeUndefined();
    const counted = await registry.tryOut({
      ofBrand: 'marketplace',
      command: ({ brandVersions }) =>
        accepted(
          [],
          brandVersions.filter(({ brand }) => brand === 'marketplace').map(({ number }) => `${number}`),
        ),
    });
    expect(counted).toStrictEqual(accepted([], ['1', '2', '3']));
  });

  it('[ROL-5/ended] tells every edge which preview links were ended', async () => {
    const end = (brand: string, release: string) =>
      registry.run({
        ...by,
        subject: previewsSubject,
        command: () => accepted([{ kind: 'previews-ended', brand, release }], []),
      });
    const { generation } = await registry.snapshot();
    await end('marketplace', 'checkout@2.0.0');
    await end('northbank', 'listing@1.0.0');
    await registry.run({ ...by, subject: previewsSubject, command: () => refused('no') });
    const at = fixedClock.now().toISOString();
    expect(await registry.snapshot()).toMatchObject({
      generation: generation + 2,
      endedPreviews: [
        { brand: 'marketplace', release: 'checkout@2.0.0', at },
        { brand: 'northbank', release: 'listing@1.0.0', at },
      ],
    });
  });

  it('returns the result of every kind of change', async () => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0', '3.0.0']) await publish(version);
    await promote('1.0.0');
    await promote('1.1.0', ['marketplace']);
    await run((state) => freezeBrand(state, { brand: 'northbank', until: '2027-01-02T00:00:00Z' }, context));
    await run((state) => pinRelease(state, { brand: 'marketplace', release: release('1.0.0') }, context));
    await run((state) => rollBack(state, { name: 'checkout', brands: ['marketplace'] }, context));
    await run(
      (state) =>
        startRollout(
          state,
          { release: release('2.0.0'), brands: 'all', steps, salt: 's', watch: ['failure'] },
          context,
        ),
      { releases: [release('2.0.0')] },
    );
    await run((state) => changeRollout(state, { id: 'r1', verb: 'pause' }, context));

    const turn = { name: 'checkout', at: fixedClock.now().toISOString() };
    expect(await registry.snapshot()).toStrictEqual({
      generation: 11,
      acceptances: [],
      trusted: [],
      brandVersions: [],
      drafts: [],
      turns: [
        { ...turn, id: 1, kind: 'promote', version: '1.0.0', brands: 'all' },
        { ...turn, id: 2, kind: 'promote', version: '1.1.0', brands: ['marketplace'] },
        { ...turn, id: 3, kind: 'rollback', version: '1.0.0', brands: ['marketplace'] },
      ],
      rollouts: [
        {
          id: 'r1',
          name: 'checkout',
          version: '2.0.0',
          brands: 'all',
          state: 'paused',
          steps,
          step: 0,
          stepBeganAt: fixedClock.now().toISOString(),
          salt: 's',
          watch: ['failure'],
        },
      ],
      pins: [{ brand: 'marketplace', feature: 'checkout', name: 'checkout', version: '1.0.0' }],
      freezes: [{ brand: 'northbank', until: '2027-01-02T00:00:00.000Z', afterTurn: 2 }],
      endedPreviews: [],
      releases: expect.arrayContaining(
        ['1.0.0', '1.1.0', '2.0.0'].map((version) => aReleaseOf('checkout', version)),
      ),
    });

    await run((state) => changeRollout(state, { id: 'r1', verb: 'resume' }, context));
    await run((state) => changeRollout(state, { id: 'r1', verb: 'advance' }, context));
    await run((state) => unfreezeBrand(state, { brand: 'northbank' }));
    await run((state) => unpinRelease(state, { brand: 'marketplace', feature: 'checkout' }));
    expect(await registry.snapshot()).toMatchObject({
      rollouts: [{ id: 'r1', state: 'running', step: 1 }],
      pins: [],
      freezes: [],
    });
    await run((state) => changeRollout(state, { id: 'r1', verb: 'promote' }, context));
    expect(await registry.snapshot()).toMatchObject({
      rollouts: [],
      turns: [{}, {}, {}, { kind: 'promote', version: '2.0.0', brands: 'all' }],
    });
    const at = fixedClock.now().toISOString();
    expect(await registry.rollout('r1')).toMatchObject({
      version: '2.0.0',
      state: 'promoted',
      step: 1,
      watch: ['failure'],
      startedAt: at,
      endedAt: at,
    });
    expect(await registry.rollout('r9')).toBeUndefined();
  });

  it('[CON-7] finds who ended a rollout by the instant of the change, however long it took to be logged', async () => {
    let passed = 0;
    const clock = { now: () => new Date(fixedClock.now().getTime() + (passed += 7)) };
    const { registry: ticking, close } = await openRegistry(kind, clock);
    const attempt = (command: Attempt['command'], parts: Partial<Attempt>) =>
      ticking.run({ ...by, subject: 'checkout@1.1.0', ...parts, command });
    for (const version of ['1.0.0', '1.1.0'])
      await attempt(
        () => accepted([{ kind: 'release-published', release: aReleaseOf('checkout', version) }], []),
        {},
      );
    await attempt((state) => promoteRelease(state, { release: release('1.0.0'), brands: 'all' }, context), {
      releases: [release('1.0.0')],
    });
    await attempt(
      (state) =>
        startRollout(
          state,
          { release: release('1.1.0'), brands: 'all', steps, salt: 's', watch: ['failure'] },
          context,
        ),
      { releases: [release('1.1.0')], action: 'rollout start', brands: 'all' },
    );
    await attempt((state) => changeRollout(state, { id: 'r1', verb: 'abort' }, context), {
      action: 'rollout abort',
      brands: 'all',
    });
    expect(await ticking.rollouts({ limit: 9 })).toMatchObject([
      { begun: { action: 'rollout start' }, last: { action: 'rollout abort' } },
    ]);
    await close();
  });

  it('[CON-7] lists rollouts, newest first, each with who began it and what was done to it last', async () => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) await publish(version);
    await promote('1.0.0');
    const began = async (version: string, brands: BrandScope, as: Partial<AuditNote> = {}) =>
      run(
        (state) =>
          startRollout(
            state,
            { release: release(version), brands, steps, salt: 's', watch: ['failure'] },
            context,
          ),
        {
          releases: [release(version)],
          subject: `checkout@${version}`,
          action: 'rollout start',
          brands,
          ...as,
        },
      );
    await began('1.1.0', ['marketplace'], { actor: 'market-team', person: 'ann', reason: 'cheaper' });
    await run((state) => changeRollout(state, { id: 'r1', verb: 'abort' }, context), {
      subject: 'checkout@1.1.0',
      action: 'rollout abort',
      brands: ['marketplace'],
      actor: 'guard',
      reason: 'it fails',
    });
    await began('2.0.0', 'all');
    await run((state) => changeRollout(state, { id: 'r2', verb: 'advance' }, context), {
      subject: 'checkout@2.0.0',
      action: 'rollout advance',
      reason: 'all is well',
    });

    const listed = await registry.rollouts({ limit: 9 });
    expect(
      listed.map(({ id, state, begun, last }) => [id, state, begun?.action, last?.reason]),
    ).toStrictEqual([
      ['r2', 'running', 'rollout start', 'all is well'],
      ['r1', 'aborted', 'rollout start', 'it fails'],
    ]);
    expect(listed[1]?.begun).toMatchObject({ by: 'market-team', person: 'ann', reason: 'cheaper' });
    // An entry from before tokens had owners says the team alone, and so does the guard's.
    expect(listed[1]?.last).toStrictEqual(expect.not.objectContaining({ person: expect.anything() }));
    expect(listed[1]?.last).toMatchObject({ by: 'guard', action: 'rollout abort' });
    const idsOf = async (filter: Omit<RolloutFilter, 'limit'>) =>
      (await registry.rollouts({ ...filter, limit: 9 })).map(({ id }) => id);
    expect(await idsOf({ outcome: 'aborted' })).toStrictEqual(['r1']);
    expect(await idsOf({ outcome: 'open' })).toStrictEqual(['r2']);
    expect(await idsOf({ brand: 'northbank' })).toStrictEqual(['r2']);
    expect(await idsOf({ brand: 'marketplace' })).toStrictEqual(['r2', 'r1']);
    expect(await idsOf({ feature: 'listing' })).toStrictEqual([]);
    expect(await idsOf({ before: 2 })).toStrictEqual(['r1']);
    expect(await registry.rollouts({ limit: 1 })).toMatchObject([{ id: 'r2' }]);
  });

  it('[REL-8/state] excludes a revoked release from everything that decisions are made from', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await publish(version);
      await promote(version);
    }
    await run((state) => pinRelease(state, { brand: 'northbank', release: release('1.1.0') }, context));
    await run((state) => revokeRelease(state, { release: release('1.1.0'), reason: 'a leak' }, context));
    const { pins, releases } = await registry.snapshot();
    expect(pins).toStrictEqual([]);
    expect(releases.map(({ version }) => version)).toStrictEqual(['1.0.0']);
    expect(await registry.release(release('1.1.0'))).toMatchObject({ revoked: { reason: 'a leak' } });
  });

  it('keeps what was stable when a brand was frozen, however much has become stable since', async () => {
    const versions = Array.from({ length: 12 }, (_, minor) => `1.${minor}.0`);
    for (const version of versions) await publish(version);
    await promote('1.0.0');
    await promote('1.1.0');
    await run((state) => freezeBrand(state, { brand: 'northbank', until: '2027-01-02T00:00:00Z' }, context));
    for (const version of versions.slice(2)) await promote(version);
    const { turns, releases, freezes } = await registry.snapshot();
    const turnsAtFreeze = turns.filter(({ id }) => id <= (freezes[0]?.afterTurn ?? 0));
    expect(stableHistory(turnsAtFreeze, 'northbank')).toStrictEqual(['1.1.0', '1.0.0']);
    expect(releases.map(({ version }) => version)).toStrictEqual(
      expect.arrayContaining(['1.1.0', '1.0.0', '1.11.0']),
    );
  });

  it('knows since when visitors can get a release', async () => {
    await publish('1.0.0');
    expect((await registry.release(release('1.0.0')))?.openedAt).toBeUndefined();
    await promote('1.0.0');
    expect((await registry.release(release('1.0.0')))?.openedAt).toBe(fixedClock.now().toISOString());
    expect(await registry.release(release('9.9.9'))).toBeUndefined();
  });

  it('[REL-7/entries] logs who did what, when and why, with the state before and after, and what was refused', async () => {
    await publish('1.0.0');
    await promote('1.0.0');
    await run(() => refused('It does not fit.'), { actor: 'listing', reason: 'for fun' });
    const [third, second] = await registry.audit({ limit: 10 });
    expect(third).toMatchObject({
      actor: 'listing',
      reason: 'for fun',
      refused: true,
      faults: ['It does not fit.'],
    });
    expect(second).toMatchObject({
      id: 2,
      at: fixedClock.now().toISOString(),
      actor: 'checkout',
      refused: false,
      before: { turns: [] },
      after: { turns: [{ kind: 'promote', release: 'checkout@1.0.0', brands: 'all' }] },
    });
    expect(await registry.audit({ actor: 'listing', limit: 10 })).toHaveLength(1);
    expect(await registry.audit({ before: 3, limit: 1 })).toMatchObject([{ id: 2 }]);
  });

  it('[GRD-13/registry] remembers the last abort of a release, with who and why, and refuses it until the reason is repeated', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish(version);
    await promote('1.0.0');
    const one = { release: release('1.1.0'), brands: 'all', steps, salt: 'a', watch: ['failure'] } as const;
    const start = (despite?: string) =>
      run((state) => startRollout(state, { ...one, despite }, context), { releases: [release('1.1.0')] });
    const abort = (id: string, actor: string, reason: string, person?: string) =>
      run((state) => changeRollout(state, { id, verb: 'abort' }, context), { actor, person, reason });
    const aborted = async () => {
      const [listed] = await registry.releases({ name: 'checkout', limit: 1 });
      const known = await registry.release(release('1.1.0'));
      expect(known?.aborted).toStrictEqual(listed?.aborted);
      return known?.aborted;
    };
    await start();
    expect(await aborted()).toBeUndefined();
    await abort('r1', 'checkout', 'wrong steps', 'ann');
    const at = fixedClock.now().toISOString();
    expect(await aborted()).toStrictEqual({
      rollout: 'r1',
      at,
      by: 'checkout',
      person: 'ann',
      reason: 'wrong steps',
    });
    const refusal = (by: string, rollout: string, reason: string) => ({
      kind: 'refused',
      faults: [
        `${by} aborted rollout ${rollout} of checkout@1.1.0 on ${at}: ${reason}. To go on nevertheless, repeat that reason word for word as despite.`,
      ],
    });
    expect(await start()).toStrictEqual(refusal('ann (checkout)', 'r1', 'wrong steps'));
    expect(await start('Wrong  steps.')).toMatchObject({ kind: 'accepted' });
    await abort('r2', 'guard', 'it fails');
    expect(await aborted()).toStrictEqual({ rollout: 'r2', at, by: 'guard', reason: 'it fails' });

    const makeStable = (despite?: string) =>
      run((state) => promoteRelease(state, { release: release('1.1.0'), brands: 'all', despite }, context), {
        releases: [release('1.1.0')],
      });
    for (const despite of [undefined, '', 'r2', 'wrong steps', 'it fails, I know'])
      for (const result of [await start(despite), await makeStable(despite)])
        expect(result).toStrictEqual(refusal('The guard', 'r2', 'it fails'));
    expect(await start('it fails')).toMatchObject({ kind: 'accepted' });
    await abort('r3', 'guard', 'it fails again');
    expect(await makeStable('it fails')).toStrictEqual(refusal('The guard', 'r3', 'it fails again'));
    expect(await makeStable('it fails again')).toMatchObject({ kind: 'accepted' });
    expect(await aborted()).toBeUndefined();
  });

  it('[ROL-7/kept] keeps what is set for a time, does it once with everything it changes, and takes it back', async () => {
    const set = (version: string, at = '2026-12-01T09:00:00.000Z') => {
      const command: Attempt['command'] = (state) =>
        promoteRelease(state, { release: release(version), brands: 'all' }, context);
      const body = { release: `checkout@${version}`, brands: 'all', reason: 'the sale' };
      const change = { at, call: 'release/promote', body, by: 'checkout', reason: 'the sale' };
      return {
        added: run((state) => scheduleChange(state, change, command, context), {
          releases: [release(version)],
        }),
        due: (id: string) =>
          run((state) => runScheduled(state, id, command), { releases: [release(version)] }),
      };
    };
    await publish('1.0.0');
    const first = set('1.0.0', '2026-12-01T10:00+01:00');
    expect(await first.added).toMatchObject({ kind: 'accepted' });
    await set('1.0.0').added;
    const body = { release: 'checkout@1.0.0', brands: 'all', reason: 'the sale' };
    const one = {
      at: '2026-12-01T09:00:00.000Z',
      call: 'release/promote',
      body,
      by: 'checkout',
      reason: 'the sale',
    };
    expect(await registry.scheduled()).toStrictEqual([
      { id: 's1', ...one },
      { id: 's2', ...one },
    ]);
    expect((await registry.snapshot()).turns).toStrictEqual([]);

    expect(await first.due('s1')).toMatchObject({
      kind: 'accepted',
      effects: [expect.stringContaining('becomes stable')],
    });
    expect(await first.due('s1')).toStrictEqual(accepted([], []));
    expect((await registry.snapshot()).turns).toHaveLength(1);
    expect(await run((state) => endScheduled(state, { id: 's2', as: 'removed' }))).toMatchObject({
      kind: 'accepted',
    });
    expect(await registry.scheduled()).toStrictEqual([]);
    expect(await run((state) => endScheduled(state, { id: 's2', as: 'removed' }))).toStrictEqual(
      refused('Nothing is set for a time as s2.'),
    );
    // A number is never given twice.
    await set('1.0.0').added;
    expect(await registry.scheduled()).toMatchObject([{ id: 's3' }]);
  });

  it('[ROL-8/kept] keeps what asks for a second person, what waits and what was approved for a time; an approval is two lines of the audit log', async () => {
    for (const version of ['1.0.0', '2.0.0']) await publish(version);
    await promote('1.0.0');
    for (const subject of ['checkout', 'brand:northbank', 'checkout'])
      await run((state) => requireApproval(state, subject, context));
    expect(await registry.approvals()).toStrictEqual({
      approvals: ['brand:northbank', 'checkout'],
      waiting: [],
    });

    const asked = {
      call: 'release/promote',
      body: { release: 'checkout@2.0.0', brands: 'all' },
      by: 'checkout',
      person: 'ann',
      issuedBy: 'olga',
      reason: 'the sale',
    };
    const evaluate = atOnce((state) =>
      promoteRelease(state, { release: release('2.0.0'), brands: 'all' }, context),
    );
    const ask = (fields: Partial<typeof asked> = {}) =>
      run((state) => makeOrAsk(state, evaluate, { ...asked, ...fields }, context), {
        releases: [release('2.0.0')],
        action: 'release promote',
      });
    await ask();
    await ask({ by: 'other' });
    const one = {
      id: 'w1',
      ...asked,
      because: ['brand:northbank', 'checkout'],
      effects: ['checkout@2.0.0 becomes stable on all brands.'],
      seen: expect.stringMatching(/^[0-9a-f]{64}$/),
      askedAt: '2026-11-21T18:00:00.000Z',
      expiresAt: '2026-11-24T18:00:00.000Z',
    };
    expect((await registry.approvals()).waiting).toStrictEqual([one, { ...one, id: 'w2', by: 'other' }]);
    expect((await registry.snapshot()).turns).toHaveLength(1);

    const approver = { id: 'checkout', person: 'bob' };
    const note = { actor: 'checkout', person: 'bob', action: 'approval give', subject: 'w1', reason: 'good' };
    const approve = () =>
      registry.run({
        ...note,
        releases: [release('2.0.0')],
        inNameOf: { ...by, person: 'ann', action: 'release promote' },
        command: (state) => approveChange(state, { id: 'w1', approver }, evaluate, context),
      });
    expect(await approve()).toMatchObject({ kind: 'accepted' });
    expect((await approve()).kind).toBe('refused');
    expect((await registry.snapshot()).turns).toMatchObject([{}, { version: '2.0.0' }]);
    expect(await registry.audit({ limit: 4 })).toMatchObject([
      { action: 'approval give', person: 'bob', refused: true },
      { action: 'release promote', person: 'ann', refused: false, before: { waiting: [{ id: 'w1' }] } },
      { action: 'approval give', person: 'bob', refused: false, before: { waiting: [{ id: 'w1' }] } },
      { action: 'ask release promote', after: { waiting: [{ id: 'w2', because: one.because }] } },
    ]);

    await run((state) => endWaiting(state, { id: 'w2', as: 'refused' }));
    expect((await registry.approvals()).waiting).toStrictEqual([]);
    for (const subject of ['checkout', 'brand:northbank']) await run((state) => liftApproval(state, subject));
    expect(await registry.approvals()).toStrictEqual({ approvals: [], waiting: [] });

    const timed = { ...asked, at: '2026-12-01T09:00:00.000Z', approvedBy: 'bob' };
    await run((state) => scheduleChange(state, timed, () => refused('later'), context));
    expect(await registry.scheduled()).toStrictEqual([{ id: 's1', ...timed }]);
  });

  it('changes nothing when a command is only tried out', async () => {
    await publish('1.0.0');
    const tried = await registry.tryOut({
      releases: [release('1.0.0')],
      command: (state) => promoteRelease(state, { release: release('1.0.0'), brands: 'all' }, context),
    });
    expect(tried).toMatchObject({
      kind: 'accepted',
      effects: ['checkout@1.0.0 becomes stable on all brands.'],
    });
    expect((await registry.snapshot()).turns).toStrictEqual([]);
    expect(await registry.audit({ limit: 10 })).toHaveLength(1);
  });

  it('makes all changes of a command, or none', async () => {
    await publish('1.0.0');
    const fails = run(() => {
      throw new Error('a fault of ours');
    });
    await expect(fails).rejects.toThrow('a fault of ours');
    expect(await registry.audit({ limit: 10 })).toHaveLength(1);
    expect((await registry.snapshot()).generation).toBe(1);
  });

  it('lists releases, newest first', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await publish('1.0.0', 'listing');
    expect(await registry.releases({ name: 'checkout', limit: 10 })).toMatchObject([
      { version: '1.1.0', author: 'a team', commit: 'abc', revoked: false },
      { version: '1.0.0' },
    ]);
    expect(await registry.releases({ limit: 2 })).toHaveLength(2);
  });

  it('[REL-17/listed] lists no build of development, and knows it all the same', async () => {
    await publish('1.0.0');
    const release = aReleaseOf('checkout', '1.0.1-dev.abc', { development: true });
    await run(() => accepted([{ kind: 'release-published', release }], []));
    for (const name of ['checkout', undefined])
      expect(await registry.releases({ name, limit: 10 })).toMatchObject([{ version: '1.0.0' }]);
    expect((await registry.release({ name: 'checkout', version: '1.0.1-dev.abc' }))?.manifest).toStrictEqual(
      release,
    );
  });

  it('knows a team by its token until the token is revoked', async () => {
    const token = { hash: 'abc', team: 'checkout', label: 'CI', revokeOthers: false };
    await registry.saveTeam({ id: 'checkout', features: ['checkout'], webhook: undefined }, by);
    await registry.addToken(token, by);
    expect(await registry.teamOfToken('abc')).toStrictEqual({
      id: 'checkout',
      features: ['checkout'],
      webhook: undefined,
      machine: 'CI',
    });
    expect(await registry.teamOfToken('other')).toBeUndefined();
    const changed = { id: 'checkout', features: ['checkout', 'verification'], webhook: 'https://t.example' };
    await registry.saveTeam(changed, by);
    expect(await registry.addToken({ ...token, hash: 'def', revokeOthers: true }, by)).toBe(1);
    expect(await registry.teamOfToken('abc')).toBeUndefined();
    expect(await registry.teamOfToken('def')).toStrictEqual({ ...changed, machine: 'CI' });
    expect(await registry.teams()).toHaveLength(1);
    expect(await registry.audit({ limit: 10 })).toMatchObject([
      { after: { label: 'CI', revoked: 1 } },
      { before: { features: ['checkout'] }, after: { features: ['checkout', 'verification'] } },
      { after: { label: 'CI', revoked: 0 } },
      { before: null },
    ]);
  });

  it('knows a person by a token until it expires, is ended, or the person leaves the team', async () => {
    const ofAnn = { team: 'checkout', person: 'ann' };
    const token = { ...ofAnn, label: 'laptop', issuedBy: 'bob', revokeOthers: false };
    await registry.saveTeam({ id: 'checkout', features: ['checkout'], webhook: undefined }, by);
    await registry.addToken({ ...token, hash: 'early' }, by);
    expect(await registry.teamOfToken('early')).toBeUndefined();
    await registry.saveMember({ ...ofAnn, role: 'owner', email: 'ann@shop.example' }, by);
    await registry.saveMember(ofAnn, by);
    expect(await registry.members()).toStrictEqual([{ ...ofAnn, role: 'owner', email: 'ann@shop.example' }]);
    expect(await registry.teamOfToken('early')).toMatchObject({
      id: 'checkout',
      person: 'ann',
      role: 'owner',
      issuedBy: 'bob',
    });
    const expiresAt = new Date(fixedClock.now().getTime() + 1);
    await registry.addToken({ ...token, hash: 'brief', expiresAt }, by);
    await registry.addToken({ ...token, hash: 'over', expiresAt: fixedClock.now() }, by);
    expect([await registry.teamOfToken('brief'), await registry.teamOfToken('over')]).toMatchObject([
      { person: 'ann' },
      undefined,
    ]);
    const used = { lastUsedAt: fixedClock.now().toISOString() };
    expect(await registry.tokens()).toMatchObject([
      { id: 't1', ...ofAnn, name: 'laptop', ...used },
      { id: 't2', ...used, expiresAt: expiresAt.toISOString() },
    ]);
    await registry.endToken('t2', by);
    expect(await registry.teamOfToken('brief')).toBeUndefined();
    // The machines of the team have tokens of their own.
    await registry.addToken({ team: 'checkout', label: 'CI', hash: 'ci', revokeOthers: true }, by);
    expect(await registry.teamOfToken('early')).toBeDefined();
    expect(await registry.removeMember(ofAnn, by)).toBe(2);
    expect(await registry.teamOfToken('early')).toBeUndefined();
    await registry.saveMember(ofAnn, by);
    expect(await registry.teamOfToken('early')).toBeUndefined();
    expect(await registry.tokens()).toMatchObject([{ name: 'CI' }]);
    expect(JSON.stringify(await registry.audit({ limit: 20 }))).not.toContain('ann@shop.example');
  });

  it('keeps who of a team did something, and finds it', async () => {
    await registry.note({ ...by, person: 'ann' }, {});
    await registry.note({ ...by, machine: 'CI' }, {});
    const found = async (name: string) => registry.audit({ by: name, limit: 9 });
    expect([await found('ann'), await found('CI'), await found('bob')]).toMatchObject([
      [{ person: 'ann' }],
      [{ machine: 'CI' }],
      [],
    ]);
    expect((await found('ann'))[0]).not.toHaveProperty('machine');
  });

  it('notifies watchers within a second', async () => {
    let notifications = 0;
    const end = await registry.watch(() => (notifications += 1));
    await publish('1.0.0');
    expect(await until(async () => notifications === 1)).toBeLessThan(1_000);
    end();
  });
});
