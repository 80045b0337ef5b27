import Fastify from 'fastify';
import type { OpenDatabase } from '../database/database';
import { logOptions } from '../log';
import { describeOnBothDatabases } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { deliverDue } from './deliver';
import { composeSms } from './message';
import { createOutboxRepository } from './repository';
import type { OutboxMessage } from './repository';
import { keepInOutbox, Undeliverable } from './senders/sender';
import type { Sender } from './senders/sender';
import { writeMessage, writeMessages } from './write-message';

let clock: ReturnType<typeof fixedClock>;
let lines: string[];
let log: ReturnType<typeof Fastify>['log'];
beforeEach(() => {
  clock = fixedClock('2026-11-20T18:30:00Z');
  lines = [];
  ({ log } = Fastify({ logger: logOptions({ write: (line) => void lines.push(line) }) }));
});

const aText = (text = 'Your order is on its way.') =>
  composeSms({ brandId: 'market', to: '07700900123', topic: 'okey-1', body: text });

/** A sender whose first `times` attempts fail. */
function failing(times: number, fault: Error = new Error('no answer')) {
  const sent: OutboxMessage[] = [];
  let remaining = times;
  const sender: Sender = {
    isReal: true,
    send: (message) => {
      if (remaining > 0) {
        remaining -= 1;
        return Promise.reject(fault);
      }
      sent.push(message);
      return Promise.resolve();
    },
  };
  return { sender, sent };
}

const onlyMessage = async (database: OpenDatabase) => {
  const [message] = await createOutboxRepository(database.database).newestOf('market', 1);
  if (!message) throw new Error('The outbox is empty');
  return message;
};

describeOnBothDatabases('the outbox', (database) => {
  beforeEach(async () => {
    await database().database.execute('delete from outbox');
  });
  const deliver = (sender: Sender) =>
    deliverDue({ database: database().database, clock, log }, 'sms', sender);
  const write = (message = aText()) => writeMessage(database().database, message, clock.now());

  it('[ORD-23] sends a message once', async () => {
    await write();
    const { sender, sent } = failing(0);
    await deliver(sender);
    await deliver(sender);
    expect(sent.map(({ recipient }) => recipient)).toEqual(['07700900123']);
    expect(await onlyMessage(database())).toMatchObject({ sentAt: clock.now(), attempts: 1 });
  });

  it('[ORD-23] tries again after 10 seconds, then after 30, under the same id', async () => {
    await write();
    const { sender, sent } = failing(2);
    await deliver(sender);
    clock.advance({ seconds: 9 });
    await deliver(sender);
    expect(await onlyMessage(database())).toMatchObject({ attempts: 1, lastFault: 'no answer' });
    clock.advance({ seconds: 1 });
    await deliver(sender);
    clock.advance({ seconds: 29 });
    await deliver(sender);
    expect(sent).toEqual([]);
    clock.advance({ seconds: 1 });
    await deliver(sender);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.id).toBe((await onlyMessage(database())).id);
  });

  it('[ORD-23] gives up a message after twelve attempts, or at once when it can never be delivered', async () => {
    await write();
    const { sender } = failing(100);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await deliver(sender);
      clock.advance({ hours: 4 });
    }
    expect(await onlyMessage(database())).toMatchObject({
      attempts: 12,
      sentAt: null,
      givenUpAt: expect.any(Date),
    });

    await write();
    await deliver(failing(1, new Undeliverable('Twilio answered 400')).sender);
    expect(await onlyMessage(database())).toMatchObject({ attempts: 1, givenUpAt: clock.now() });
  });

  it('takes over messages of a worker that never sent them once its lease is over', async () => {
    await write();
    await createOutboxRepository(database().database).take(
      'sms',
      10,
      clock.now(),
      new Date(clock.now().getTime() + 120_000),
    );
    const { sender, sent } = failing(0);
    clock.advance({ seconds: 119 });
    await deliver(sender);
    expect(sent).toEqual([]);
    clock.advance({ seconds: 1 });
    await deliver(sender);
    expect(sent).toHaveLength(1);
  });

  it('sends each message once with several workers at once', async () => {
    await writeMessages(
      database().database,
      Array.from({ length: 150 }, (_, index) => aText(`Message ${index}`)),
      clock.now(),
    );
    const { sender, sent } = failing(0);
    await Promise.all([deliver(sender), deliver(sender), deliver(sender)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(150);
    expect(sent).toHaveLength(150);
  });

  it('[G8] wipes a code once a real sender has taken it, and keeps it readable in the development outbox', async () => {
    await write({ ...aText('123456 is your code'), isSecret: true });
    await deliver(keepInOutbox);
    expect(await onlyMessage(database())).toMatchObject({ body: '123456 is your code', sentAt: clock.now() });
    await write({ ...aText('654321 is your code'), isSecret: true });
    await deliver(failing(0).sender);
    expect(await onlyMessage(database())).toMatchObject({ body: '', sentAt: clock.now() });
  });

  it('[G14] logs a failure without recipient and text', async () => {
    await write(aText('a secret'));
    await deliver(failing(1).sender);
    expect(lines.join('')).toContain('message not sent');
    expect(lines.join('')).not.toMatch(/07700900123|a secret|okey-1/);
  });

  it('[ORD-22] stores a message if and only if its cause is stored', async () => {
    const cause = database().database.transaction(async (transaction) => {
      await writeMessage(transaction, aText(), clock.now());
      throw new Error('the order was not stored');
    });
    await expect(cause).rejects.toThrow('the order was not stored');
    expect(await createOutboxRepository(database().database).newestOf('market', 1)).toEqual([]);
  });
});
