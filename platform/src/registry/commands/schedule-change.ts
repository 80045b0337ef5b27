import { accepted, refused } from '../change';
import type { CommandResult } from '../change';
import type { ScheduledChange } from '../snapshot';
import type { CommandContext, RegistryState } from '../state';

type Command = (state: RegistryState) => CommandResult;

// Each is tried out when they are listed.
const maxScheduled = 100;

/** Sets a command for a time (ROL-7). It is not refused for what stands in its way now: that may have changed by then. */
export function scheduleChange(
  state: RegistryState,
  change: Omit<ScheduledChange, 'id'>,
  command: Command,
  { now }: Pick<CommandContext, 'now'>,
): CommandResult {
  const time = new Date(change.at);
  if (Number.isNaN(time.getTime()))
    return refused(`"${change.at}" is no time such as 2026-12-01T09:00+00:00.`);
  if (time <= now) return refused(`${change.at} is over already.`);
  if (state.scheduled.length >= maxScheduled)
    return refused(`${maxScheduled} changes are set for a time already: take one back first.`);
  const at = time.toISOString();
  const result = command(state);
  return accepted(
    [{ kind: 'scheduled', scheduled: { ...change, at } }],
    [
      `It is set for ${at}.`,
      ...(result.kind === 'accepted'
        ? result.effects.map((effect) => `Now it would do this: ${effect}`)
        : result.faults.map((fault) => `Now it would be refused: ${fault}`)),
    ],
  );
}

/** Does what is set for a time, unless another process has done it or it was taken back. */
export function runScheduled(state: RegistryState, id: string, command: Command): CommandResult {
  if (!state.scheduled.some((one) => one.id === id)) return accepted([], []);
  const result = command(state);
  return result.kind === 'refused'
    ? result
    : accepted([...result.changes, { kind: 'schedule-ended', id, as: 'done' }], result.effects);
}

/** Ends what is set for a time without doing it: it was taken back, or it was refused at its time. */
export function endScheduled(
  state: RegistryState,
  { id, as }: { readonly id: string; readonly as: 'refused' | 'removed' },
): CommandResult {
  return state.scheduled.some((one) => one.id === id)
    ? accepted([{ kind: 'schedule-ended', id, as }], [`${id} is not done at its time.`])
    : refused(`Nothing is set for a time as ${id}.`);
}
