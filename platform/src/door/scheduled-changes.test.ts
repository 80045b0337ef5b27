import { addTeam, aDoor } from '../testing/door';
import { aBuiltFolder } from '../testing/built-folder';
import { fixedClock } from '../testing/fixed-clock';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { scheduledJob } from './scheduled-changes';

afterEach(removeTemporaryFolders);

const why = { reason: 'the sale begins' };
const at = '2026-11-21T20:00+01:00';
const instant = '2026-11-21T19:00:00.000Z';

/** A door whose clock can be advanced, with the job; checkout@1.0.0 is stable and 2.0.0 is published. */
const aDoorWithTime = async () => {
  let minutes = 0;
  const clock = { now: () => new Date(fixedClock.now().getTime() + minutes * 60_000) };
  const door = await aDoor({ clock });
  const errors: unknown[] = [];
  const { run } = scheduledJob({
    registry: door.registry,
    log: { error: (error: unknown) => void errors.push(error) },
    context: () => ({ now: clock.now(), brands: ['market', 'northbank'], watchMinutes: 0 }),
  });
  for (const version of ['1.0.0', '2.0.0'])
    await door.operators.publish(await aBuiltFolder({ feature: 'checkout', version }), {
      author: 'ann',
      commit: 'abc',
    });
  return { ...door, errors, advance: (by: number) => void (minutes += by), run };
};
const promote = { release: 'checkout@2.0.0', brands: 'all', at, ...why } as const;

describe('a change that is set for a time', () => {
  it('[ROL-7/done] is listed with what it would do now, and is made then, once, in the name of its team', async () => {
    const { registry, operators, checkout, advance, run, errors } = await aDoorWithTime();
    const effects = [
      `It is set for ${instant}.`,
      'Now it would do this: checkout@2.0.0 becomes stable on all brands.',
    ];
    expect(await checkout.command('release/promote', { ...promote, tryOut: true })).toMatchObject({
      effects,
    });
    expect(await registry.scheduled()).toStrictEqual([]);
    expect(await checkout.command('release/promote', promote)).toStrictEqual({
      kind: 'done',
      effects,
      faults: [],
    });
    const listed = {
      id: 's1',
      at: instant,
      by: 'checkout',
      machine: 'a test',
      action: 'release promote',
      subject: 'checkout@2.0.0',
    };
    expect(await operators.query('scheduled', {})).toStrictEqual([
      { ...listed, ...why, effects: ['checkout@2.0.0 becomes stable on all brands.'], faults: [] },
    ]);
    advance(59);
    await run();
    expect((await registry.snapshot()).turns).toHaveLength(1);
    advance(1);
    await Promise.all([run(), run()]);
    await run();
    expect((await registry.snapshot()).turns).toMatchObject([{}, { version: '2.0.0' }]);
    expect(await operators.query('scheduled', {})).toStrictEqual([]);
    const [done, set] = await registry.audit({ subject: 'checkout@2.0.0', actor: 'checkout', limit: 9 });
    expect([done?.action, done?.reason]).toStrictEqual([
      'release promote',
      `the sale begins (set for ${instant} as s1)`,
    ]);
    expect([set?.action, set?.actor]).toStrictEqual(['schedule release promote', 'checkout']);
    expect(errors).toStrictEqual([]);
  });

  it('[ROL-7/refused] is refused at its time by the checks of that time, which the audit log keeps, and is not tried again', async () => {
    const { registry, operators, checkout, advance, run } = await aDoorWithTime();
    await checkout.command('release/promote', promote);
    await operators.command('release/revoke', { release: 'checkout@2.0.0', reason: 'a leak' });
    expect(await operators.query('scheduled', {})).toMatchObject([
      { effects: [], faults: ['checkout@2.0.0 is revoked: a leak'] },
    ]);
    advance(60);
    await run();
    await run();
    expect(await registry.audit({ refused: true, actor: 'checkout', limit: 9 })).toMatchObject([
      { action: 'release promote', faults: ['checkout@2.0.0 is revoked: a leak'] },
    ]);
    expect(await registry.scheduled()).toStrictEqual([]);
    expect((await registry.snapshot()).turns).toHaveLength(1);
  });

  it('[ROL-7/rights] is refused at its time when its team has lost the right meanwhile', async () => {
    const { registry, checkout, advance, run } = await aDoorWithTime();
    await checkout.command('release/promote', promote);
    await addTeam(registry, 'checkout', 'listing');
    advance(60);
    await run();
    expect(await registry.audit({ refused: true, actor: 'checkout', limit: 9 })).toMatchObject([
      { faults: ['checkout has no right to releases of checkout.'] },
    ]);
    expect((await registry.snapshot()).turns).toHaveLength(1);
  });

  it('[ROL-7/taken-back] is taken back by a team that may make it, and by no other', async () => {
    const { registry, checkout, northbank, advance, run } = await aDoorWithTime();
    await checkout.command('release/promote', promote);
    expect(await northbank.command('schedule/remove', { id: 's1', ...why })).toMatchObject({
      kind: 'refused',
      faults: ['northbank has no right to releases of checkout.'],
    });
    expect(await checkout.command('schedule/remove', { id: 's1', tryOut: true, ...why })).toMatchObject({
      kind: 'tried out',
    });
    expect(await registry.scheduled()).toHaveLength(1);
    expect(await checkout.command('schedule/remove', { id: 's1', ...why })).toMatchObject({ kind: 'done' });
    expect(await checkout.command('schedule/remove', { id: 's1', ...why })).toMatchObject({
      faults: ['Nothing is set for a time as s1.'],
    });
    advance(60);
    await run();
    expect((await registry.snapshot()).turns).toHaveLength(1);
  });

  it('[ROL-7/rights] can be set by operators alone for a rollout that does not exist yet, and not taken back by strangers', async () => {
    const { registry, operators, checkout, northbank } = await aDoorWithTime();
    const later = { rollout: 'r1', verb: 'advance', at, ...why } as const;
    expect(await checkout.command('rollout/change', later)).toMatchObject({
      kind: 'refused',
      faults: ['checkout has no right to what operators do.'],
    });
    expect(await operators.command('rollout/change', later)).toMatchObject({ kind: 'done' });
    for (const stranger of [checkout, northbank])
      expect(await stranger.command('schedule/remove', { id: 's1', ...why })).toMatchObject({
        kind: 'refused',
      });
    expect(await registry.scheduled()).toHaveLength(1);
    expect(await operators.command('schedule/remove', { id: 's1', ...why })).toMatchObject({ kind: 'done' });
  });

  it('[ROL-7/taken-back] is taken back by who has set it, also without the right that it needed', async () => {
    const { registry, checkout } = await aDoorWithTime();
    await checkout.command('release/promote', promote);
    await addTeam(registry, 'checkout', 'listing');
    expect(await checkout.command('schedule/remove', { id: 's1', ...why })).toMatchObject({ kind: 'done' });
  });

  it('[ROL-7/calls] can be a start, a step, a promotion, a pin, a freeze or its end, each by a team with the right', async () => {
    const { registry, operators, northbank, advance, run } = await aDoorWithTime();
    const steps = [10, 100].map((share) => ({ share: share * 100, minimumMinutes: 0, minimumPageLoads: 0 }));
    const brands = ['market'];
    await operators.command('rollout/start', { release: 'checkout@2.0.0', brands, steps, at, ...why });
    for (const verb of ['advance', 'promote'] as const)
      await operators.command('rollout/change', { rollout: 'r1', verb, at, ...why });
    await operators.command('pin', { brand: 'northbank', release: 'checkout@1.0.0', at, ...why });
    await operators.command('unpin', {
      brand: 'northbank',
      feature: 'checkout',
      at: '2026-11-21T20:30:00Z',
      ...why,
    });
    await northbank.command('freeze', { brand: 'northbank', until: '2026-12-27', at, ...why });
    await northbank.command('unfreeze', { brand: 'northbank', at: '2026-11-21T20:30:00Z', ...why });
    expect((await registry.scheduled()).map(({ call }) => call)).toHaveLength(7);
    expect(
      await northbank.command('pin', { brand: 'northbank', release: 'checkout@1.0.0', at, ...why }),
    ).toMatchObject({ kind: 'refused' });
    advance(60);
    await run();
    const { turns, pins, freezes, rollouts } = await registry.snapshot();
    expect([turns.at(-1), pins, freezes, rollouts]).toMatchObject([
      { version: '2.0.0', brands: ['market'] },
      [{ brand: 'northbank', version: '1.0.0' }],
      [{ brand: 'northbank' }],
      [],
    ]);
    advance(100);
    await run();
    expect(await registry.snapshot()).toMatchObject({ pins: [], freezes: [] });
  });

  it.each([
    ['2026-11-21T19:00', 'a time with its zone'],
    ['tomorrow', 'a time with its zone'],
    ['2026-11-21T17:00Z', 'is over already'],
    ['2026-13-41T09:00Z', 'is no time such as'],
  ])('[ROL-7/time] is refused for the time %s', async (wrong, sentence) => {
    const { checkout, registry } = await aDoorWithTime();
    const { kind, faults } = await checkout.command('release/promote', { ...promote, at: wrong });
    expect([kind, faults.join()]).toStrictEqual(['refused', expect.stringContaining(sentence)]);
    expect(await registry.scheduled()).toStrictEqual([]);
  });
});
