import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../registry/registry';
import { judgeRollout } from './judge-rollout';
import type { JudgeDeps } from './judge-rollout';
import type { GuardSettings } from './settings';
import { notifyTeams } from './notify-teams';
import type { MailToTeam, PostToTeam, WebhookSigning } from './notify-teams';

export interface GuardJobsDeps extends Omit<JudgeDeps, 'registry'> {
  readonly registry: Pick<Registry, 'note' | 'run' | 'snapshot' | 'teams'>;
  readonly settings: GuardSettings;
  readonly post: PostToTeam;
  readonly mail: MailToTeam;
  readonly signing: WebhookSigning;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** A periodic job. */
interface GuardJob {
  readonly name: string;
  readonly everySeconds: number;
  run(): Promise<void>;
}

const sweepSeconds = 3_600;

/**
 * The periodic jobs of the guard. Every process may run them: only the one with the lease does the work, and another takes over
 * within seconds when it stops.
 */
export function guardJobs(deps: GuardJobsDeps): GuardJob[] {
  const { registry, store, clock, settings, log } = deps;
  const { lookSeconds, checkoutSeconds } = settings;
  const holder = randomUUID();
  const leaseSeconds = 3 * lookSeconds + 5;
  const holdsLease = () => store.takeLease(holder, leaseSeconds);

  const judgeAll = async () => {
    if (!(await holdsLease())) return;
    await store.endVisits(new Date(clock.now().getTime() - checkoutSeconds * 1000));
    const snapshot = await registry.snapshot();
    for (const rollout of snapshot.rollouts) {
      try {
        await judgeRollout(deps, snapshot, rollout);
      } catch (error) {
        log.error({ err: error, rollout: rollout.id }, 'the guard could not judge a rollout');
      }
    }
  };

  return [
    { name: 'guard', everySeconds: lookSeconds, run: judgeAll },
    {
      name: 'guard messages',
      everySeconds: lookSeconds,
      run: async () => {
        const leaseEnd = performance.now() + leaseSeconds * 1000;
        if (await holdsLease()) await notifyTeams(deps, leaseEnd);
      },
    },
    {
      name: 'guard sweep',
      everySeconds: sweepSeconds,
      run: async () => {
        if (await holdsLease()) await store.sweep(clock.now());
      },
    },
  ];
}
