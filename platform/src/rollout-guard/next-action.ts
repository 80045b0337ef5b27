import type { Verdict } from '../guard/judge';
import type { Rollout } from '../registry/snapshot';

/**
 * The guard's action on a verdict (GRD-3). A failing canary is aborted even while its rollout is paused or held, because it still
 * has its share of the visitors. Wrong shares (GRD-5), and failures that too few networks report (GRD-12), hold the rollout until a person resumes it. Any other inconclusive verdict
 * leaves the step as it is. A step without minimum time and page loads is only advanced by a person.
 */
export function nextAction(
  { state, steps, step }: Pick<Rollout, 'state' | 'steps' | 'step'>,
  verdict: Verdict,
): 'abort' | 'hold' | 'advance' | undefined {
  if (verdict.kind === 'fail') return 'abort';
  if (state !== 'running') return undefined;
  if (verdict.kind === 'inconclusive')
    return verdict.cause === 'shares' || verdict.cause === 'networks' ? 'hold' : undefined;
  const present = steps[step];
  const asksForLeast = present !== undefined && (present.minimumMinutes > 0 || present.minimumPageLoads > 0);
  return asksForLeast && steps[step + 1] !== undefined ? 'advance' : undefined;
}
