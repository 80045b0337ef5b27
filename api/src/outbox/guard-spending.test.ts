import Fastify from 'fastify';
import { createRateLimit } from '../limits/rate-limit';
import { createRecipientLimit } from '../limits/recipient-limit';
import { logOptions } from '../log';
import { openRealPostgres } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { deliverDue } from './deliver';
import { guardSpending } from './guard-spending';
import { composeEmail, composeSms } from './message';
import type { OutboxMessage } from './repository';
import { Undeliverable } from './senders/sender';
import type { Sender } from './senders/sender';
import { knownCause, writeMessages } from './write-message';
import type { Cause } from './write-message';

let database: Awaited<ReturnType<typeof openRealPostgres>>;
let clock: ReturnType<typeof fixedClock>;
let lines: string[];
let counted: string[];
let sent: OutboxMessage[];
beforeAll(async () => {
  database = await openRealPostgres();
}, 60_000);
beforeEach(async () => {
  await database.database.execute('delete from outbox; delete from rate_limits');
  clock = fixedClock('2026-11-20T18:30:00Z');
  [lines, counted, sent] = [[], [], []];
});
afterAll(() => database.close());

const sends: Sender['send'] = (message) => Promise.resolve(void sent.push(message));

async function deliver(channel: 'sms' | 'email', textsPerHour = 1_000, send = sends) {
  const { log } = Fastify({ logger: logOptions({ write: (line) => void lines.push(line) }) });
  const ports = {
    database: database.database,
    clock,
    log,
    rateLimit: createRateLimit(database.database, clock, 'secret'),
    count: (name: string) => void counted.push(name),
    config: { textsPerHour, emailsPerHour: 1_000 },
  };
  await deliverDue({ ...ports, admit: (of, messages) => guardSpending(of, messages, ports) }, channel, {
    isReal: true,
    send,
  });
}
const write = (messages: Parameters<typeof writeMessages>[1], cause = knownCause) =>
  writeMessages(database.database, messages, { now: clock.now(), cause });
/** What a guest, or the user of an account, causes from an address. */
const by = (address: string, userId: string | null = null): Cause => ({
  kind: 'customer',
  sender: { address, userId },
  limit: createRecipientLimit(createRateLimit(database.database, clock, 'secret'), {
    freeTries: 10_000,
    firstPauseSeconds: 60,
    longestPauseSeconds: 60,
  }),
});
const waiting = async () => {
  const { rows } = await database.database.execute<{ waiting: number }>(
    'select count(*)::int as waiting from outbox where sent_at is null and given_up_at is null',
  );
  return rows[0]?.waiting;
};
const texts = (times: number, number = '07700900123') =>
  Array.from({ length: times }, () =>
    composeSms({ brandId: 'market', to: number, topic: 'topic', body: 'Hello' }),
  );
const mails = (times: number, details = {}) =>
  Array.from({ length: times }, () => ({
    ...composeEmail({
      brandId: 'market',
      to: 'A@example.test',
      topic: 'topic',
      subject: 'Hello',
      paragraphs: [],
    }),
    details,
  }));

describe('the limits on sending, on real PostgreSQL', () => {
  it('allow text messages to mobile numbers only', async () => {
    const expensive = [
      '09061234567',
      '08712345678',
      '07012345678',
      '07612345678',
      '07624123456',
      '02079460101',
      '07700',
    ];
    await write([...expensive, '07700900123', '07912345678'].flatMap((number) => texts(1, number)));
    await deliver('sms');
    expect(sent.map(({ recipient }) => recipient).sort()).toStrictEqual(['07700900123', '07912345678']);
    const { rows } = await database.database.execute(
      'select count(*)::int as refused from outbox where given_up_at is not null',
    );
    expect(rows).toStrictEqual([{ refused: expensive.length }]);
  });

  it('allow a recipient 40 text messages and 100 e-mails a day, whatever caused them', async () => {
    await write([...texts(45), ...mails(110)]);
    await deliver('sms');
    expect(sent).toHaveLength(40);
    await deliver('email');
    expect(sent).toHaveLength(140);
    expect(counted).toContain('messages_refused_total');
    clock.advance({ days: 1 });
    await write(texts(1));
    await deliver('sms');
    expect(sent).toHaveLength(141);
  });

  it('do not count messages to businesses and to the owners of proven numbers', async () => {
    await write(mails(110, { reader: 'business' }));
    await deliver('email');
    expect(sent).toHaveLength(110);
  });

  it('[G13/reserve] let strangers use up half of a recipient’s day at most, and one sender less', async () => {
    await write(texts(15), by('203.0.113.7'));
    await deliver('sms');
    expect(sent).toHaveLength(10);
    for (const network of [8, 9, 10]) await write(texts(8), by(`203.0.${network}.7`));
    await deliver('sms');
    expect(sent).toHaveLength(20);
    await write(texts(3), by('203.0.113.7', 'ada'));
    await write(texts(2));
    await deliver('sms');
    expect(sent).toHaveLength(25);
  });

  it('[G13/reserve] keep half of the ceiling for who has proven himself', async () => {
    const numbers = (from: number) => Array.from({ length: 20 }, (_, index) => `0770091${from + index}`);
    await write(
      numbers(1000).flatMap((number) => texts(1, number)),
      by('203.0.113.7'),
    );
    await deliver('sms', 20);
    expect([sent.length, await waiting()]).toStrictEqual([10, 10]);
    await write(
      numbers(2000).flatMap((number) => texts(1, number)),
      by('203.0.113.7', 'ada'),
    );
    await deliver('sms', 20);
    expect([sent.length, await waiting()]).toStrictEqual([20, 20]);
    // They wait for the next hour, and try nothing before.
    clock.advance({ minutes: 29, seconds: 59 });
    await deliver('sms', 100);
    expect(sent).toHaveLength(20);
    clock.advance({ seconds: 1 });
    await deliver('sms', 100);
    expect([sent.length, await waiting()]).toStrictEqual([40, 0]);
  });

  it('[G13/sent] count a text message once, however often it was tried, and one that was never sent not at all', async () => {
    const fails = () => Promise.reject(new Error('the sender is away'));
    const refuses = () => Promise.reject(new Undeliverable('no such number'));
    await write(texts(20));
    await deliver('sms', 1_000, refuses);
    await write(texts(40), by('203.0.113.7', 'ada'));
    for (let tries = 0; tries < 4; tries += 1) {
      await deliver('sms', 10, fails);
      clock.advance({ minutes: 1 });
    }
    expect(sent).toStrictEqual([]);
    await deliver('sms', 10);
    expect(sent).toHaveLength(10);
  });

  it('send no code that is no longer valid', async () => {
    const uselessAfter = new Date(clock.now().getTime() + 5 * 60_000).toISOString();
    await write(texts(1).map((text) => ({ ...text, details: { reader: 'code', uselessAfter } })));
    clock.advance({ minutes: 5 });
    await deliver('sms');
    expect([sent, await waiting()]).toStrictEqual([[], 0]);
  });

  it('stop at the ceiling of the hour with an alarm, lose nothing, and allow the rest in the next hour', async () => {
    await write(['07700900001', '07700900002', '07700900003'].flatMap((number) => texts(20, number)));
    await deliver('sms', 50);
    expect(sent).toHaveLength(50);
    await write(texts(1, '07700900004'));
    expect(lines.join('')).toContain('"event":"sending-ceiling"');
    expect(counted).toStrictEqual(['messages_over_ceiling_total']);
    clock.advance({ hours: 1 });
    await deliver('sms', 50);
    expect(sent).toHaveLength(61);
  });
});
