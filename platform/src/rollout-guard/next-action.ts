import type { Verdict } from '../guard/judge';
import type { Rollout } from '../registry/snapshot';

/**
 * The guard's action on a verdict (GRD-3); `minutes` is for how long the step has been running. A failing canary is aborted even while
 * its rollout is paused or held, because it still has its share of the visitors. Wrong shares (GRD-5), and failures that too few
 * networks report (GRD-12), hold the rollout until a person resumes it. Any other inconclusive verdict leaves the step as it is. A step
 * without minimum time and page loads is only advanced by a person. A rollout that is watched after its promotion ends when its time
 * is over, unless the guard is in doubt; it is rolled back when it fails (GRD-11).
 */
export function nextAction(
  { state, steps, step }: Pick<Rollout, 'state' | 'steps' | 'step'>,
  verdict: Verdict,
  minutes: number,
): 'abort' | 'hold' | 'advance' | 'promote' | undefined {
  if (verdict.kind === 'fail') return 'abort';
  const present = steps[step];
  if (state === 'watched') {
    const isTimeOver = minutes >= (present?.minimumMinutes ?? 0);
    return isTimeOver && !isInDoubt(verdict) ? 'promote' : undefined;
  }
  if (state !== 'running') return undefined;
  if (verdict.kind === 'inconclusive')
    return verdict.cause === 'shares' || verdict.cause === 'networks' ? 'hold' : undefined;
  const asksForLeast = present !== undefined && (present.minimumMinutes > 0 || present.minimumPageLoads > 0);
  return asksForLeast && steps[step + 1] !== undefined ? 'advance' : undefined;
}

function isInDoubt(verdict: Verdict): boolean {
  if (verdict.kind !== 'inconclusive') return false;
  return ['doubt', 'networks', 'ill', 'numbers'].includes(verdict.cause);
}
