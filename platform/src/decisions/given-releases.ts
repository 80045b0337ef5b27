import type { GivenRelease } from '../guard/votes-of-page';
import { whyFirst } from './audience';
import { bucketOf } from './bucket';
import type { Decided } from './decided';
import type { Plan } from './plan';
import type { Visit } from './visit';

/**
 * The releases that a page may report about: those of features that a rollout decides, with the arm of the visitor's bucket, and
 * those of the features that the page shows. The arm stays the same when the visit has fallen back to another release.
 */
export function givenReleases(
  plan: Plan,
  visit: Visit,
  decided: Pick<Decided, 'of'>,
  shown: readonly string[],
): GivenRelease[] {
  const { visitor, now } = visit;
  const { shell, remotes, rolledOut } = plan.at(now);
  const reported = new Set([
    shell,
    ...rolledOut,
    ...remotes.filter(({ feature }) => shown.includes(feature)),
  ]);
  return [...reported].flatMap(({ feature, rollout }): GivenRelease[] => {
    const decision = decided.of(feature);
    if (decision === undefined) return [];
    const { version } = decision;
    // The whole audience has the release, so there is nothing of its own to compare it with; it is not counted (ROL-10).
    const isFirst = whyFirst(rollout?.audience, visit) !== undefined;
    if (rollout === undefined || visitor === undefined || isFirst)
      return shown.includes(feature) ? [{ feature, version }] : [];
    const { id, salt, share } = rollout;
    const arm = bucketOf(salt, visitor) < share ? 'canary' : 'stable';
    return [{ feature, version, rollout: { id, arm, share } }];
  });
}
