import type { GuardCell } from './counts';
import { judge } from './judge';
import { signals } from './signals';
import { cell, counts, rollout, step } from './testing/judged';
import type { Figures } from './testing/judged';

describe('the verdict on a rollout', () => {
  it('[GRD-2/kinds] fails a canary that fails more often, with the figures', () => {
    expect(judge(rollout, step, [cell([31, 1_040], [90, 9_360])])).toStrictEqual({
      kind: 'fail',
      signal: 'failure',
      reason:
        'checkout@2.1.0 fails 3.1 times as often as checkout@2.0.0: 31 of 1,040 page loads against 90 of 9,360',
    });
  });

  it('[GRD-2/kinds] passes a canary that fails no more often, after the least time and page loads', () => {
    expect(judge(rollout, step, [cell([9, 1_040], [90, 9_360])])).toStrictEqual({
      kind: 'pass',
      reason:
        'no sign that checkout@2.1.0 fails more often than checkout@2.0.0: 9 of 1,040 page loads against 90 of 9,360',
    });
  });

  it('[GRD-2/few] is inconclusive while the step has too few page loads of the canary', () => {
    expect(judge(rollout, step, [cell([2, 340], [30, 3_060])])).toStrictEqual({
      kind: 'inconclusive',
      cause: 'too-few',
      reason: 'too few page loads: 340 of the 1,000 of checkout@2.1.0 that this step asks for',
    });
  });

  it('[GRD-2/few] page loads at the shares of earlier steps do not count for this one', () => {
    const cells = [cell([9, 5_000], [90, 495_000], { share: 100 }), cell([2, 340], [30, 3_060])];
    expect(judge(rollout, step, cells)).toMatchObject({ kind: 'inconclusive', cause: 'too-few' });
  });

  it('[GRD-2/kinds] is inconclusive while the step is too young', () => {
    expect(judge(rollout, { ...step, minutes: 12.7 }, [cell([9, 1_040], [90, 9_360])])).toStrictEqual({
      kind: 'inconclusive',
      cause: 'too-early',
      reason: 'too early: 12 of the 30 minutes of this step are over',
    });
  });

  it('[GRD-2/kinds] is inconclusive while there is a sign of a difference that may still be chance', () => {
    expect(judge(rollout, step, [cell([19, 1_040], [84, 9_360])])).toStrictEqual({
      kind: 'inconclusive',
      cause: 'doubt',
      reason:
        'not certain yet: checkout@2.1.0 fails 2.0 times as often as checkout@2.0.0: 19 of 1,040 page loads against 84 of 9,360',
    });
  });

  it('is inconclusive when no page load was seen on stable', () => {
    const everybody = { ...step, share: 10_000 };
    expect(judge(rollout, everybody, [cell([9, 9_000], [0, 0], { share: 10_000 })])).toStrictEqual({
      kind: 'inconclusive',
      cause: 'too-few',
      reason: 'nothing to compare with: no page load of checkout@2.0.0 was seen',
    });
  });

  it('fails a broken canary at once, however new the step and however few the page loads', () => {
    const verdict = judge(rollout, { ...step, minutes: 1 }, [cell([12, 40], [1, 360])]);
    expect(verdict).toMatchObject({ kind: 'fail', signal: 'failure' });
  });

  it('says that stable never fails when no ratio can be given', () => {
    expect(judge(rollout, step, [cell([12, 140], [0, 1_260])]).reason).toBe(
      'checkout@2.1.0 fails and checkout@2.0.0 never does: 12 of 140 page loads against 0 of 1,260',
    );
  });

  it('[GRD-2/same-time] compares within each share, so that a bad hour of both arms is not counted against the canary', () => {
    const badHour = cell([250, 5_000], [250, 5_000], { share: 5_000 });
    const goodDay = cell([10, 1_000], [990, 99_000], { share: 100 });
    expect(judge(rollout, { ...step, share: 5_000 }, [badHour, goodDay]).kind).toBe('pass');
  });

  it('[GRD-2/same-brand] names the brand when the canary fails on one only', () => {
    const many = { ...rollout, brands: ['market', 'kiosk', 'northbank'] };
    const cells = [
      cell([30, 1_000], [270, 9_000]),
      cell([31, 100], [9, 900], { brand: 'kiosk' }),
      cell([30, 1_000], [270, 9_000], { brand: 'northbank' }),
    ];
    expect(judge(many, step, cells).reason).toBe(
      'on kiosk, checkout@2.1.0 fails 31.0 times as often as checkout@2.0.0: 31 of 100 page loads against 9 of 900',
    );
  });

  it.each([
    ['slow-paint', 'checkout@2.1.0 is slow to show its page 1.6 times as often as', 'page loads'],
    ['slow-press', 'checkout@2.1.0 is slow to answer a press 1.6 times as often as', 'page loads'],
    ['layout-shift', 'checkout@2.1.0 lets its page jump 1.6 times as often as', 'page loads'],
    [
      'unfinished-checkout',
      'checkout@2.1.0 leaves a checkout without an order 1.6 times as often as',
      'checkouts',
    ],
  ] as const)('fails a canary by %s through the same test', (signal, words, trials) => {
    const cells = [cell([10, 1_000], [90, 9_000]), cell([400, 1_000], [2_250, 9_000], { signal })];
    expect(judge(rollout, step, cells)).toStrictEqual({
      kind: 'fail',
      signal,
      reason: `${words} checkout@2.0.0: 400 of 1,000 ${trials} against 2,250 of 9,000`,
    });
    const others = signals.filter((one) => one !== signal);
    expect(judge({ ...rollout, watched: others }, step, cells).kind).toBe('pass');
  });

  it('does not fail a canary for unfinished checkouts when it leads more people to a checkout', () => {
    const cells = [
      cell([10, 1_000], [90, 9_000]),
      cell([325, 1_300], [2_250, 9_000], { signal: 'unfinished-checkout' }),
    ];
    expect(judge(rollout, step, cells).kind).toBe('pass');
  });

  it('counts a visitor once in a rollout, however often the visitor returns', () => {
    const once = cell([3, 1_000], [20, 9_000]);
    const returning = { ...once, canary: { ...once.canary, trials: 3_000, hits: 90 } };
    expect(judge(rollout, step, [returning]).kind).toBe('pass');
  });
});

describe('the goals of a feature', () => {
  const goal = (canary: Figures, stable: Figures) => [
    cell([10, 1_000], [90, 9_000]),
    cell(canary, stable, { signal: 'adds-dish' }),
  ];

  it('[GRD-10/judged] fail a canary whose visits reach them less often', () => {
    expect(judge(rollout, step, goal([150, 1_000], [3_150, 9_000]))).toStrictEqual({
      kind: 'fail',
      signal: 'adds-dish',
      reason:
        'checkout@2.1.0 leads to a dish in the basket 0.4 times as often as checkout@2.0.0: 150 of 1,000 visits against 3,150 of 9,000',
    });
  });

  it('[GRD-10/judged] fail a canary whose visits never reach them', () => {
    expect(judge(rollout, step, goal([0, 60], [189, 540])).reason).toBe(
      'checkout@2.0.0 leads to a dish in the basket and checkout@2.1.0 never does: 0 of 60 visits against 189 of 540',
    );
  });

  it.each([
    ['opens-business', 'leads to a restaurant'],
    ['goes-to-checkout', 'leads from a dish to the checkout'],
    ['books-table', 'leads to a booked table'],
  ] as const)('[GRD-10/judged] of %s are said in words', (signal, words) => {
    const cells = [cell([10, 1_000], [90, 9_000]), cell([150, 1_000], [3_150, 9_000], { signal })];
    expect(judge(rollout, step, cells)).toStrictEqual({
      kind: 'fail',
      signal,
      reason: `checkout@2.1.0 ${words} 0.4 times as often as checkout@2.0.0: 150 of 1,000 visits against 3,150 of 9,000`,
    });
  });

  it('pass a canary whose visits reach them as often or more often, and say so', () => {
    expect(judge(rollout, step, goal([700, 1_000], [3_150, 9_000])).kind).toBe('pass');
    expect(judge(rollout, step, goal([350, 1_000], [3_150, 9_000]))).toStrictEqual({
      kind: 'pass',
      reason:
        'no sign that checkout@2.1.0 fails more often than checkout@2.0.0: 10 of 1,000 page loads against 90 of 9,000; ' +
        'no sign that checkout@2.1.0 leads to a dish in the basket less often than checkout@2.0.0: 350 of 1,000 visits against 3,150 of 9,000',
    });
  });

  it('do not fail a canary that leads fewer people to their page', () => {
    expect(judge(rollout, step, goal([70, 200], [3_150, 9_000])).kind).toBe('pass');
  });

  it('[GRD-12/held] hold the rollout when the visits of stable that reach them are from one network', () => {
    const invented: GuardCell = {
      signal: 'adds-dish',
      brand: 'market',
      share: 1_000,
      canary: counts(60, 0),
      stable: counts(540, 189, 1),
    };
    expect(judge(rollout, step, [cell([10, 1_000], [90, 9_000]), invented])).toStrictEqual({
      kind: 'inconclusive',
      cause: 'networks',
      reason:
        'checkout@2.0.0 leads to a dish in the basket and checkout@2.1.0 never does: 0 of 60 visits against 189 of 540; ' +
        'the visits of stable that did come from 1 network, too few to abort',
    });
  });
});

describe('failures that come from few networks', () => {
  const reported = (canary: number, networks: number): GuardCell => ({
    signal: 'failure',
    brand: 'market',
    share: 1_000,
    canary: counts(canary, canary, networks),
    stable: counts(canary * 9, 0),
  });

  it('[GRD-12/held] hold the rollout and do not fail it', () => {
    expect(judge(rollout, step, [reported(16, 1)])).toStrictEqual({
      kind: 'inconclusive',
      cause: 'networks',
      reason:
        'checkout@2.1.0 fails and checkout@2.0.0 never does: 16 of 16 page loads against 0 of 144; its failures come from 1 network, too few to abort',
    });
    expect(judge(rollout, step, [reported(16, 3)])).toMatchObject({ cause: 'networks' });
    expect(judge(rollout, step, [reported(16, 16)]).kind).toBe('fail');
  });

  it('[GRD-12/held] hold it again only for new failures once a person has resumed it, and failures of many networks still fail it', () => {
    const accepted = [reported(16, 1)];
    const resumed = { ...rollout, accepted };
    expect(judge(resumed, { ...step, minutes: 1 }, accepted)).toMatchObject({ cause: 'too-early' });
    expect(judge(resumed, step, [reported(32, 1)])).toMatchObject({ cause: 'networks' });
    expect(judge(resumed, step, [reported(24, 8)]).kind).toBe('fail');
  });
});

describe('the observed shares', () => {
  it.each([
    ['few', [7, 700], [93, 9_300], '700 of 10,000'],
    ['many', [13, 1_300], [87, 8_700], '1,300 of 10,000'],
  ] as const)(
    '[GRD-5/found] too %s visitors on the canary hold the rollout, and it says so',
    (much, canary, stable, figures) => {
      expect(judge(rollout, step, [cell(canary, stable)])).toStrictEqual({
        kind: 'inconclusive',
        cause: 'shares',
        reason: `too ${much} visitors on checkout@2.1.0: ${figures}, where 1,000 were expected from the configured shares`,
      });
    },
  );

  it('[GRD-5/found] name the brand on which they are wrong', () => {
    const many = { ...rollout, brands: ['market', 'kiosk'] };
    const cells = [cell([10, 5_000], [90, 45_000]), cell([5, 500], [95, 9_500], { brand: 'kiosk' })];
    expect(judge(many, step, cells).reason).toBe(
      'on kiosk, too few visitors on checkout@2.1.0: 500 of 10,000, where 1,000 were expected from the configured shares',
    );
  });

  it('do not prevent that a failing canary is failed', () => {
    expect(judge(rollout, step, [cell([70, 700], [93, 9_300])]).kind).toBe('fail');
  });

  it('are not distorted by returning visitors', () => {
    const once = cell([10, 1_040], [90, 8_960]);
    const returning = { ...once, canary: { ...once.canary, trials: 20_000 } };
    expect(judge(rollout, step, [returning]).kind).toBe('pass');
  });
});

describe('the verdict on what the server sees of orders', () => {
  const ofOrders = (signal: 'other-price' | 'small-order', ...figures: readonly [Figures, Figures]) =>
    judge(rollout, step, [cell([0, 1_040], [0, 9_360]), cell(...figures, { signal })]);

  it('fails a canary that shows another price, or takes more orders of a low value', () => {
    expect(ofOrders('other-price', [7, 100], [0, 900])).toStrictEqual({
      kind: 'fail',
      signal: 'other-price',
      reason:
        'checkout@2.1.0 shows another price than the server computes and checkout@2.0.0 never does: 7 of 100 orders against 0 of 900',
    });
    expect(ofOrders('small-order', [60, 100], [225, 900])).toStrictEqual({
      kind: 'fail',
      signal: 'small-order',
      reason:
        'checkout@2.1.0 takes an order of a low value 2.4 times as often as checkout@2.0.0: 60 of 100 orders against 225 of 900',
    });
  });

  it('leaves out one order at another price, as it leaves out one failure', () => {
    expect(ofOrders('other-price', [2, 100], [0, 900])).toMatchObject({ kind: 'pass' });
    expect(ofOrders('other-price', [6, 100], [0, 900])).toMatchObject({ kind: 'inconclusive' });
  });
});
