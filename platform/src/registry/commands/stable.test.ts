import { after, testContext, withCheckout } from '../../testing/registry-state';
import type { RegistryState } from '../state';
import { freezeBrand, unfreezeBrand } from './freeze-brand';
import { pinRelease, unpinRelease } from './pin-release';
import { promoteRelease } from './promote-release';
import { revokeRelease } from './revoke-release';
import { rollBack } from './roll-back';
import { usableHistory } from '../usable-history';
import { startRollout } from './start-rollout';

const release = (version: string) => ({ name: 'checkout', version });
const promote = (state: RegistryState, version: string, brands: 'all' | string[] = 'all') =>
  after(state, promoteRelease(state, { release: release(version), brands }, testContext));
const revoke = (state: RegistryState, version: string) =>
  revokeRelease(state, { release: release(version), reason: 'a leak' }, testContext);
const rollback = (state: RegistryState, brands: 'all' | string[] = 'all') =>
  rollBack(state, { name: 'checkout', brands }, testContext);

describe('rolling back', () => {
  it('makes last good stable again, on every brand by one turn', () => {
    const state = promote(withCheckout('1.0.0', '2.0.0'), '2.0.0');
    const back = rollback(state);
    expect(back).toMatchObject({
      effects: [
        'market goes back from checkout@2.0.0 to checkout@1.0.0.',
        'northbank goes back from checkout@2.0.0 to checkout@1.0.0.',
      ],
    });
    expect(after(state, back).turns.at(-1)).toMatchObject({
      kind: 'rollback',
      version: '1.0.0',
      brands: 'all',
    });
  });

  it('goes back on the named brands alone, each to its own last good', () => {
    let state = promote(withCheckout('1.0.0', '1.1.0', '2.0.0'), '1.1.0', ['market']);
    state = promote(state, '2.0.0');
    expect(after(state, rollback(state)).turns.slice(-2)).toMatchObject([
      { version: '1.1.0', brands: ['market'] },
      { version: '1.0.0', brands: ['northbank'] },
    ]);
    expect(after(state, rollback(state, ['northbank'])).turns.at(-1)).toMatchObject({
      brands: ['northbank'],
    });
  });

  it('is refused without an earlier release, and while a rollout runs there', () => {
    const state = withCheckout('1.0.0', '2.0.0');
    expect(rollback(state, ['market'])).toMatchObject({
      faults: ['market has no last good checkout to go back to.'],
    });
    const steps = [{ share: 100, minimumMinutes: 1, minimumPageLoads: 1 }];
    const start = startRollout(
      state,
      { release: release('2.0.0'), brands: 'all', steps, salt: 's', watch: ['failure'] },
      testContext,
    );
    expect(rollback(after(state, start), ['market'])).toMatchObject({
      faults: expect.arrayContaining(['Rollout r1 of checkout@2.0.0 is running: abort it first.']),
    });
  });

  it('skips a release that was revoked', () => {
    let state = promote(promote(withCheckout('1.0.0', '1.1.0', '2.0.0'), '1.1.0'), '2.0.0');
    state = after(state, revoke(state, '1.1.0'));
    expect(after(state, rollback(state)).turns.at(-1)).toMatchObject({ kind: 'rollback', version: '1.0.0' });
  });
});

describe('revoking a release', () => {
  it('says what each brand gets instead, ends its rollouts and removes its pins', () => {
    let state = promote(withCheckout('1.0.0', '2.0.0'), '2.0.0', ['market']);
    state = after(state, pinRelease(state, { brand: 'northbank', release: release('2.0.0') }, testContext));
    const steps = [{ share: 100, minimumMinutes: 1, minimumPageLoads: 1 }];
    state = after(
      state,
      startRollout(
        state,
        { release: release('2.0.0'), brands: ['northbank'], steps, salt: 's', watch: ['failure'] },
        testContext,
      ),
    );
    const revoked = revoke(state, '2.0.0');
    expect(revoked).toMatchObject({
      effects: [
        'checkout@2.0.0 is never served again.',
        'market goes from checkout@2.0.0 to checkout@1.0.0.',
        'Rollout r1 ends.',
        'northbank no longer pins it.',
      ],
    });
    expect(after(state, revoked)).toMatchObject({ rollouts: [], pins: [] });
  });

  it('does not restore the release that was rolled back to it', () => {
    let state = promote(promote(withCheckout('1.0.0', '1.1.0', '2.0.0'), '1.1.0'), '2.0.0');
    state = after(state, rollback(state));
    const revoked = revoke(state, '1.1.0');
    expect(revoked).toMatchObject({
      effects: expect.arrayContaining(['market goes from checkout@1.1.0 to checkout@1.0.0.']),
    });
    expect(usableHistory(after(state, revoked), 'checkout', 'market')).toStrictEqual(['1.0.0']);
  });

  it('is refused when a brand would lose the feature, for an unknown release and for the second time', () => {
    const state = withCheckout('1.0.0', '2.0.0');
    expect(revoke(state, '1.0.0')).toMatchObject({
      faults: [
        'market would have no checkout left: promote another first.',
        'northbank would have no checkout left: promote another first.',
      ],
    });
    expect(revoke(state, '9.9.9')).toMatchObject({ faults: ['There is no release checkout@9.9.9.'] });
    expect(revoke(after(state, revoke(state, '2.0.0')), '2.0.0')).toMatchObject({
      faults: ['checkout@2.0.0 was revoked before: a leak'],
    });
  });

  it('makes a release impossible to promote, roll out or pin', () => {
    let state = withCheckout('1.0.0', '2.0.0');
    state = after(state, revoke(state, '2.0.0'));
    const fault = { kind: 'refused', faults: ['checkout@2.0.0 is revoked: a leak'] };
    const steps = [{ share: 100, minimumMinutes: 1, minimumPageLoads: 1 }];
    const wanted = { release: release('2.0.0'), brands: 'all' } as const;
    expect(promoteRelease(state, wanted, testContext)).toStrictEqual(fault);
    expect(
      startRollout(state, { ...wanted, steps, salt: 's', watch: ['failure'] }, testContext),
    ).toStrictEqual(fault);
    expect(pinRelease(state, { brand: 'market', release: release('2.0.0') }, testContext)).toStrictEqual(
      fault,
    );
  });
});

describe('pins and freezes', () => {
  it('a brand is pinned to a release, to another, and unpinned', () => {
    let state = withCheckout('1.0.0', '2.0.0');
    for (const version of ['1.0.0', '2.0.0'])
      state = after(state, pinRelease(state, { brand: 'market', release: release(version) }, testContext));
    expect(state.pins).toStrictEqual([
      { brand: 'market', feature: 'checkout', name: 'checkout', version: '2.0.0' },
    ]);
    const unpin = { brand: 'market', feature: 'checkout' };
    state = after(state, unpinRelease(state, unpin));
    expect(state.pins).toStrictEqual([]);
    expect(unpinRelease(state, unpin)).toMatchObject({ faults: ['market pins no checkout.'] });
  });

  it('a brand is frozen until a future instant, as of the turn before, and unfrozen', () => {
    let state = withCheckout('1.0.0', '2.0.0');
    const freeze = (until: string, brand = 'market') => freezeBrand(state, { brand, until }, testContext);
    expect(freeze('tomorrow')).toMatchObject({
      faults: [expect.stringContaining('"tomorrow" is not a date')],
    });
    expect(freeze('2026-11-20')).toMatchObject({ faults: ['2026-11-20 is over already.'] });
    expect(freeze('2027-01-01', 'moon')).toMatchObject({
      faults: [expect.stringContaining('no brand "moon"')],
    });
    state = after(state, freeze('2027-01-01'));
    expect(state.freezes).toStrictEqual([
      { brand: 'market', until: '2027-01-01T00:00:00.000Z', afterTurn: 1 },
    ]);
    expect(unfreezeBrand(state, { brand: 'northbank' })).toMatchObject({
      faults: ['northbank is not frozen.'],
    });
    expect(after(state, unfreezeBrand(state, { brand: 'market' })).freezes).toStrictEqual([]);
    expect(unfreezeBrand(state, { brand: 'market' })).toMatchObject({
      effects: ['market gets at once what became stable while it was frozen.'],
    });
  });

  it('[ROL-4] the end of a freeze names each release that changes on the brand, and the rollouts that reach it again', () => {
    let state = withCheckout('1.0.0', '2.0.0');
    state = after(state, freezeBrand(state, { brand: 'market', until: '2027-01-01' }, testContext));
    const promoted = { release: release('2.0.0'), brands: 'all' } as const;
    state = after(state, promoteRelease(state, promoted, testContext));
    const rollout = {
      id: 'r4',
      name: 'listing',
      version: '3.0.0',
      brands: 'all',
      state: 'running',
      steps: [{ share: 1_000, minimumMinutes: 1, minimumPageLoads: 1 }],
      step: 0,
      stepBeganAt: '2026-11-21T18:00:00.000Z',
      salt: 's',
      watch: [],
    } as const;
    expect(unfreezeBrand({ ...state, rollouts: [rollout] }, { brand: 'market' })).toMatchObject({
      effects: [
        'market gets at once what became stable while it was frozen.',
        'checkout there goes from 1.0.0 to 2.0.0.',
        '10 % of its visitors get listing@3.0.0, by rollout r4.',
      ],
    });
  });
});
