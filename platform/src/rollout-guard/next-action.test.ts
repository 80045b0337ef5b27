import type { Verdict } from '../guard/judge';
import { nextAction as actionOf } from './next-action';

const step = (share: number, minimumMinutes = 10, minimumPageLoads = 100) => ({
  share,
  minimumMinutes,
  minimumPageLoads,
});
const running = { state: 'running', steps: [step(100), step(10_000)], step: 0 } as const;
const fail: Verdict = { kind: 'fail', signal: 'failure', reason: 'it fails' };
const pass: Verdict = { kind: 'pass', reason: 'no sign of a difference' };
const unsure = (cause: 'ill' | 'shares' | 'networks' | 'too-early' | 'too-few' | 'doubt'): Verdict => ({
  kind: 'inconclusive',
  cause,
  reason: 'not certain',
});

const nextAction = (...[rollout, verdict]: [Parameters<typeof actionOf>[0], Verdict]) =>
  actionOf(rollout, verdict, 0);

describe('the guard’s action on a verdict', () => {
  it.each(['running', 'paused', 'held'] as const)(
    'aborts a rollout that is %s when its canary fails',
    (state) => {
      expect(nextAction({ ...running, state }, fail)).toBe('abort');
    },
  );

  it('advances when a step passes, and stays in the last one', () => {
    expect(nextAction(running, pass)).toBe('advance');
    expect(nextAction({ ...running, step: 1 }, pass)).toBeUndefined();
  });

  it('leaves a step that asks for neither time nor page loads to people', () => {
    const steps = [step(100, 0, 0), step(10_000)];
    expect(nextAction({ ...running, steps }, pass)).toBeUndefined();
    expect(nextAction({ ...running, steps: [step(100, 0, 1), step(10_000)] }, pass)).toBe('advance');
  });

  it('[GRD-12/held] holds for wrong shares and for failures of few networks, and waits when anything else is inconclusive', () => {
    expect(nextAction(running, unsure('shares'))).toBe('hold');
    expect(nextAction(running, unsure('networks'))).toBe('hold');
    for (const cause of ['ill', 'too-early', 'too-few', 'doubt'] as const)
      expect(nextAction(running, unsure(cause))).toBeUndefined();
  });

  it.each(['paused', 'held'] as const)('neither holds nor advances while the rollout is %s', (state) => {
    expect(nextAction({ ...running, state }, pass)).toBeUndefined();
    expect(nextAction({ ...running, state }, unsure('shares'))).toBeUndefined();
  });

  describe('on a rollout that is watched after its promotion', () => {
    const watched = { state: 'watched', steps: [step(10_000), step(9_800, 1_440, 0)], step: 1 } as const;

    it('[GRD-11/rolled-back] aborts it when its release fails, which rolls it back', () => {
      expect(actionOf(watched, fail, 5)).toBe('abort');
    });

    it('[GRD-11/ended] ends it when its time is over, whatever too little was seen for', () => {
      expect(actionOf(watched, pass, 1_439)).toBeUndefined();
      expect(actionOf(watched, pass, 1_440)).toBe('promote');
      for (const cause of ['too-few', 'shares'] as const) {
        expect(actionOf(watched, unsure(cause), 1_439)).toBeUndefined();
        expect(actionOf(watched, unsure(cause), 1_440)).toBe('promote');
      }
    });

    it('[GRD-11/ended] watches on while the guard is in doubt or stable is ill', () => {
      for (const cause of ['doubt', 'networks', 'ill'] as const)
        expect(actionOf(watched, unsure(cause), 9_999)).toBeUndefined();
    });
  });
});
