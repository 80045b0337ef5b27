import type { PageDecision } from '@storefront/contract';
import { decide } from '../decisions/decide';
import type { Plan } from '../decisions/plan';
import { anonymousVisitAt } from '../decisions/visit';
import { pairKey } from './drawing';
import type { DrawingPair } from './drawing';
import type { ReleaseParts } from './release-parts';

/**
 * The pairs of releases that visitors of these brands can get now, those of most visitors first, then those of rollouts. `now` is
 * in milliseconds since 1970.
 */
export async function decidedPairs(
  plans: readonly Plan[],
  now: number,
  parts: Pick<ReleaseParts, 'serverPart'>,
): Promise<DrawingPair[]> {
  const anonymousVisit = anonymousVisitAt(now);
  const commonDecisions = plans.map((plan) => decide(plan, anonymousVisit));
  const rolledOut = plans.flatMap((plan) => {
    const { shell, remotes } = plan.at(now);
    const canaries = [shell, ...remotes].flatMap(({ rollout }) => (rollout ? [rollout.release] : []));
    // Decided like a preview of the canary, which gives the same decision as its rollout.
    return canaries.map((release) => decide(plan, { ...anonymousVisit, preview: [release] }));
  });
  const pairs = new Map<string, DrawingPair>();
  for (const { decisions } of [...commonDecisions, ...rolledOut]) {
    const { shell, ...remotes } = decisions;
    for (const remote of [...Object.values(remotes), undefined]) {
      const pair = shell && (await pairOf(shell, remote, parts));
      if (pair !== undefined) pairs.set(pairKey(pair), pair);
    }
  }
  return [...pairs.values()];
}

async function pairOf(
  shell: PageDecision,
  remote: PageDecision | undefined,
  parts: Pick<ReleaseParts, 'serverPart'>,
): Promise<DrawingPair | undefined> {
  const ofShell = await parts.serverPart(shell);
  const ofRemote = remote && (await parts.serverPart(remote));
  if (ofShell === undefined || (remote && ofRemote === undefined)) return undefined;
  return { shell: ofShell, remote: ofRemote };
}
