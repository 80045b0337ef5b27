import { setTimeout } from 'node:timers/promises';
import { missingRight, nameOfRelease } from '@storefront/contract';
import type { Clock } from '../clock';
import type { Registry, Team } from '../registry/registry';
import { waitAction } from './judge-rollout';
import type { GuardEntry, GuardMessage, GuardStore, MessageOutcome, NewMessage } from './guard-store';

/** Posts to an address that a team has given: only https to the public internet, with a time limit. */
export type PostToTeam = (
  url: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<{ readonly status: number }>;

/** How messages to a team are signed, so that it can verify the sender. */
export interface WebhookSigning {
  /** The secret with which a team verifies messages; each address has its own. */
  secretOf(team: string, url: string): string;
  /** The value of the header `storefront-signature` for a delivery and its body. */
  sign(secret: string, delivery: string, body: string, now: Date): string;
}

export interface NotifyTeamsDeps {
  readonly registry: Pick<Registry, 'teams'>;
  readonly store: Pick<GuardStore, 'writeMessages' | 'dueMessages' | 'saveMessage'>;
  readonly clock: Clock;
  readonly post: PostToTeam;
  readonly signing: WebhookSigning;
  readonly log: { warn(details: object, sentence: string): void };
}

/** The actions that teams get messages about; a passed step is not among them. */
const reportedActions = ['rollout abort', 'rollout hold', waitAction];

const minute = 60_000;
/** The delay of a message after each failed attempt; after the last it is given up. */
const retryDelays = [10_000, minute, 5 * minute, 30 * minute, 2 * 60 * minute, 12 * 60 * minute];

const markEvery = 1_000;

/**
 * Sends each team the guard's actions on its rollouts (GRD-3); a message that is not accepted is retried for some 15 hours. `leaseEnd` is
 * when another process may do the same, on the clock of `performance.now()`.
 */
export async function notifyTeams(deps: NotifyTeamsDeps, leaseEnd: number): Promise<void> {
  const { registry, store, clock } = deps;
  const teams = await registry.teams();
  await store.writeMessages((entry) => messagesOf(entry, teams), clock.now());
  const due = await store.dueMessages(clock.now());
  const sent = await Promise.allSettled(
    due.map(async (message) => mark(deps, message.id, await deliver(deps, message), leaseEnd)),
  );
  const failed = sent.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Posts a message; returns what is to be kept of it. */
async function deliver(
  { clock, post, signing, log }: NotifyTeamsDeps,
  { id, team, url, body, attempts: earlier }: GuardMessage,
): Promise<MessageOutcome> {
  const delivery = String(id);
  const headers = {
    'content-type': 'application/json',
    'storefront-delivery': delivery,
    'storefront-signature': signing.sign(signing.secretOf(team, url), delivery, body, clock.now()),
  };
  const attempts = earlier + 1;
  try {
    const { status } = await post(url, { headers, body });
    if (status < 200 || status > 299) throw new Error(`The team answered ${status}`);
    return { attempts, sentAt: clock.now() };
  } catch (error) {
    const delay = retryDelays[earlier];
    log.warn({ err: error, team, attempt: attempts }, 'a team could not be notified of its rollout');
    return delay === undefined
      ? { attempts, givenUpAt: clock.now() }
      : { attempts, dueAt: new Date(clock.now().getTime() + delay) };
  }
}

/** Keeps what came of a message; repeats that, and never the message, while the database is away and the lease lasts. */
async function mark(
  { store }: NotifyTeamsDeps,
  id: number,
  outcome: MessageOutcome,
  leaseEnd: number,
): Promise<void> {
  for (;;) {
    try {
      return await store.saveMessage(id, outcome);
    } catch (error) {
      if (performance.now() + markEvery >= leaseEnd) throw error;
      await setTimeout(markEvery);
    }
  }
}

/** The messages for an entry of the audit log: one for each team that may release the feature and has an address. */
function messagesOf(
  { at, action, subject, reason, before }: GuardEntry,
  teams: readonly Team[],
): NewMessage[] {
  if (!reportedActions.includes(action)) return [];
  const body = JSON.stringify({ action, release: subject, reason, at: at.toISOString(), before });
  const name = nameOfRelease(subject);
  return teams.flatMap((team) =>
    team.webhook !== undefined && missingRight(team, [{ kind: 'feature', name }]) === undefined
      ? [{ team: team.id, url: team.webhook, body }]
      : [],
  );
}
