import { verdictInHealth } from './illness';
import type { LatelySeen } from './illness';
import type { Verdict } from './judge';

const well: LatelySeen = {
  recent: { pageLoads: 200, failures: 2 },
  dayBefore: { pageLoads: 20_000, failures: 200 },
  pauses: 0,
};
const pass: Verdict = { kind: 'pass', reason: 'no sign of a difference' };
const fail: Verdict = { kind: 'fail', signal: 'failure', reason: 'it fails' };
const after = (verdict: Verdict, seen: Partial<LatelySeen>) =>
  verdictInHealth(verdict, 'listing@1.0.0', { ...well, ...seen });

describe('a verdict while stable or the platform is ill', () => {
  it('[GRD-9/well] stays as it is while both are well', () => {
    for (const verdict of [pass, fail]) expect(after(verdict, {})).toBe(verdict);
  });

  it('[GRD-9/stable] is neither pass nor fail while stable fails more than five times as often as on the day before', () => {
    const ill = { recent: { pageLoads: 1_200, failures: 61 } };
    for (const verdict of [pass, fail])
      expect(after(verdict, ill)).toStrictEqual({
        kind: 'inconclusive',
        cause: 'ill',
        reason:
          'nothing is decided while listing@1.0.0 itself fails in 61 of 1,200 page loads of the last 10 minutes, far more often than on the day before',
      });
    expect(after(fail, { recent: { pageLoads: 1_200, failures: 60 } })).toBe(fail);
  });

  it('[GRD-9/stable] compares with the day before, where stable failed often already', () => {
    const recent = { pageLoads: 1_200, failures: 200 };
    expect(after(fail, { recent }).kind).toBe('inconclusive');
    expect(after(fail, { recent, dayBefore: { pageLoads: 20_000, failures: 1_000 } })).toBe(fail);
  });

  it('[GRD-9/stable] is not changed by the bad luck of a few visitors, nor when nothing was seen', () => {
    expect(after(fail, { recent: { pageLoads: 4, failures: 4 } })).toBe(fail);
    expect(after(fail, { recent: { pageLoads: 5, failures: 5 } }).kind).toBe('inconclusive');
    const nothing = { pageLoads: 0, failures: 0 };
    expect(after(pass, { recent: nothing, dayBefore: nothing })).toBe(pass);
  });

  it('[GRD-9/platform] passes no step while servers stand still, and stops a canary that fails all the same', () => {
    expect(after(pass, { pauses: 5 })).toBe(pass);
    expect(after(pass, { pauses: 6 })).toStrictEqual({
      kind: 'inconclusive',
      cause: 'ill',
      reason: 'no step is passed while servers stand still: 6 times in the last 10 minutes',
    });
    expect(after(fail, { pauses: 60 })).toBe(fail);
  });
});
