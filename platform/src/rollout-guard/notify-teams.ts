import { missingRight, nameOfRelease } from '@storefront/contract';
import type { Clock } from '../clock';
import type { Registry, Team } from '../registry/registry';
import type { GuardEntry, GuardStore, NewMessage } from './guard-store';

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
const reportedActions = ['rollout abort', 'rollout hold'];

const minute = 60_000;
/** The delay of a message after each failed attempt; after the last it is given up. */
const retryDelays = [10_000, minute, 5 * minute, 30 * minute, 2 * 60 * minute, 12 * 60 * minute];

/** Sends each team the guard's actions on its rollouts (GRD-3); a message that is not accepted is retried for some 15 hours. */
export async function notifyTeams({
  registry,
  store,
  clock,
  post,
  signing,
  log,
}: NotifyTeamsDeps): Promise<void> {
  const teams = await registry.teams();
  await store.writeMessages((entry) => messagesOf(entry, teams), clock.now());
  const due = await store.dueMessages(clock.now());
  await Promise.all(
    due.map(async ({ id, team, url, body, attempts }) => {
      const delivery = String(id);
      const headers = {
        'content-type': 'application/json',
        'storefront-delivery': delivery,
        'storefront-signature': signing.sign(signing.secretOf(team, url), delivery, body, clock.now()),
      };
      try {
        const { status } = await post(url, { headers, body });
        if (status < 200 || status > 299) throw new Error(`The team answered ${status}`);
        await store.saveMessage(id, { sentAt: clock.now(), attempts: attempts + 1 });
      } catch (error) {
        const delay = retryDelays[attempts];
        log.warn({ err: error, team, attempt: attempts + 1 }, 'a team could not be notified of its rollout');
        await store.saveMessage(id, {
          attempts: attempts + 1,
          ...(delay === undefined
            ? { givenUpAt: clock.now() }
            : { dueAt: new Date(clock.now().getTime() + delay) }),
        });
      }
    }),
  );
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
