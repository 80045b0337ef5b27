import { setTimeout } from 'node:timers/promises';
import { missingRight, nameOfRelease, permissionFor } from '@storefront/contract';
import type { Permission } from '@storefront/contract';
import type { Clock } from '../clock';
import type { Registry } from '../registry/registry';
import type { Team } from '../registry/team';
import { requestsIn } from './approval-requests';
import type { Told } from './approval-requests';
import { waitAction } from './judge-rollout';
import type { ReportedEntry, GuardMessage, GuardStore, MessageOutcome, NewMessage } from './guard-store';

/** Posts to an address that a team has given: only https to the public internet, with a time limit. */
export type PostToTeam = (
  url: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<{ readonly status: number }>;

/**
 * Sends an e-mail to the mailbox of a team. The id is the same at every attempt, so that receivers recognise a repeat; it rejects when no mail
 * server has taken it.
 */
export type MailToTeam = (message: {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}) => Promise<void>;

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
  readonly mail: MailToTeam;
  readonly signing: WebhookSigning;
  readonly log: { warn(details: object, sentence: string): void };
}

/** The actions that teams get messages about; a passed step is not among them. */
const reportedActions = ['rollout abort', 'rollout hold', waitAction];

const minute = 60_000;
/** The delay of a message after each failed attempt; after the last it is given up. */
const retryDelays = [10_000, minute, 5 * minute, 30 * minute, 2 * 60 * minute, 12 * 60 * minute];

const markEvery = 1_000;

/** How the address of a message that goes by e-mail begins. */
const mailbox = 'mailto:';

/**
 * Sends each team the guard's actions on its rollouts (GRD-3), and what waits for the approval of one of its people (ROL-8); a message that is not accepted is retried for some 15 hours. `leaseEnd` is
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

/** Sends a message; returns what is to be kept of it. */
async function deliver(deps: NotifyTeamsDeps, message: GuardMessage): Promise<MessageOutcome> {
  const { clock, log } = deps;
  const { team, url, attempts: earlier } = message;
  const attempts = earlier + 1;
  try {
    await (url.startsWith(mailbox) ? sendByMail(deps, message) : postSigned(deps, message));
    return { attempts, sentAt: clock.now() };
  } catch (error) {
    const delay = retryDelays[earlier];
    log.warn({ err: error, team, attempt: attempts }, 'a team could not be notified');
    return delay === undefined
      ? { attempts, givenUpAt: clock.now() }
      : { attempts, dueAt: new Date(clock.now().getTime() + delay) };
  }
}

async function postSigned(
  { clock, post, signing }: NotifyTeamsDeps,
  { id, team, url, body }: GuardMessage,
): Promise<void> {
  const delivery = String(id);
  const headers = {
    'content-type': 'application/json',
    'storefront-delivery': delivery,
    'storefront-signature': signing.sign(signing.secretOf(team, url), delivery, body, clock.now()),
  };
  const { status } = await post(url, { headers, body });
  if (status < 200 || status > 299) throw new Error(`The team answered ${status}`);
}

function sendByMail({ mail }: NotifyTeamsDeps, { id, url, body }: GuardMessage): Promise<void> {
  const { subject, text } = JSON.parse(body) as { readonly subject: string; readonly text: string };
  return mail({ id: `guard-${id}`, to: url.slice(mailbox.length), subject, text });
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

/** What the guard did, as a sentence for a chat. */
function chatSentence({ action, subject, reason }: ReportedEntry): string {
  return `${action}: ${subject} – ${reason}`;
}

/** What the guard did, as an e-mail: the subject says which release, the text why. */
function letterOf({ at, action, subject, reason }: ReportedEntry): Told['letter'] {
  const text = `${reason}\n\n${at.toISOString()}, release ${subject}. The console shows the rollout with its figures.\n`;
  return { subject: `${action}: ${subject}`, text };
}

/** The messages for an entry of the audit log: one for each address of the teams that it concerns. */
function messagesOf(entry: ReportedEntry, teams: readonly Team[]): NewMessage[] {
  const { at, actor, action, subject, reason, before } = entry;
  if (actor !== 'guard')
    return requestsIn(entry).flatMap((request) =>
      messagesTo(teams, request.because.map(permissionFor), request),
    );
  if (!reportedActions.includes(action)) return [];
  return messagesTo(teams, [{ kind: 'feature', name: nameOfRelease(subject) }], {
    event: { action, release: subject, reason, at: at.toISOString(), before },
    sentence: chatSentence(entry),
    letter: letterOf(entry),
  });
}

/** The messages to every team that has one of these rights. */
function messagesTo(
  teams: readonly Team[],
  rights: readonly Permission[],
  { event, sentence, letter }: Told,
): NewMessage[] {
  // Chats make links and mentions of what stands in angle brackets.
  const text = sentence.replace(/[<>]/g, ' ');
  return teams
    .filter((team) => missingRight(team, rights) === undefined)
    .flatMap(({ id: team, webhook, chat, email }) => [
      ...(webhook === undefined ? [] : [{ team, url: webhook, body: JSON.stringify(event) }]),
      ...(chat === undefined ? [] : [{ team, url: chat, body: JSON.stringify({ text }) }]),
      ...(email === undefined ? [] : [{ team, url: `${mailbox}${email}`, body: JSON.stringify(letter) }]),
    ]);
}
