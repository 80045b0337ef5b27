import { evidenceOf, withoutOneFailure } from './evidence';
import type { GuardCell } from './counts';
import { judge } from './judge';
import { cell, counts, rollout, step } from './testing/judged';

const sound = cell([10, 1_000], [90, 9_000]);
const verdictOn = (...cells: readonly GuardCell[]) => judge(rollout, step, cells);
const kindsOf = (...cells: readonly GuardCell[]) => verdictOn(...cells).kind;

describe('which failures count', () => {
  it('[GRD-7/address] all but one, so that no visitor alone stops a rollout', () => {
    const failing = (failures: number) => kindsOf(cell([failures, 1_000], [0, 9_000]));
    expect([2, 3, 4, 5].map(failing)).toStrictEqual(['pass', 'inconclusive', 'inconclusive', 'fail']);
  });

  it('every visit that reaches a goal, for nobody can take one away', () => {
    const reaching = (visits: number) =>
      kindsOf(sound, cell([visits, 100], [189, 900], { signal: 'adds-dish' }));
    expect([3, 4].map(reaching)).toStrictEqual(['fail', 'inconclusive']);
  });

  it('the one left out is at a share at which both releases were given', () => {
    const tally = (share: number, canary: number) => ({ brand: 'market', share, canary, stable: 0 });
    const tallies = [tally(5_000, 4), tally(0, 3), tally(100, 2), tally(1_000, 1)];
    expect(withoutOneFailure(tallies).map(({ canary }) => canary)).toStrictEqual([4, 3, 1, 1]);
    expect(withoutOneFailure([tally(0, 3)])).toStrictEqual([tally(0, 3)]);
    expect(withoutOneFailure([tally(10_000, 3)])).toStrictEqual([tally(10_000, 3)]);
  });

  it('none of a brand when the rollout has no brand', () => {
    expect(evidenceOf([], [{ relativeRisk: 2, weight: 1 }], [])).toStrictEqual({ log: 0, brand: undefined });
  });
});

describe('the share that failures are compared with', () => {
  it('is the requested one when the canary leads more people to a page, and as many on to its goal', () => {
    const goal = cell([350, 1_300], [3_150, 9_000], { signal: 'adds-dish' });
    expect(kindsOf(sound, goal)).toBe('pass');
  });

  it('is the requested one when the canary leads fewer people to a checkout, and as many leave it', () => {
    const checkout = cell([250, 700], [2_250, 9_000], { signal: 'unfinished-checkout' });
    expect(kindsOf(sound, checkout)).toBe('pass');
  });

  it.each([0, 10_000])(
    'gives no evidence while it is %i: visitors of the other arm have kept theirs',
    (share) => {
      const failing = cell([300, 1_000], [0, 2_000], { share });
      const unreached = cell([0, 1_000], [900, 2_000], { share, signal: 'adds-dish' });
      const seldom = cell([0, 300], [900, 2_000], { share, signal: 'adds-dish' });
      expect(kindsOf(sound, failing, unreached)).toBe('pass');
      expect(kindsOf(sound, failing, seldom)).toBe('pass');
    },
  );
});

describe('how many networks there have to be', () => {
  it('[GRD-10/judged] any number for the canary of a goal: its visits count each', () => {
    const goal: GuardCell = {
      ...cell([0, 0], [3_150, 9_000], { signal: 'adds-dish' }),
      canary: counts(1_000, 150, 100),
    };
    expect(verdictOn(sound, goal)).toMatchObject({ kind: 'fail', signal: 'adds-dish' });
  });

  it('waits when visitors on few networks are a sign of a difference that may still be chance', () => {
    const few = { ...cell([0, 0], [84, 9_360]), canary: counts(1_040, 19, 2) };
    expect(verdictOn(few)).toMatchObject({ kind: 'inconclusive', cause: 'doubt' });
  });

  it('waits when networks are a sign, although many visitors of one network failed on stable as well', () => {
    const one = { ...cell([3, 1_000], [0, 0]), stable: counts(9_000, 20) };
    expect(verdictOn(one).kind).toBe('pass');
    const together = { ...one, stable: { ...one.stable, networkHits: 1 } };
    expect(verdictOn(together)).toMatchObject({ kind: 'inconclusive', cause: 'doubt' });
  });
});

describe('what a step requires', () => {
  it('[GRD-2/few] are page loads, and not votes of other signals', () => {
    const pageLoads = cell([2, 340], [30, 3_060]);
    const slow = cell([100, 1_000], [900, 9_000], { signal: 'slow-paint' });
    expect(verdictOn(pageLoads, slow)).toMatchObject({ cause: 'too-few' });
  });

  it('is over with its last minute and its last page load', () => {
    const last = cell([10, 1_000], [90, 9_000]);
    expect(judge(rollout, { ...step, minutes: 30 }, [last]).kind).toBe('pass');
    expect(judge(rollout, { ...step, minutes: 29.9 }, [last])).toMatchObject({ cause: 'too-early' });
  });
});
