import type { Verdict } from '../guard/judge';
import type { Rollout } from '../registry/snapshot';

/**
 * What the guard does about a verdict (GRD-3): a failing canary is aborted also while its rollout is paused or held, as it still has
 * its share of the visitors. Wrong shares hold the rollout until a person resumes it (GRD-5). Anything else that is inconclusive
 * leaves the step as it is. A step that asks for no least time and no least page loads is left by hand alone.
 */
export function nextAction(
  { state, steps, step }: Pick<Rollout, 'state' | 'steps' | 'step'>,
  verdict: Verdict,
): 'abort' | 'hold' | 'advance' | undefined {
  if (verdict.kind === 'fail') return 'abort';
  if (state !== 'running') return undefined;
  if (verdict.kind === 'inconclusive') return verdict.cause === 'shares' ? 'hold' : undefined;
  const present = steps[step];
  const asksForLeast = present !== undefined && (present.minimumMinutes > 0 || present.minimumPageLoads > 0);
  return asksForLeast && steps[step + 1] !== undefined ? 'advance' : undefined;
}
