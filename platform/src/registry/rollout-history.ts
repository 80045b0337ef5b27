import { releaseId } from '../releases/release-store';
import type { AuditEntry, ListedRollout, RolloutDeed } from './registry';
import type { KnownRollout } from './snapshot';
import { ofTeam } from './format-who';

type Entry = Pick<
  AuditEntry,
  'at' | 'actor' | 'person' | 'machine' | 'action' | 'subject' | 'brands' | 'reason'
>;

/** What every action on a rollout begins with in the audit log. */
export const rolloutActions = 'rollout ';

/** A rollout with who began it and what was done to it last, by accepted entries of the audit log, the newest first. */
export function withDeeds(rollout: KnownRollout, entries: readonly Entry[]): ListedRollout {
  const { brands, startedAt, endedAt } = rollout;
  const own = entries.filter(
    (entry) =>
      entry.subject === releaseId(rollout) &&
      entry.action.startsWith(rolloutActions) &&
      // Two rollouts of one release may run at the same time on different brands.
      (entry.brands === null || JSON.stringify(entry.brands) === JSON.stringify(brands)) &&
      entry.at >= startedAt &&
      (endedAt === null || entry.at <= endedAt),
  );
  const begun = own.findLast(({ action }) => action === 'rollout start');
  const [last] = own;
  return { ...rollout, begun: begun ? deedOf(begun) : null, last: last ? deedOf(last) : null };
}

const deedOf = ({ at, actor, person, machine, action, reason }: Entry): RolloutDeed => ({
  at,
  by: actor,
  ...ofTeam({ person, machine }),
  action,
  reason,
});
