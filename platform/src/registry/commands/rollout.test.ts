import type { BrandScope } from '../snapshot';
import { after, testContext, withCheckout } from '../../testing/registry-state';
import { aReleaseOf } from '../../testing/releases';
import { accepted } from '../change';
import { emptyState } from '../state';
import { changeRollout } from './change-rollout';
import type { ChangeRollout } from './change-rollout';
import { freezeBrand } from './freeze-brand';
import { pinRelease } from './pin-release';
import { promoteRelease } from './promote-release';
import { rollBack } from './roll-back';
import { startRollout } from './start-rollout';

const step = (share: number) => ({ share, minimumMinutes: 10, minimumPageLoads: 200 });
const steps = [step(100), step(1_000), step(10_000)];
const release = (version: string) => ({ name: 'checkout', version });
const start = (state = withCheckout('1.0.0', '2.0.0'), brands: BrandScope = 'all', version = '2.0.0') =>
  startRollout(
    state,
    { release: release(version), brands, steps, salt: 's', watch: ['failure'] },
    testContext,
  );
const running = () => after(withCheckout('1.0.0', '2.0.0'), start());
const change = (verb: ChangeRollout['verb'], state = running()) =>
  changeRollout(state, { id: 'r1', verb }, testContext);

describe('starting a rollout', () => {
  it('[ROL-1/steps] takes release, brands and steps, and begins with the first step', () => {
    expect(running().rollouts).toStrictEqual([
      {
        id: 'r1',
        name: 'checkout',
        version: '2.0.0',
        brands: 'all',
        state: 'running',
        steps,
        step: 0,
        stepBeganAt: testContext.now.toISOString(),
        salt: 's',
        watch: ['failure'],
      },
    ]);
    expect(running().releases.get('checkout@2.0.0')?.openedAt).toBe(testContext.now.toISOString());
  });

  it('[ROL-1/brands] lets rollouts of one feature run side by side on different brands only', () => {
    const own = after(withCheckout('1.0.0', '2.0.0', '2.1.0'), start(undefined, ['market']));
    const three = after(
      withCheckout('1.0.0', '2.0.0', '2.1.0'),
      start(withCheckout('1.0.0', '2.0.0'), ['market']),
    );
    expect(start(three, ['northbank'], '2.1.0')).toMatchObject({ kind: 'accepted' });
    for (const brands of [['market'], 'all'] as const)
      expect(start(own, brands, '2.1.0')).toStrictEqual({
        kind: 'refused',
        faults: ['Rollout r1 of checkout@2.0.0 runs on market: promote or abort it first.'],
      });
  });

  it.each([
    ['an unknown release', 'all', '9.9.9', 'There is no release checkout@9.9.9: publish it first.'],
    ['an unknown brand', ['moon'], '2.0.0', 'There is no brand "moon"; there are market, northbank.'],
    ['what is stable already', ['market'], '1.0.0', 'checkout@1.0.0 is stable on market already.'],
  ] as const)('refuses %s', (_what, brands, version, fault) => {
    expect(start(undefined, brands, version)).toStrictEqual({ kind: 'refused', faults: [fault] });
  });

  it('[REL-6/brand] refuses a brand on which the feature was never stable: a rollout brings no feature to a brand', () => {
    const state = after(
      emptyState,
      accepted(
        ['1.0.0', '2.0.0'].map((version) => ({
          kind: 'release-published' as const,
          release: aReleaseOf('checkout', version),
        })),
        [],
      ),
    );
    const onMarket = after(
      state,
      promoteRelease(state, { release: release('1.0.0'), brands: ['market'] }, testContext),
    );
    expect(start(onMarket, ['market'])).toMatchObject({ kind: 'accepted' });
    for (const brands of [['northbank'], ['market', 'northbank'], 'all'] as const)
      expect(start(onMarket, brands)).toStrictEqual({
        kind: 'refused',
        faults: ['northbank has no stable checkout to compare with.'],
      });
  });

  it.each([
    ['no steps', [], 'A rollout has 1 to 20 steps.'],
    [
      'a step that is not more than the one before',
      [step(100), step(100)],
      'Step 2 (1 %) is not more than the step before it.',
    ],
    ['more than everybody', [step(10_001)], 'Step 1: a share lies between 0 and 100 %, not 100.01 %.'],
  ])('refuses %s', (_what, wrong, fault) => {
    const state = withCheckout('1.0.0', '2.0.0');
    expect(
      startRollout(
        state,
        { release: release('2.0.0'), brands: 'all', steps: wrong, salt: 's', watch: ['failure'] },
        testContext,
      ),
    ).toStrictEqual({ kind: 'refused', faults: [fault] });
  });

  it('[ROL-4/said] says which brands it leaves out, since they pin the feature or are frozen', () => {
    let state = withCheckout('1.0.0', '2.0.0');
    state = after(state, pinRelease(state, { brand: 'market', release: release('1.0.0') }, testContext));
    state = after(state, freezeBrand(state, { brand: 'northbank', until: '2027-01-02' }, testContext));
    expect(start(state)).toMatchObject({
      effects: [
        '1 % of the visitors of all brands get checkout@2.0.0.',
        'The guard watches failure.',
        'market is left out: it pins checkout@1.0.0.',
        'northbank is left out: it is frozen until 2027-01-02T00:00:00.000Z.',
      ],
    });
  });
});

describe('a rollout that runs', () => {
  it('[ROL-2] is paused, resumed, advanced, promoted and aborted', () => {
    const paused = after(running(), change('pause'));
    expect(paused.rollouts[0]?.state).toBe('paused');
    const resumed = after(paused, change('resume', paused));
    expect(resumed.rollouts[0]?.state).toBe('running');
    const advanced = after(resumed, change('advance', resumed));
    expect(advanced.rollouts[0]).toMatchObject({ step: 1, stepBeganAt: testContext.now.toISOString() });

    const promoted = after(advanced, change('promote', advanced));
    expect(promoted.rollouts).toStrictEqual([]);
    expect(promoted.turns.at(-1)).toMatchObject({ kind: 'promote', version: '2.0.0', brands: 'all' });

    const aborted = after(advanced, change('abort', advanced));
    expect(aborted.rollouts).toStrictEqual([]);
    expect(aborted.turns).toStrictEqual(advanced.turns);
  });

  it('says which visitors a change concerns', () => {
    expect(change('advance')).toMatchObject({
      effects: ['checkout@2.0.0 goes from 1 % to 10 % of the visitors.'],
    });
    expect(change('abort')).toMatchObject({
      effects: ['Everybody on all brands gets the stable checkout again.'],
    });
  });

  it.each([
    ['resume', 'Rollout r1 is running already.'],
    ['pause', 'Rollout r1 is paused already.'],
    ['advance', 'Rollout r1 is paused: resume it first.'],
  ] as const)('refuses to %s when that makes no sense', (verb, fault) => {
    const state = verb === 'resume' ? running() : after(running(), change('pause'));
    expect(change(verb, state)).toStrictEqual({ kind: 'refused', faults: [fault] });
  });

  it('refuses to go beyond its last step, and a change of an unknown rollout', () => {
    const last = after(running(), change('advance'));
    const end = after(last, change('advance', last));
    expect(change('advance', end)).toMatchObject({
      faults: ['Rollout r1 is at its last step: promote or abort it.'],
    });
    expect(changeRollout(running(), { id: 'r9', verb: 'abort' }, testContext)).toMatchObject({
      faults: ['There is no running rollout r9.'],
    });
  });

  it('prevents a promotion past it', () => {
    expect(
      promoteRelease(running(), { release: release('2.0.0'), brands: ['market'] }, testContext),
    ).toStrictEqual({
      kind: 'refused',
      faults: ['Rollout r1 of checkout@2.0.0 is running: promote or abort it first.'],
    });
  });
});

describe('a promoted rollout that is watched', () => {
  const context = { ...testContext, watchMinutes: 1_440 };
  const promoted = (state = running()) =>
    after(state, changeRollout(state, { id: 'r1', verb: 'promote' }, context));
  const changeWatched = (verb: ChangeRollout['verb'], state = promoted()) =>
    changeRollout(state, { id: 'r1', verb }, context);
  const stableOf = ({ turns }: ReturnType<typeof running>) => turns.at(-1);

  it('[GRD-11/kept] has a stable release at once, and a step in which 2 % of the visitors keep the former one', () => {
    const state = promoted();
    expect(stableOf(state)).toMatchObject({ kind: 'promote', version: '2.0.0', brands: 'all' });
    expect(state.rollouts).toMatchObject([
      {
        id: 'r1',
        state: 'watched',
        steps: [...steps, { share: 9_800, minimumMinutes: 1_440, minimumPageLoads: 0 }],
        step: steps.length,
      },
    ]);
    expect(changeRollout(running(), { id: 'r1', verb: 'promote' }, context)).toMatchObject({
      effects: [
        'checkout@2.0.0 becomes stable on all brands.',
        'The guard compares it for 24 hours with the former release, which 2 % of the visitors keep, and rolls it back if it is worse.',
      ],
    });
  });

  it.each([
    [1, 'a minute'],
    [90, '90 minutes'],
    [60, 'an hour'],
  ])('[GRD-11/kept] is told to be watched for %i minutes as %s', (watchMinutes, words) => {
    const result = changeRollout(running(), { id: 'r1', verb: 'promote' }, { ...context, watchMinutes });
    expect(JSON.stringify(result)).toContain(`compares it for ${words} with`);
  });

  it('[GRD-11/ended] stays stable for everybody when it is promoted again', () => {
    const state = after(promoted(), changeWatched('promote'));
    expect(state.rollouts).toStrictEqual([]);
    expect(stableOf(state)).toMatchObject({ version: '2.0.0' });
    expect(state.releases.get('checkout@2.0.0')?.aborted).toBeUndefined();
  });

  it('[GRD-11/rolled-back] is rolled back when it is aborted, and the release is listed as aborted', () => {
    const state = after(promoted(), changeWatched('abort'));
    expect(state.rollouts).toStrictEqual([]);
    expect(stableOf(state)).toMatchObject({ kind: 'rollback', version: '1.0.0', brands: 'all' });
    expect(state.releases.get('checkout@2.0.0')?.aborted).toMatchObject({ rollout: 'r1' });
  });

  it('[GRD-11/rolled-back] goes back on its own brands alone', () => {
    const own = after(withCheckout('1.0.0', '2.0.0'), start(undefined, ['market']));
    const state = after(promoted(own), changeWatched('abort', promoted(own)));
    expect(stableOf(state)).toMatchObject({ kind: 'rollback', brands: ['market'] });
  });

  it.each(['pause', 'hold', 'resume', 'advance'] as const)('is not for %s', (verb) => {
    expect(changeWatched(verb)).toStrictEqual({
      kind: 'refused',
      faults: [
        'Rollout r1 is promoted and watched: promote it again to end that, or abort it to roll checkout@2.0.0 back.',
      ],
    });
  });

  it('[GRD-11/ended] ends when something else happens to the feature: a new rollout, a promotion, a rollback', () => {
    const three = promoted(after(withCheckout('1.0.0', '2.0.0', '2.1.0'), start()));
    const next = after(three, start(three, 'all', '2.1.0'));
    expect(next.rollouts).toMatchObject([{ id: 'r2', state: 'running' }]);
    const other = promoteRelease(three, { release: release('2.1.0'), brands: 'all' }, testContext);
    expect(after(three, other).rollouts).toStrictEqual([]);
    const back = rollBack(three, { name: 'checkout', brands: 'all' }, testContext);
    expect(after(three, back).rollouts).toStrictEqual([]);
    expect(stableOf(after(three, back))).toMatchObject({ kind: 'rollback', version: '1.0.0' });
  });

  it('[GRD-11/ended] goes on when that happens on other brands', () => {
    const own = promoted(after(withCheckout('1.0.0', '2.0.0', '2.1.0'), start(undefined, ['market'])));
    const other = promoteRelease(own, { release: release('2.1.0'), brands: ['northbank'] }, testContext);
    expect(after(own, other).rollouts).toMatchObject([{ id: 'r1', state: 'watched' }]);
  });
});
