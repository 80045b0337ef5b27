import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { systemClock } from '../clock';
import type { Clock } from '../clock';
import { DatabaseUnavailable } from '../database/database';
import type { OpenDatabase } from '../database/database';
import { logOptions } from '../log';
import { describeOnBothDatabases, openRealPostgres } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { deliverDue } from './deliver';
import { composeSms } from './message';
import type { Message } from './message';
import { createOutboxRepository } from './repository';
import type { OutboxMessage } from './repository';
import { keepInOutbox, Undeliverable } from './senders/sender';
import type { Sender } from './senders/sender';
import { knownCause, writeMessage, writeMessages } from './write-message';

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

const mailTo = (name: string): Message => ({
  brandId: 'market',
  channel: 'email' as const,
  to: `${name}@example.test`,
  topic: 'okey-1',
  subject: 'Your order',
  body: 'It is on its way.',
});

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
  const write = (message = aText()) =>
    writeMessage(database().database, message, { now: clock.now(), cause: knownCause });

  it('[ORD-23] sends a message once', async () => {
    await write();
    const { sender, sent } = failing(0);
    await deliver(sender);
    await deliver(sender);
    expect(sent.map(({ recipient }) => recipient)).toStrictEqual(['07700900123']);
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
    expect(sent).toStrictEqual([]);
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
    expect(sent).toStrictEqual([]);
    clock.advance({ seconds: 1 });
    await deliver(sender);
    expect(sent).toHaveLength(1);
  });

  it('sends each message once with several workers at once', async () => {
    await writeMessages(
      database().database,
      Array.from({ length: 150 }, (_, index) => aText(`Message ${index}`)),
      { now: clock.now(), cause: knownCause },
    );
    const { sender, sent } = failing(0);
    await Promise.all([deliver(sender), deliver(sender), deliver(sender)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(150);
    expect(sent).toHaveLength(150);
  });

  it('[ORD-23] marks a message as soon as it is sent, while others are being sent', async () => {
    await writeMessages(database().database, [mailTo('one'), mailTo('two')], {
      now: clock.now(),
      cause: knownCause,
    });
    const sent: string[] = [];
    let answerSecond: () => void = () => undefined;
    const delivering = deliverDue({ database: database().database, clock, log }, 'email', {
      isReal: true,
      send: ({ recipient }) => {
        sent.push(recipient);
        return recipient.startsWith('one') ? Promise.resolve() : new Promise((done) => (answerSecond = done));
      },
    });
    const marked = async () => {
      const messages = await createOutboxRepository(database().database).newestOf('market', 2);
      return messages.filter(({ sentAt }) => sentAt !== null).map(({ recipient }) => recipient);
    };
    while (sent.length < 2 || (await marked()).length === 0) await setImmediate();
    expect(await marked()).toStrictEqual(['one@example.test']);
    answerSecond();
    await delivering;
    expect(await marked()).toHaveLength(2);
  });

  it('[ORD-23] sends texts one after the other, so that a killed process repeats at most the one under way', async () => {
    await writeMessages(database().database, [aText('first'), aText('second')], {
      now: clock.now(),
      cause: knownCause,
    });
    const sent: string[] = [];
    let answer: () => void = () => undefined;
    const delivering = deliver({
      isReal: true,
      send: ({ body }) => {
        sent.push(body);
        return new Promise((done) => (answer = done));
      },
    });
    while (sent.length === 0) await setImmediate();
    expect(sent).toStrictEqual(['first']);
    answer();
    while (sent.length === 1) await setImmediate();
    expect((await createOutboxRepository(database().database).newestOf('market', 2)).at(-1)).toMatchObject({
      body: 'first',
      sentAt: clock.now(),
    });
    answer();
    await delivering;
  });

  it('gives back what it cannot begin while its lease lasts, without counting an attempt', async () => {
    await writeMessages(database().database, [aText('first'), aText('second')], {
      now: clock.now(),
      cause: knownCause,
    });
    const now = performance.now();
    const spy = jest.spyOn(performance, 'now');
    await deliver({ isReal: true, send: async () => void spy.mockReturnValue(now + 90_000) });
    spy.mockRestore();
    const second = (await createOutboxRepository(database().database).newestOf('market', 2))[0];
    expect(second).toMatchObject({ body: 'second', attempts: 0, sentAt: null, dueAt: clock.now() });
    const { sender, sent } = failing(0);
    await deliver(sender);
    expect(sent.map(({ body }) => body)).toStrictEqual(['second']);
  });

  it('[ORD-23] repeats the mark and not the message when the database fails meanwhile', async () => {
    await write({ ...aText('123456 is your code'), isSecret: true });
    const { sender, sent } = failing(0);
    let refusals = 2;
    const failingMarks = new Proxy(database().database, {
      get(target, name, receiver) {
        if (name === 'update' && sent.length > 0 && refusals > 0) {
          refusals -= 1;
          throw new DatabaseUnavailable('The database is restarted');
        }
        return Reflect.get(target, name, receiver);
      },
    });
    await deliverDue({ database: failingMarks, clock, log }, 'sms', sender);
    expect(refusals).toBe(0);
    expect(await onlyMessage(database())).toMatchObject({ sentAt: clock.now(), body: '' });
    clock.advance({ hours: 1 });
    await deliver(sender);
    expect(sent).toHaveLength(1);
  });

  it('sends at once what was written by a machine whose clock is ahead', async () => {
    const ahead = new Date(clock.now().getTime() + 600_000);
    await writeMessage(database().database, aText(), { now: ahead, cause: knownCause });
    const { sender, sent } = failing(0);
    await deliver(sender);
    expect(sent).toHaveLength(1);
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
      await writeMessage(transaction, aText(), { now: clock.now(), cause: knownCause });
      throw new Error('the order was not stored');
    });
    await expect(cause).rejects.toThrow('the order was not stored');
    expect(await createOutboxRepository(database().database).newestOf('market', 1)).toStrictEqual([]);
  });
});

describe('two processes whose clocks differ', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openRealPostgres();
  }, 60_000);
  afterAll(() => database.close());

  it.each([-600_000, 600_000])(
    '[ORD-23] leases a message by the clock of the database: a process whose clock differs by %i ms leaves it alone',
    async (difference) => {
      const system = Date.now.bind(Date);
      const real: Clock = { now: () => new Date(system()) };
      await writeMessage(database.database, aText(), { now: real.now(), cause: knownCause });
      const sent: string[] = [];
      let answer: () => void = () => undefined;
      const delivering = deliverDue({ database: database.database, clock: real, log }, 'sms', {
        isReal: true,
        send: ({ id }) => {
          sent.push(id);
          return new Promise((done) => (answer = done));
        },
      });
      while (sent.length === 0) await setImmediate();
      // Everything in this process has another time now; PostgreSQL keeps its own.
      const wrong = jest.spyOn(Date, 'now').mockImplementation(() => system() + difference);
      const other = failing(0);
      const clockOfOther = systemClock({ clockStart: undefined });
      await deliverDue({ database: database.database, clock: clockOfOther, log }, 'sms', other.sender);
      wrong.mockRestore();
      answer();
      await delivering;
      expect(other.sent).toStrictEqual([]);
    },
  );
});
