import type { Verdict } from '../guard/judge';
import { nextAction } from './next-action';

const step = (share: number, minimumMinutes = 10, minimumPageLoads = 100) => ({
  share,
  minimumMinutes,
  minimumPageLoads,
});
const running = { state: 'running', steps: [step(100), step(10_000)], step: 0 } as const;
const fail: Verdict = { kind: 'fail', signal: 'failure', reason: 'it fails' };
const pass: Verdict = { kind: 'pass', reason: 'no sign of a difference' };
const unsure = (cause: 'shares' | 'networks' | 'too-early' | 'too-few' | 'doubt'): Verdict => ({
  kind: 'inconclusive',
  cause,
  reason: 'not certain',
});

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
    for (const cause of ['too-early', 'too-few', 'doubt'] as const)
      expect(nextAction(running, unsure(cause))).toBeUndefined();
  });

  it.each(['paused', 'held'] as const)('neither holds nor advances while the rollout is %s', (state) => {
    expect(nextAction({ ...running, state }, pass)).toBeUndefined();
    expect(nextAction({ ...running, state }, unsure('shares'))).toBeUndefined();
  });
});
