import { fellBack, shown } from '../testing/guarded-platform';
import { aGuard, endGuards, pages } from '../testing/opened-guards';
import type { OpenedGuard } from '../testing/opened-guards';

jest.setTimeout(60_000);
afterEach(endGuards);

describe('a release that the guard watches after its promotion', () => {
  const watched = { arm: 'canary', share: 9_800 } as const;
  const kept = { arm: 'stable', share: 9_800 } as const;
  const promoted = async (options: Parameters<typeof aGuard>[0] = {}) => {
    const guard = await aGuard(options);
    await guard.start();
    const why = { rollout: 'r1', verb: 'promote', reason: 'a test' } as const;
    expect((await guard.client.command('rollout/change', why)).faults).toStrictEqual([]);
    await guard.platform.refresh();
    expect((await guard.rollout()).state).toBe('watched');
    return guard;
  };
  const stableOf = async ({ registry }: OpenedGuard) =>
    (await registry.snapshot()).turns.filter(({ name }) => name === 'listing').at(-1);

  it('[GRD-11/rolled-back] is rolled back by itself when it is worse than the former one, and says why', async () => {
    const guard = await promoted();
    expect(await stableOf(guard)).toMatchObject({ kind: 'promote', version: '2.0.0' });
    await pages(guard, 10, kept);
    await pages(guard, 400, watched, [shown(), fellBack('2.0.0')]);
    await guard.judge();
    expect(await stableOf(guard)).toMatchObject({ kind: 'rollback', version: '1.0.0' });
    const reason = 'listing@2.0.0 fails and listing@1.0.0 never does: 400 of 400 page loads against 0 of 10';
    expect(await guard.report()).toMatchObject({ state: 'aborted', verdict: { kind: 'fail', reason } });
    expect(await guard.audit('rollout abort')).toMatchObject([{ actor: 'guard', reason }]);
  });

  it('[GRD-11/ended] stays stable for everybody when a day is over, and the guard writes why', async () => {
    const guard = await promoted();
    await pages(guard, 100, watched);
    await pages(guard, 2, kept);
    await guard.judge();
    expect((await guard.rollout()).state).toBe('watched');
    guard.clock.advance(24 * 60 - 1);
    await guard.judge();
    expect((await guard.rollout()).state).toBe('watched');
    guard.clock.advance(1);
    await guard.judge();
    expect((await guard.rollout()).state).toBe('promoted');
    expect(await stableOf(guard)).toMatchObject({ kind: 'promote', version: '2.0.0' });
    const [last, first] = await guard.audit('rollout promote');
    expect(first?.actor).toBe('operators');
    expect(last).toMatchObject({ actor: 'guard', reason: expect.stringContaining('no sign') });
  });

  it('[GRD-11/kept] is not watched where that is switched off', async () => {
    const guard = await aGuard({ settings: { watchMinutes: 0 } });
    await guard.start();
    await guard.client.command('rollout/change', { rollout: 'r1', verb: 'promote', reason: 'a test' });
    expect((await guard.rollout()).state).toBe('promoted');
  });
});
