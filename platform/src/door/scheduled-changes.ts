import { missingRight } from '@storefront/contract';
import type { RegistryAnswer } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import { refused } from '../registry/change';
import { endScheduled, runScheduled } from '../registry/commands/schedule-change';
import type { Registry } from '../registry/registry';
import type { RegistrySnapshot, ScheduledChange } from '../registry/snapshot';
import type { RolloutContext } from '../registry/state';
import { prepareCommand } from './commands';
import type { StateCommandName } from './commands';
import { neededRights } from './needed-rights';

export interface ScheduledDeps {
  readonly registry: Pick<Registry, 'snapshot' | 'scheduled' | 'teams' | 'tryOut' | 'run'>;
  context(): RolloutContext;
}

// Only the door sets commands for a time, after it has checked their bodies.
const callOf = ({ call }: ScheduledChange) => call as StateCommandName;

/** What is set for a time, and what each change would do now (ROL-7). */
export async function listScheduled({
  registry,
  context,
}: ScheduledDeps): Promise<RegistryAnswer<'scheduled'>> {
  const changes = await registry.scheduled();
  const snapshot = await registry.snapshot();
  return Promise.all(
    changes.map(async (change) => {
      const { id, at, by, reason, body } = change;
      const prepared = prepareCommand(callOf(change), body, context(), snapshot);
      const result = await registry.tryOut(prepared);
      const { action, subject } = prepared;
      return {
        id,
        at,
        by,
        reason,
        action,
        subject,
        effects: result.kind === 'accepted' ? result.effects : [],
        faults: result.kind === 'refused' ? result.faults : [],
      };
    }),
  );
}

export interface ScheduledJobDeps extends ScheduledDeps {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The periodic job that does what is due; several processes may run it, and each change is made once (ROL-7). */
export function scheduledJob(deps: ScheduledJobDeps) {
  const { registry, context, log } = deps;
  return {
    name: 'scheduled changes',
    everySeconds: 5,
    async run(): Promise<void> {
      for (const change of await registry.scheduled()) {
        if (new Date(change.at) > context().now) continue;
        try {
          await runDue(deps, change);
        } catch (error) {
          log.error({ err: error, scheduled: change.id }, 'a change could not be made at its time');
        }
      }
    },
  };
}

/** Makes one change in the name of its team, with the same checks as at once; a refusal is in the audit log and ends it. */
async function runDue({ registry, context }: ScheduledDeps, change: ScheduledChange): Promise<void> {
  const { id, at, body, by } = change;
  const snapshot = await registry.snapshot();
  const prepared = prepareCommand(callOf(change), body, context(), snapshot);
  const fault = await rightFault(registry, change, snapshot);
  const attempt = { ...prepared, actor: by, reason: `${change.reason} (set for ${at} as ${id})` };
  const command = fault === undefined ? prepared.command : () => refused(fault);
  const result = await registry.run({ ...attempt, command: (state) => runScheduled(state, id, command) });
  if (result.kind === 'accepted') return;
  const action = 'schedule end';
  await registry.run({ ...attempt, action, command: (state) => endScheduled(state, { id, as: 'refused' }) });
}

/** Why the team may not make the change any more. */
async function rightFault(
  registry: Pick<Registry, 'teams'>,
  change: ScheduledChange,
  snapshot: RegistrySnapshot,
): Promise<string | undefined> {
  const team = (await registry.teams()).find(({ id }) => id === change.by);
  if (team === undefined) return `There is no team ${change.by} any more.`;
  return neededRights(callOf(change), change.body, snapshot)
    .map((group) => missingRight(team, group))
    .find((sentence) => sentence !== undefined);
}
