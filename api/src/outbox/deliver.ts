import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock';
import { databaseClock } from '../database/database-clock';
import type { Database } from '../database/database';
import type { Log } from '../log';
import { tracing } from '../tracing';
import { admitAll } from './guard-spending';
import type { Admission } from './guard-spending';
import { createOutboxRepository } from './repository';
import type { Channel, OutboxMessage } from './repository';
import { MustWait, Undeliverable } from './senders/sender';
import type { Sender } from './senders/sender';

const second = 1_000;
const batch = 100;
const lease = 120 * second;
// No sender takes longer. A message that is begun later could still be under way when its lease is over.
const longestSending = 60 * second;
// The last pause is repeated until the message is given up after some twenty hours.
const pauses = [10, 30, 120, 600, 1_800, 3_600, 14_400].map((seconds) => seconds * second);
const maxAttempts = 12;

/**
 * How many messages a process sends at the same time. When it is killed, these and no others are sent again. A text message has no id
 * by which the provider would recognise a repeat, so it is alone; a slow business holds up no other.
 */
const parallel: Readonly<Record<Channel, number>> = { sms: 1, email: 8, refund: 4, webhook: 16 };

interface DeliveryDeps {
  /** Says which messages must not be sent. All are admitted when it is left out. */
  readonly admit?: (channel: Channel, messages: readonly OutboxMessage[]) => Promise<Admission>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Sends the due messages of a channel at least once each, and marks each as soon as it is sent. A failing message waits longer each time
 * and is given up after twelve attempts. Several instances share the work. Messages of a dead one are taken over when their
 * lease ends, by the database's clock (ORD-23, G3).
 */
export async function deliverDue(deps: DeliveryDeps, channel: Channel, sender: Sender): Promise<void> {
  const clock = await databaseClock(deps.database, deps.clock);
  const outbox = createOutboxRepository(deps.database);
  for (;;) {
    const leaseEnd = performance.now() + lease;
    const leased = await outbox.take(channel, batch, clock.now(), inFuture(clock, lease));
    const admission = (await deps.admit?.(channel, leased)) ?? admitAll;
    await sendAll({ ...deps, clock, outbox, sender, admission, leaseEnd }, leased);
    if (leased.length < batch) return;
  }
}

interface Delivery extends DeliveryDeps {
  readonly outbox: ReturnType<typeof createOutboxRepository>;
  readonly sender: Sender;
  readonly admission: Admission;
  /** When the lease of the messages ends, on the clock of `performance.now()`. */
  readonly leaseEnd: number;
}

async function sendAll(delivery: Delivery, leased: readonly OutboxMessage[]): Promise<void> {
  const [first] = leased;
  if (first === undefined) return;
  const { outbox, clock, sender, admission, leaseEnd } = delivery;
  const waiting = [...leased];
  const unsent: OutboxMessage[] = [];
  // What stays in the outbox leaves no process, so one mark for all is enough.
  const kept: string[] = [];
  const workers = Array.from({ length: parallel[first.channel] }, async () => {
    while (performance.now() < leaseEnd - longestSending) {
      const message = waiting.shift();
      if (message === undefined) return;
      if (!(await send(delivery, message))) unsent.push(message);
      else if (sender.isReal) await markSent(delivery, message);
      else kept.push(message.id);
    }
  });
  // The next run begins when all of them have ended, also when one has failed.
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  await outbox.markSent(kept, clock.now());
  await outbox.giveBack(
    waiting.map(({ id }) => id),
    clock.now(),
  );
  await admission.release([...unsent, ...waiting]);
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Whether the message was sent. Otherwise it has been postponed or given up. */
async function send(
  { outbox, clock, log, sender, admission }: Delivery,
  message: OutboxMessage,
): Promise<boolean> {
  const { id, channel, attempts } = message;
  try {
    const refusal = admission.refusals.get(id);
    if (refusal) throw refusal;
    await traced(message, () => sender.send(message));
    return true;
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : 'unknown';
    const isLast = fault instanceof Undeliverable || attempts >= maxAttempts;
    log.warn({ message: id, channel, attempts, reason, givenUp: isLast }, 'message not sent');
    if (isLast) await outbox.giveUp(id, reason, clock.now());
    else {
      const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
      const dueAt = fault instanceof MustWait ? fault.until : inFuture(clock, pause);
      await outbox.postpone(id, reason, dueAt);
    }
    return false;
  }
}

/** Sends a message as a part of the trace that its cause belongs to (OBS-2). */
function traced<Outcome>(
  { channel, attempts, brandId, details: { traceparent } }: OutboxMessage,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (traceparent === undefined) return work();
  const attributes = {
    'storefront.brand': brandId,
    'storefront.channel': channel,
    'storefront.attempt': attempts,
  };
  return tracing().continuing(traceparent, { name: `send ${channel}`, kind: 'consumer', attributes }, work);
}

/** Marks a message as sent; repeats that every second while the lease lasts, such as while the database is restarted. */
async function markSent(
  { outbox, clock, leaseEnd }: Delivery,
  { id, isSecret }: OutboxMessage,
): Promise<void> {
  for (;;) {
    try {
      return await outbox.markSent([id], clock.now(), { wipe: isSecret });
    } catch (fault) {
      if (performance.now() + second >= leaseEnd) throw fault;
      await setTimeout(second);
    }
  }
}

const inFuture = (clock: Clock, milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
