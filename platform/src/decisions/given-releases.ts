import type { GivenRelease } from '../guard/votes-of-page';
import { bucketOf } from './bucket';
import type { Decided } from './decide';
import type { Plan } from './plan';
import type { Visit } from './visit';

/**
 * The releases that a page may report about: those of a feature that a rollout decides, with the arm that the visitor's bucket gives,
 * and those of the features that the page shows. The arm stays the same where the visit has fallen back to another release.
 */
export function givenReleases(
  plan: Plan,
  { visitor, now }: Visit,
  { decisions }: Pick<Decided, 'decisions'>,
  shown: readonly string[],
): GivenRelease[] {
  const { shell, remotes } = plan.at(now);
  return [shell, ...remotes].flatMap(({ feature, rollout }): GivenRelease[] => {
    const decision = decisions[feature];
    if (decision === undefined) return [];
    const { version } = decision;
    if (rollout === undefined || visitor === undefined)
      return shown.includes(feature) ? [{ feature, version }] : [];
    const { id, salt, share } = rollout;
    const arm = bucketOf(salt, visitor) < share ? 'canary' : 'stable';
    return [{ feature, version, rollout: { id, arm, share } }];
  });
}
