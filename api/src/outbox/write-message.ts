import type { Database } from '../database/database';
import type { MessageSender, RecipientLimit } from '../limits/recipient-limit';
import { randomId } from '../random-id';
import { tracing } from '../tracing';
import type { Message } from './message';
import { createOutboxRepository } from './repository';

/**
 * Who causes messages. A customer may be anybody and may have typed somebody else's address, so what he causes counts for each recipient
 * and sender. Nothing counts of those who are known: a business, the payment provider, a job of ours, the owner of an account, and who
 * was counted already.
 */
export type Cause =
  | { readonly kind: 'customer'; readonly sender: MessageSender; readonly limit: RecipientLimit }
  | { readonly kind: 'known' };

export const knownCause: Cause = { kind: 'known' };

interface Writing {
  readonly now: Date;
  readonly cause: Cause;
}

/**
 * Writes messages into the outbox. With a transaction as `database` they are stored, and count, if and only if their cause is (D42, D116).
 * Throws 429 when the customer has sent too much to one of the recipients.
 */
export async function writeMessages(
  database: Database,
  messages: readonly Message[],
  { now, cause }: Writing,
): Promise<void> {
  if (messages.length === 0) return;
  const traceparent = tracing().traceparent();
  const added = createOutboxRepository(database).add(
    messages.map(({ to, html = '', details, calendar, isSecret = false, dueAt = now, ...message }) => ({
      ...message,
      html,
      details: {
        ...(hasSender(message, details) ? senderOf(cause) : {}),
        ...details,
        ...(calendar && { calendar: calendar.text, calendarMethod: calendar.method }),
        ...(traceparent !== undefined && { traceparent }),
      },
      isSecret,
      id: randomId(),
      recipient: to,
      createdAt: now,
      dueAt,
    })),
  );
  const recipients = messages
    .filter((message) => hasSender(message, message.details) && message.details?.['reader'] !== 'contact')
    .map(({ to }) => to.toLowerCase());
  const isCounted = cause.kind === 'customer' && recipients.length > 0;
  // Sent together, so that counting costs no round trip of its own.
  await Promise.all([added, isCounted && cause.limit.take(database, recipients, cause.sender)]);
}

export function writeMessage(database: Database, message: Message, writing: Writing): Promise<void> {
  return writeMessages(database, [message], writing);
}

/** Whether it matters who has caused the message. A business always gets its own. */
const hasSender = ({ channel }: Pick<Message, 'channel'>, details: Message['details'] = {}) =>
  (channel === 'email' || channel === 'sms') && details['reader'] !== 'business';

/** What a message says of its sender, for the limits when it is sent. */
function senderOf(cause: Cause): NonNullable<Message['details']> {
  if (cause.kind === 'known') return {};
  return { sender: cause.limit.nameOf(cause.sender), proven: cause.sender.userId === null ? 'no' : 'yes' };
}
