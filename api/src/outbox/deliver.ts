import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Log } from '../log';
import type { Refusals } from './guard-spending';
import { createOutboxRepository } from './repository';
import type { Channel, OutboxMessage } from './repository';
import { Undeliverable } from './senders/sender';
import type { Sender } from './senders/sender';

const second = 1_000;
const batch = 100;
const lease = 120 * second;
// The last pause is repeated until the message is given up after some twenty hours.
const pauses = [10, 30, 120, 600, 1_800, 3_600, 14_400].map((seconds) => seconds * second);
const maxAttempts = 12;

interface DeliveryDeps {
  /** Returns why some of the messages must not be sent. Nothing is refused when it is left out. */
  readonly refuse?: (channel: Channel, messages: readonly OutboxMessage[]) => Promise<Refusals>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Sends the due messages of a channel at least once each. A failing message waits longer each time and is given up after twelve
 * attempts. Several instances share the work. Messages of a dead one are taken over when their lease ends (ORD-23, G3).
 */
export async function deliverDue(deps: DeliveryDeps, channel: Channel, sender: Sender): Promise<void> {
  const { database, clock } = deps;
  const outbox = createOutboxRepository(database);
  for (;;) {
    const now = clock.now();
    const leased = await outbox.take(channel, batch, now, new Date(now.getTime() + lease));
    const refusals: Refusals = (await deps.refuse?.(channel, leased)) ?? new Map();
    const sentIds = await Promise.all(
      leased.map(async (message) =>
        (await deliver(deps, message, sender, refusals.get(message.id))) ? [message.id] : [],
      ),
    );
    await outbox.markSent(sentIds.flat(), clock.now());
    if (leased.length < batch) return;
  }
}

/** Whether the message was sent. Otherwise it has been postponed or given up. */
async function deliver(
  { database, clock, log }: DeliveryDeps,
  message: OutboxMessage,
  sender: Sender,
  refusal: Error | undefined,
): Promise<boolean> {
  const outbox = createOutboxRepository(database);
  const { id, channel, attempts } = message;
  try {
    if (refusal) throw refusal;
    await sender.send(message);
    if (sender.isReal && message.isSecret) await outbox.wipe(id);
    return true;
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : 'unknown';
    const isLast = fault instanceof Undeliverable || attempts >= maxAttempts;
    log.warn({ message: id, channel, attempts, reason, givenUp: isLast }, 'message not sent');
    if (isLast) await outbox.giveUp(id, reason, clock.now());
    else {
      const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
      await outbox.postpone(id, reason, new Date(clock.now().getTime() + pause));
    }
    return false;
  }
}
