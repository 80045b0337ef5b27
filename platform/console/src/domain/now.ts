import { assertNever, inPercent } from '@storefront/contract';
import type { RegistryAnswer } from '@storefront/contract';
import { scopeText } from './scope-text';

type OpenRollout = RegistryAnswer<'rollouts'>[number];
type Entry = RegistryAnswer<'audit'>[number];

/** Hours that 'what happened lately' covers, as the query sends them: a night. */
export const latelyHours = '12';

// What changes what visitors get, or stops that. Publishing, previews and tokens do not.
const notable = new Set([
  'rollout start',
  'rollout hold',
  'rollout wait',
  'rollout pause',
  'rollout abort',
  'rollout promote',
  'rollback',
  'release promote',
  'release revoke',
  'freeze',
  'unfreeze',
  'pin',
  'unpin',
]);

/** The entries of the audit log that say what visitors got, or why they did not. */
export function notableEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ action, refused }) => !refused && notable.has(action));
}

/** The one thing to press when a rollout must not go on as it does, or the only way on. */
export interface UrgentAction {
  readonly command: 'rollout abort' | 'rollout resume';
  readonly label: string;
  readonly tone: 'danger' | 'secondary';
}

/** What a rollout needs from who is woken by it; undefined when it has ended. */
export function urgentAction({ state }: Pick<OpenRollout, 'state'>): UrgentAction | undefined {
  switch (state) {
    case 'running':
    case 'held':
      return { command: 'rollout abort', label: 'Abort', tone: 'danger' };
    case 'paused':
      return { command: 'rollout resume', label: 'Resume', tone: 'secondary' };
    case 'watched':
      return { command: 'rollout abort', label: 'Roll back', tone: 'danger' };
    case 'promoted':
    case 'aborted':
      return undefined;
    default:
      return assertNever(state);
  }
}

const isIll = ({ verdict }: OpenRollout): boolean => verdict?.cause === 'ill';

const order = ['held', 'ill', 'paused', 'running', 'watched'];
const placeOf = (rollout: OpenRollout): number => order.indexOf(isIll(rollout) ? 'ill' : rollout.state);

/** Rollouts that wait for somebody come first, those that go on by themselves after them. */
export function urgentFirst(rollouts: readonly OpenRollout[]): readonly OpenRollout[] {
  return [...rollouts].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Who gets a rollout now: `10 % of the visitors of all brands, step 1 of 2`. */
export function reachText({ state, steps, step, brands }: OpenRollout): string {
  const share = inPercent(steps[step]?.share ?? 0);
  const where = scopeText(brands);
  return state === 'watched'
    ? `Stable on ${where} and watched: ${share} of the visitors have it`
    : `${share} of the visitors of ${where}, step ${step + 1} of ${steps.length}`;
}
