import type { RegistryAnswer } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import { endScheduled, runScheduled } from '../registry/commands/schedule-change';
import type { Registry } from '../registry/registry';
import type { ScheduledChange } from '../registry/snapshot';
import type { RolloutContext } from '../registry/state';
import { endExpired } from './approval-commands';
import { prepareLater } from './prepare-later';

export interface ScheduledDeps {
  readonly registry: Pick<
    Registry,
    'snapshot' | 'scheduled' | 'approvals' | 'teams' | 'members' | 'tryOut' | 'run'
  >;
  context(): RolloutContext;
}

/** What is set for a time, and what each change would do now (ROL-7). */
export async function listScheduled(deps: ScheduledDeps): Promise<RegistryAnswer<'scheduled'>> {
  const { registry } = deps;
  const changes = await registry.scheduled();
  const snapshot = await registry.snapshot();
  return Promise.all(
    changes.map(async (change) => {
      const { id, at, by, person, machine, reason, approvedBy } = change;
      const prepared = await prepareLater(deps, change, snapshot);
      const result = await registry.tryOut(prepared);
      const { action, subject } = prepared;
      return {
        id,
        at,
        by,
        ...(person !== undefined && { person }),
        ...(machine !== undefined && { machine }),
        reason,
        ...(approvedBy !== undefined && { approvedBy }),
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
      await endExpired(deps);
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

/**
 * Makes one change in the name of its team, with the same checks as at once; a refusal is in the audit log and ends it. Where a second
 * person is asked for and nobody has approved it before, it waits from now on (ROL-8).
 */
async function runDue(deps: ScheduledDeps, change: ScheduledChange): Promise<void> {
  const { registry } = deps;
  const { id, at, by, person, machine, approvedBy } = change;
  const prepared = await prepareLater(deps, change, await registry.snapshot());
  const approval = approvedBy === undefined ? '' : `, approved by ${approvedBy}`;
  const attempt = {
    ...prepared,
    actor: by,
    person,
    machine,
    reason: `${change.reason} (set for ${at} as ${id}${approval})`,
  };
  const { command } = prepared;
  const result = await registry.run({ ...attempt, command: (state) => runScheduled(state, id, command) });
  if (result.kind === 'accepted') return;
  const action = 'schedule end';
  await registry.run({ ...attempt, action, command: (state) => endScheduled(state, { id, as: 'refused' }) });
}
