import type { ReportedEntry } from './guard-store';

/** What a team is told: an event for a webhook, a sentence for a chat, an e-mail. */
export interface Told {
  readonly event: Readonly<Record<string, unknown>>;
  readonly sentence: string;
  readonly letter: { readonly subject: string; readonly text: string };
}

interface ApprovalRequest extends Told {
  /** What asks for a second person, whose people are told. */
  readonly because: readonly string[];
}

/** What somebody asks approval for in an entry of the audit log (ROL-8). */
export function requestsIn({
  at,
  actor,
  person,
  machine,
  subject,
  reason,
  after,
}: ReportedEntry): ApprovalRequest[] {
  // Only `concernedBy` writes what such an entry holds.
  const { waiting = [] } = (after ?? {}) as {
    readonly waiting?: readonly {
      readonly id: string;
      readonly because: readonly string[];
      readonly effects: readonly string[];
    }[];
  };
  const name = person ?? machine;
  const who = name === undefined ? actor : `${name} (${actor})`;
  return waiting.map(({ id, because, effects }) => {
    const what = effects.join(' ');
    const how = `Approve or reject it in the console, or: storefront approval give ${id}`;
    return {
      because,
      event: {
        action: 'approval ask',
        waiting: id,
        subject,
        by: actor,
        ...(person !== null && { person }),
        ...(machine !== null && { machine }),
        because,
        effects,
        reason,
        at: at.toISOString(),
      },
      sentence: `${who} asks for approval of ${id}: ${what} – ${reason}. ${how}`,
      letter: {
        subject: `${who} asks for approval of ${id}: ${subject}`,
        text: `${what}\n\nWhy: ${reason}\n\n${how}\n`,
      },
    };
  });
}
