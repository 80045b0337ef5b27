import type { Database } from '../database/database';
import { assertMaySpend } from '../limits/spending';
import { randomId } from '../random-id';
import type { Message } from './message';
import { createOutboxRepository } from './repository';

/** Writes messages into the outbox. With a transaction as `database` they are stored if and only if their cause is (D42). */
export async function writeMessages(
  database: Database,
  messages: readonly Message[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  assertMaySpend();
  await createOutboxRepository(database).add(
    messages.map(({ to, html = '', details = {}, isSecret = false, dueAt = now, ...message }) => ({
      ...message,
      html,
      details,
      isSecret,
      id: randomId(),
      recipient: to,
      createdAt: now,
      dueAt,
    })),
  );
}

export function writeMessage(database: Database, message: Message, now: Date): Promise<void> {
  return writeMessages(database, [message], now);
}
