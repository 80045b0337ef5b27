import { aBuiltFolder } from '../testing/built-folder';
import { addTeam, aDoor } from '../testing/door';
import { fixedClock } from '../testing/fixed-clock';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { scheduledJob } from './scheduled-changes';

afterEach(removeTemporaryFolders);

const why = { reason: 'a test' };
const published = { author: 'ann', commit: 'abc' };
const promote = { release: 'checkout@2.0.0', brands: 'all', ...why } as const;
const steps = [10, 50, 100].map((share) => ({ share: share * 100, minimumMinutes: 60, minimumPageLoads: 9 }));
const start = { release: 'checkout@2.0.0', brands: 'all', steps, ...why } as const;
const because = 'It waits until somebody else has approved it, because checkout asks for a second person.';
const noneOf = (id: string) => ({
  kind: 'refused',
  faults: [expect.stringContaining(`Nothing waits as ${id}`)],
});

/**
 * A door with Ann, Bob and the CI of the team checkout, with Nora, who acts for the brand northbank, and with Olga, an operator. checkout@1.0.0 is stable, 2.0.0
 * and 3.0.0 are published.
 */
async function aDoorWithPeople() {
  let minutes = 0;
  const clock = { now: () => new Date(fixedClock.now().getTime() + minutes * 60_000) };
  const door = await aDoor({ clock });
  const { operators, clientOf, registry } = door;
  const tokenOf = async (team: string, person: string) => {
    await operators.command('member/add', { team, person, role: 'owner', ...why });
    return clientOf((await operators.command('member/token', { team, person, ...why })).token);
  };
  const publish = async (version: string, promotion: 'first' | 'always' = 'first') =>
    operators.publish(await aBuiltFolder({ feature: 'checkout', version }), { ...published, promotion });
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(version);
  const errors: unknown[] = [];
  const { run } = scheduledJob({
    registry,
    log: { error: (error: unknown) => void errors.push(error) },
    context: () => ({ now: clock.now(), brands: ['market', 'northbank'], watchMinutes: 0 }),
  });
  return {
    ...door,
    ci: door.checkout,
    ann: await tokenOf('checkout', 'ann'),
    bob: await tokenOf('checkout', 'bob'),
    nora: await tokenOf('northbank', 'nora'),
    olga: await tokenOf('operators', 'olga'),
    publish,
    /** Lets time pass, and does what is due then. */
    async advance(by: number) {
      minutes += by;
      await run();
      expect(errors).toStrictEqual([]);
    },
    stable: async () => (await registry.snapshot()).turns.at(-1)?.version,
    waiting: async () => (await registry.approvals()).waiting,
  };
}

type Door = Awaited<ReturnType<typeof aDoorWithPeople>>;
const requiring = async (of: string): Promise<Door> => {
  const door = await aDoorWithPeople();
  expect(await door.operators.command('approval/require', { of, ...why })).toMatchObject({ kind: 'done' });
  return door;
};

describe('a change that waits for a second person', () => {
  it('[ROL-8/waits] says what it would do, is made by the approval of another person, and the audit log names both', async () => {
    const { ann, bob, registry, stable } = await requiring('checkout');
    const effects = [because, 'Then it does this: checkout@2.0.0 becomes stable on all brands.'];
    expect(await ann.command('release/promote', { ...promote, tryOut: true })).toStrictEqual({
      kind: 'tried out',
      effects,
      faults: [],
    });
    expect((await registry.approvals()).waiting).toStrictEqual([]);
    expect(await ann.command('release/promote', promote)).toStrictEqual({
      kind: 'done',
      effects,
      faults: [],
      waiting: 'w1',
    });
    expect(await stable()).toBe('1.0.0');
    const listed = {
      id: 'w1',
      askedAt: '2026-11-21T18:00:00.000Z',
      expiresAt: '2026-11-24T18:00:00.000Z',
      by: 'checkout',
      person: 'ann',
      ...why,
      action: 'release promote',
      subject: 'checkout@2.0.0',
      because: ['checkout'],
      effects: ['checkout@2.0.0 becomes stable on all brands.'],
      stale: false,
      isOwn: false,
    };
    expect(await bob.query('approvals', {})).toStrictEqual({ required: ['checkout'], waiting: [listed] });

    const give = { id: 'w1', reason: 'I have looked at it' };
    const done = ['checkout@2.0.0 becomes stable on all brands.', 'ann asked for it: a test'];
    expect(await bob.command('approval/give', { ...give, tryOut: true })).toMatchObject({ effects: done });
    expect(await stable()).toBe('1.0.0');
    expect(await bob.command('approval/give', give)).toStrictEqual({
      kind: 'done',
      effects: done,
      faults: [],
    });
    expect(await stable()).toBe('2.0.0');
    expect(await registry.audit({ limit: 3 })).toMatchObject([
      {
        action: 'release promote',
        subject: 'checkout@2.0.0',
        person: 'ann',
        brands: 'all',
        reason: 'a test (asked for as w1, approved by bob: I have looked at it)',
      },
      { action: 'approval give', subject: 'w1', person: 'bob', reason: 'I have looked at it' },
      { action: 'ask release promote', subject: 'checkout@2.0.0', person: 'ann', refused: false },
    ]);
  });

  it('[ROL-8/waits] is whatever gives visitors something new: a start, a step, a promotion, a pin, an acceptance, trust', async () => {
    const { ann, bob, nora, olga, operators, registry, waiting } = await requiring('checkout');
    const waits = { kind: 'done', waiting: expect.any(String) };
    const approve = async (who = bob) => {
      const [one] = await waiting();
      expect(await who.command('approval/give', { id: one?.id ?? '', ...why })).toMatchObject({
        kind: 'done',
      });
    };
    const stateOf = async () => (await registry.snapshot()).rollouts.map(({ step, state }) => [step, state]);
    expect(await ann.command('rollout/start', start)).toMatchObject(waits);
    expect(await stateOf()).toStrictEqual([]);
    await approve();
    expect(await stateOf()).toStrictEqual([[0, 'running']]);
    const change = (verb: 'pause' | 'resume' | 'advance' | 'promote') =>
      ann.command('rollout/change', { rollout: 'r1', verb, ...why });
    // The same share as before, and the guard goes on with the steps that were approved.
    for (const verb of ['pause', 'resume'] as const) expect(await change(verb)).not.toHaveProperty('waiting');
    expect(await change('advance')).toMatchObject(waits);
    expect(await stateOf()).toStrictEqual([[0, 'running']]);
    await approve();
    expect(await stateOf()).toStrictEqual([[1, 'running']]);
    expect(await change('promote')).toMatchObject(waits);
    await approve();
    expect(await stateOf()).toStrictEqual([]);

    await operators.command('approval/require', { of: 'brand:northbank', ...why });
    expect(
      await operators.command('pin', { brand: 'northbank', release: 'checkout@1.0.0', ...why }),
    ).toMatchObject(waits);
    await approve(olga);
    expect((await registry.snapshot()).pins).toMatchObject([{ brand: 'northbank', version: '1.0.0' }]);
    const trust = { partner: 'riverside', brand: 'northbank', ...why };
    expect(await operators.command('partner/trust', trust)).toMatchObject(waits);
    await approve(nora);
    expect(await operators.command('partner/distrust', trust)).not.toHaveProperty('waiting');
    await operators.publish(await aBuiltFolder({ feature: 'riverside/listing', version: '1.0.0' }), {
      ...published,
      promotion: 'never',
    });
    const { hash = '' } = (await operators.query('release', { id: 'riverside/listing@1.0.0' })) ?? {};
    const accept = { release: 'riverside/listing@1.0.0', hash, ...why };
    expect(await operators.command('release/accept', { ...accept, brands: ['market'] })).not.toHaveProperty(
      'waiting',
    );
    expect(await operators.command('release/accept', { ...accept, brands: ['northbank'] })).toMatchObject(
      waits,
    );
    await approve(nora);
    expect((await registry.snapshot()).acceptances).toMatchObject([
      { brand: 'market' },
      { brand: 'northbank' },
    ]);
  });

  it('[ROL-8/publish] is the promotion of a release that is published: the release is there at once', async () => {
    const { publish, registry, bob, operators, stable } = await requiring('checkout');
    const answer = await publish('4.0.0', 'always');
    expect(answer).toMatchObject({ kind: 'done', outcome: 'published', waiting: 'w1' });
    expect(answer.effects).toStrictEqual([
      expect.stringContaining('is published'),
      because,
      expect.any(String),
    ]);
    expect(await stable()).toBe('1.0.0');
    // The CI runs once more: nobody is asked twice.
    expect((await publish('4.0.0', 'always')).effects.join()).toContain('It waits already, as w1');
    expect(await bob.command('approval/give', { id: 'w1', ...why })).toMatchObject({ kind: 'done' });
    expect(await stable()).toBe('4.0.0');
    expect((await registry.audit({ action: 'release promote', limit: 1 }))[0]?.reason).toContain('from abc');
    expect(
      (await operators.query('releases', { feature: 'checkout' }))?.map(({ version }) => version),
    ).toContain('4.0.0');
  });

  it('[ROL-8/never] is nothing that goes back or stops: abort, rollback, pause, revoke, reject, freeze', async () => {
    const { ann, bob, operators, registry, stable, waiting } = await requiring('checkout');
    await operators.command('approval/require', { of: 'brand:market', ...why });
    await ann.command('release/promote', promote);
    await bob.command('approval/give', { id: 'w1', ...why });
    const atOnce = async (answer: Promise<unknown>) => {
      expect(await answer).toMatchObject({ kind: 'done' });
      expect(await waiting()).toStrictEqual([]);
    };
    await atOnce(ann.command('rollback', { feature: 'checkout', brands: 'all', ...why }));
    expect(await stable()).toBe('1.0.0');
    await ann.command('rollout/start', { ...start, release: 'checkout@3.0.0' });
    await bob.command('approval/give', { id: 'w2', ...why });
    await atOnce(ann.command('rollout/change', { rollout: 'r1', verb: 'pause', ...why }));
    await atOnce(ann.command('rollout/change', { rollout: 'r1', verb: 'abort', ...why }));
    await atOnce(ann.command('release/revoke', { release: 'checkout@3.0.0', ...why }));
    await atOnce(operators.command('freeze', { brand: 'market', until: '2026-12-01', ...why }));
    await atOnce(operators.command('unfreeze', { brand: 'market', ...why }));
    expect((await registry.snapshot()).rollouts).toStrictEqual([]);
  });

  it('[ROL-8/others] is approved by no machine, not by who asked, and by nobody with a token that the same person made', async () => {
    const { ann, bob, ci, nora, operators, clientOf, stable } = await requiring('checkout');
    const give = { id: 'w1', ...why };
    const faultOf = async (answer: Promise<{ kind: string; faults: readonly string[] }>) => {
      const { kind, faults } = await answer;
      expect([kind, faults]).toStrictEqual(['refused', [expect.any(String)]]);
      return faults[0] ?? '';
    };
    const tokenBy = async (owner: typeof ann, person: string) => {
      await owner.command('member/add', { team: 'checkout', person, ...why });
      return clientOf((await owner.command('member/token', { team: 'checkout', person, ...why })).token);
    };
    await ann.command('release/promote', promote);
    expect(await faultOf(ci.command('approval/give', give))).toContain('a test is a machine');
    expect(await faultOf(operators.command('approval/give', give))).toContain('is a machine');
    expect(await faultOf(ann.command('approval/give', give))).toBe(
      'You have asked for w1 yourself: somebody else approves it.',
    );
    // Also with another token, and in another team.
    const laptop = clientOf((await ann.command('token/mine', { name: 'laptop', ...why })).token);
    expect(await faultOf(laptop.command('approval/give', give))).toContain('You have asked');
    // A colleague whom Ann has made up, and what that one makes.
    const madeUp = await tokenBy(ann, 'carl');
    expect(await faultOf(madeUp.command('approval/give', give))).toContain(
      'ann has made the token that you use',
    );
    const second = clientOf((await madeUp.command('token/mine', { name: 'two', ...why })).token);
    expect(await faultOf(second.command('approval/give', give))).toContain('ann has made the token');
    // Without the right, being a person is not enough.
    expect(await faultOf(nora.command('approval/give', give))).toBe(
      'northbank has no right to releases of checkout.',
    );
    expect(await stable()).toBe('1.0.0');
    // A machine asks with a token that Bob has made: Bob would be both.
    const { token } = await bob.command('team/token', { team: 'checkout', name: 'CI', ...why });
    await clientOf(token).command('release/promote', { ...promote, release: 'checkout@3.0.0' });
    expect(await faultOf(bob.command('approval/give', { ...give, id: 'w2' }))).toBe(
      'w2 was asked for with a token that you have made: somebody else approves it.',
    );
    expect(await ann.command('approval/give', { ...give, id: 'w2' })).toMatchObject({ kind: 'done' });
    expect(await stable()).toBe('3.0.0');
  });

  it('[ROL-8/rights] is approved by who may make it, or by who acts for all that asks: a brand by its own people', async () => {
    const { ann, nora, bob, operators, stable } = await requiring('brand:northbank');
    expect(await ann.command('release/promote', { ...promote, brands: ['market'] })).toStrictEqual({
      kind: 'done',
      effects: ['checkout@2.0.0 becomes stable on market.'],
      faults: [],
    });
    const third = { ...promote, release: 'checkout@3.0.0' };
    const { effects, waiting } = await ann.command('release/promote', third);
    expect([effects[0], waiting]).toStrictEqual([
      'It waits until somebody else has approved it, because the brand northbank asks for a second person.',
      'w1',
    ]);
    const asks = async (who: typeof nora) => (await who.query('approvals', {}))?.waiting;
    expect(await asks(nora)).toMatchObject([{ id: 'w1', isOwn: false }]);
    expect((await asks(nora))?.[0]).not.toHaveProperty('whyNot');
    expect(await asks(ann)).toMatchObject([{ isOwn: true, whyNot: expect.stringContaining('yourself') }]);
    expect(await asks(operators)).toMatchObject([{ whyNot: expect.stringContaining('a machine') }]);
    expect(await nora.command('approval/give', { id: 'w1', ...why })).toMatchObject({ kind: 'done' });
    expect(await stable()).toBe('3.0.0');
    // Where both ask, both have to be right for it.
    await operators.command('approval/require', { of: 'checkout', ...why });
    await ann.command('release/promote', promote);
    expect(await nora.command('approval/give', { id: 'w2', ...why })).toMatchObject({
      kind: 'refused',
      faults: ['northbank has no right to releases of checkout.'],
    });
    expect(await bob.command('approval/give', { id: 'w2', ...why })).toMatchObject({ kind: 'done' });
  });

  it('[ROL-8/stale] is not what was asked for when its feature has changed meanwhile, and then waits no longer', async () => {
    const { ann, bob, registry, stable, waiting } = await requiring('checkout');
    await ann.command('release/promote', promote);
    await ann.command('release/promote', { ...promote, release: 'checkout@3.0.0' });
    await bob.command('approval/give', { id: 'w1', ...why });
    expect((await bob.query('approvals', {}))?.waiting).toMatchObject([{ id: 'w2', stale: true }]);
    const give = { id: 'w2', ...why };
    const refusal = {
      kind: 'refused',
      faults: [
        'What w2 would change has changed since 2026-11-21T18:00:00.000Z, so it is not what was asked for any more: ask again.',
      ],
    };
    expect(await bob.command('approval/give', { ...give, tryOut: true })).toMatchObject(refusal);
    expect(await waiting()).toHaveLength(1);
    expect(await bob.command('approval/give', give)).toMatchObject(refusal);
    expect(await stable()).toBe('2.0.0');
    expect(await waiting()).toStrictEqual([]);
    expect(
      (await registry.audit({ limit: 2 })).map(({ action, refused }) => [action, refused]),
    ).toStrictEqual([
      ['approval end', false],
      ['approval give', true],
    ]);
    expect(await bob.command('approval/give', give)).toMatchObject(noneOf('w2'));
  });

  it.each([
    ['its rollout was held', (door: Door) => hold(door)],
    [
      'its release is revoked',
      ({ ann }: Door) => ann.command('release/revoke', { release: 'checkout@2.0.0', ...why }),
    ],
    [
      'its asker has left the team',
      ({ operators }: Door) =>
        operators.command('member/remove', { team: 'checkout', person: 'ann', ...why }),
    ],
    ['the team has lost the right', ({ registry }: Door) => addTeam(registry, 'checkout', 'listing')],
  ])('[ROL-8/stale] cannot be approved after %s', async (_what, happens) => {
    const door = await requiring('checkout');
    const { ann, bob, olga, registry } = door;
    await ann.command('rollout/start', start);
    await bob.command('approval/give', { id: 'w1', ...why });
    await ann.command('rollout/change', { rollout: 'r1', verb: 'promote', ...why });
    await happens(door);
    expect(await olga.command('approval/give', { id: 'w2', ...why })).toMatchObject({ kind: 'refused' });
    expect((await registry.snapshot()).turns).toHaveLength(1);
    expect(await door.waiting()).toStrictEqual([]);
  });

  it('[ROL-8/ends] ends when it is rejected, withdrawn by who asked for it, or three days old', async () => {
    const { ann, bob, ci, nora, registry, stable, waiting, advance } = await requiring('checkout');
    const ask = () => ann.command('release/promote', promote);
    await ask();
    expect(await nora.command('approval/refuse', { id: 'w1', ...why })).toMatchObject({ kind: 'refused' });
    const no = { id: 'w1', reason: 'its menu is broken' };
    expect(await bob.command('approval/refuse', { ...no, tryOut: true })).toMatchObject({
      kind: 'tried out',
    });
    expect(await waiting()).toHaveLength(1);
    expect(await bob.command('approval/refuse', no)).toMatchObject({
      kind: 'done',
      effects: ['w1 is not made: checkout@2.0.0 becomes stable on all brands.'],
    });
    expect((await registry.audit({ limit: 1 }))[0]).toMatchObject({
      action: 'approval refuse',
      person: 'bob',
      reason: 'its menu is broken',
      before: { waiting: [{ id: 'w1', call: 'release/promote' }] },
    });
    expect(await bob.command('approval/give', { id: 'w1', ...why })).toMatchObject(noneOf('w1'));

    await ask();
    expect(await bob.command('approval/withdraw', { id: 'w2', ...why })).toMatchObject({
      faults: ['ann has asked for w2, and withdraws it: storefront approval refuse w2 rejects it.'],
    });
    expect(await ann.command('approval/withdraw', { id: 'w2', ...why })).toMatchObject({ kind: 'done' });
    expect(await ann.command('approval/withdraw', { id: 'w2', ...why })).toMatchObject(noneOf('w2'));
    // What a machine has asked for, its team withdraws.
    await ci.command('release/promote', promote);
    expect(await bob.command('approval/withdraw', { id: 'w3', ...why })).toMatchObject({ kind: 'done' });

    await ask();
    await advance(72 * 60 - 1);
    expect(await waiting()).toHaveLength(1);
    await advance(1);
    expect(await waiting()).toStrictEqual([]);
    expect((await registry.audit({ limit: 1 }))[0]).toMatchObject({ action: 'approval end', person: 'ann' });
    expect(await bob.command('approval/give', { id: 'w4', ...why })).toMatchObject(noneOf('w4'));
    expect(await stable()).toBe('1.0.0');
  });

  it('[ROL-8/time] waits before its time, is then set for it, and is made without waiting again', async () => {
    const { ann, bob, operators, advance, stable, waiting } = await requiring('checkout');
    const timed = { ...promote, at: '2026-11-21T20:00:00Z' };
    expect(await ann.command('release/promote', timed)).toMatchObject({
      effects: [
        because,
        'Then it does this: It is set for 2026-11-21T20:00:00.000Z.',
        'Then it does this: Now it would do this: checkout@2.0.0 becomes stable on all brands.',
      ],
      waiting: 'w1',
    });
    expect(await operators.query('scheduled', {})).toStrictEqual([]);
    expect(await waiting()).toMatchObject([{ expiresAt: '2026-11-21T20:00:00.000Z' }]);
    await bob.command('approval/give', { id: 'w1', ...why });
    expect(await operators.query('scheduled', {})).toMatchObject([
      { id: 's1', person: 'ann', approvedBy: 'bob', effects: [expect.stringContaining('becomes stable')] },
    ]);
    await advance(119);
    expect(await stable()).toBe('1.0.0');
    await advance(1);
    expect(await stable()).toBe('2.0.0');
    expect(await waiting()).toStrictEqual([]);
  });

  it('[ROL-8/time] what was set before a second person was asked for waits when its time comes', async () => {
    const { ann, bob, operators, advance, stable, waiting, registry } = await aDoorWithPeople();
    await ann.command('release/promote', { ...promote, at: '2026-11-21T20:00:00Z' });
    await operators.command('approval/require', { of: 'checkout', ...why });
    await advance(120);
    await advance(1);
    expect(await stable()).toBe('1.0.0');
    expect(await waiting()).toMatchObject([{ id: 'w1', person: 'ann' }]);
    expect(await registry.scheduled()).toStrictEqual([]);
    expect((await registry.audit({ limit: 1 }))[0]?.action).toBe('ask release promote');
    expect(await bob.command('approval/give', { id: 'w1', ...why })).toMatchObject({ kind: 'done' });
    expect(await stable()).toBe('2.0.0');
  });

  it('[ROL-8/lift] only an approved change ends that a second person is asked for', async () => {
    const { ann, bob, nora, operators, registry } = await requiring('checkout');
    const lift = { of: 'checkout', ...why };
    const required = async () => (await registry.approvals()).approvals;
    expect(await nora.command('approval/lift', lift)).toMatchObject({ kind: 'refused' });
    for (const who of [ann, operators]) {
      const { waiting = '' } = await who.command('approval/lift', lift);
      expect(waiting).toMatch(/^w/);
      expect(await required()).toStrictEqual(['checkout']);
      expect(await who.command('approval/give', { id: waiting, ...why })).toMatchObject({ kind: 'refused' });
      expect(await required()).toStrictEqual(['checkout']);
    }
    expect(await bob.command('approval/give', { id: 'w1', ...why })).toMatchObject({ kind: 'done' });
    expect(await required()).toStrictEqual([]);
    expect(await ann.command('release/promote', promote)).not.toHaveProperty('waiting');
    expect(await ann.command('approval/lift', lift)).toMatchObject({
      faults: ['checkout does not ask for a second person.'],
    });
  });

  it('[ROL-8/lift] is asked for by the feature’s team or the brand’s people, who learn what goes on without', async () => {
    const { ann, nora, operators } = await aDoorWithPeople();
    await ann.command('rollout/start', start);
    expect(await nora.command('approval/require', { of: 'checkout', ...why })).toMatchObject({
      kind: 'refused',
      faults: ['northbank has no right to releases of checkout.'],
    });
    expect((await ann.command('approval/require', { of: 'checkout', ...why })).effects).toStrictEqual([
      expect.stringContaining('Aborting and rolling back never wait.'),
      expect.stringContaining('two people with tokens of their own'),
      expect.stringContaining('Rollout r1 of checkout@2.0.0 has begun already'),
    ]);
    expect(await ann.command('approval/require', { of: 'checkout', ...why })).toMatchObject({
      faults: ['checkout asks for a second person already.'],
    });
    expect(await nora.command('approval/require', { of: 'brand:northbank', ...why })).toMatchObject({
      kind: 'done',
    });
    expect(await operators.command('approval/require', { of: 'brand:nowhere', ...why })).toMatchObject({
      faults: [expect.stringContaining('There is no brand "nowhere"')],
    });
  });
});

const hold = ({ ann }: Door) => ann.command('rollout/change', { rollout: 'r1', verb: 'pause', ...why });
