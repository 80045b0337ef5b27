import { votesOfPage } from './votes-of-page';
import type { GivenRelease, PageEvent } from './votes-of-page';

const bounds = { LCP: 2_000, INP: 120, CLS: undefined };
const rollout = { id: 'r7', arm: 'canary', share: 1_000 } as const;
const ofCheckout: GivenRelease = { feature: 'checkout', version: '2.1.0', rollout };
const given: readonly GivenRelease[] = [ofCheckout, { feature: 'listing', version: '1.4.0' }];
const signalsOf = (events: readonly PageEvent[]) =>
  votesOfPage(given, events, bounds).map(({ signal, kind }) => `${signal} ${kind}`);

describe('the votes of a page', () => {
  it('include a trial of the arm and share that the page was decided with', () => {
    expect(votesOfPage(given, [{ kind: 'page-viewed', feature: 'checkout' }], bounds)).toStrictEqual([
      { rollout: 'r7', arm: 'canary', share: 1_000, signal: 'failure', kind: 'trial' },
    ]);
  });

  it('[GRD-4/vote] include a failure of a release that was replaced by its fallback', () => {
    expect(signalsOf([{ kind: 'remote-failed', feature: 'checkout', version: '2.1.0' }])).toStrictEqual([
      'failure trial',
      'failure failure',
    ]);
  });

  it('[GRD-4/vote] include no failure of the release that replaced it', () => {
    expect(signalsOf([{ kind: 'remote-failed', feature: 'checkout', version: '2.0.0' }])).toStrictEqual([]);
  });

  it('count each kind once, however often the page reports it', () => {
    const failed: PageEvent = { kind: 'remote-failed', feature: 'checkout', version: '2.1.0' };
    expect(signalsOf([{ kind: 'page-viewed', feature: 'checkout' }, failed, failed])).toStrictEqual([
      'failure trial',
      'failure failure',
    ]);
  });

  it.each([
    ['LCP', 2_000, ['slow-paint trial']],
    ['LCP', 2_001, ['slow-paint trial', 'slow-paint failure']],
    ['INP', 300, ['slow-press trial', 'slow-press failure']],
    ['CLS', 5, []],
  ] as const)('%s of %d is judged by the bound of stable, where there is one', (name, value, votes) => {
    expect(signalsOf([{ kind: 'vital', feature: 'checkout', name, value }])).toStrictEqual(votes);
  });

  it('include a failure for a checkout without an order, and a trial for one with an order', () => {
    expect(signalsOf([{ kind: 'checkout-ended', feature: 'checkout', isPlaced: true }])).toStrictEqual([
      'unfinished-checkout trial',
    ]);
    expect(signalsOf([{ kind: 'checkout-ended', feature: 'checkout', isPlaced: false }])).toStrictEqual([
      'unfinished-checkout trial',
      'unfinished-checkout failure',
    ]);
  });

  it('are counted for each rollout of the page, with its own arm and share', () => {
    const other = { id: 'r8', arm: 'stable', share: 50 } as const;
    const releases = [ofCheckout, { feature: 'listing', version: '1.4.0', rollout: other }];
    const events = ['checkout', 'listing'].map((feature): PageEvent => ({ kind: 'page-viewed', feature }));
    expect(votesOfPage(releases, events, bounds)).toStrictEqual([
      { rollout: 'r7', arm: 'canary', share: 1_000, signal: 'failure', kind: 'trial' },
      { rollout: 'r8', arm: 'stable', share: 50, signal: 'failure', kind: 'trial' },
    ]);
  });

  it('include a failure of a page that jumps more than the bound allows', () => {
    const jump: PageEvent = { kind: 'vital', feature: 'checkout', name: 'CLS', value: 0.2 };
    expect(votesOfPage(given, [jump], { ...bounds, CLS: 0.1 }).map(({ signal }) => signal)).toStrictEqual([
      'layout-shift',
      'layout-shift',
    ]);
  });

  it('[GRD-7/token] include nothing about a release that the page was not given, or that no rollout decided', () => {
    expect(signalsOf([{ kind: 'remote-failed', feature: 'booking', version: '9.0.0' }])).toStrictEqual([]);
    expect(signalsOf([{ kind: 'page-viewed', feature: 'listing' }])).toStrictEqual([]);
  });
});
