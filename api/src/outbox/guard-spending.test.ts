import Fastify from 'fastify';
import { createRateLimit } from '../limits/rate-limit';
import { logOptions } from '../log';
import { openRealPostgres } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { deliverDue } from './deliver';
import { refuseSpending } from './guard-spending';
import { composeEmail, composeSms } from './message';
import type { OutboxMessage } from './repository';
import type { Sender } from './senders/sender';
import { writeMessages } from './write-message';

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

async function deliver(channel: 'sms' | 'email', textsPerHour = 1_000) {
  const { log } = Fastify({ logger: logOptions({ write: (line) => void lines.push(line) }) });
  const ports = {
    database: database.database,
    clock,
    log,
    rateLimit: createRateLimit(database.database, clock, 'secret'),
    count: (name: string) => void counted.push(name),
    config: { textsPerHour, emailsPerHour: 1_000 },
  };
  const sender: Sender = { isReal: true, send: (message) => Promise.resolve(void sent.push(message)) };
  await deliverDue(
    { ...ports, refuse: (of, messages) => refuseSpending(of, messages, ports) },
    channel,
    sender,
  );
}
const write = (messages: Parameters<typeof writeMessages>[1]) =>
  writeMessages(database.database, messages, clock.now());
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
    const expensive = ['09061234567', '08712345678', '07012345678', '07612345678', '02079460101', '07700'];
    await write([...expensive, '07700900123', '07624123456'].flatMap((number) => texts(1, number)));
    await deliver('sms');
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['07624123456', '07700900123']);
    const { rows } = await database.database.execute(
      'select count(*)::int as refused from outbox where given_up_at is not null',
    );
    expect(rows).toEqual([{ refused: expensive.length }]);
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

  it('stop at the ceiling of the hour with an alarm, lose nothing, and allow the rest in the next hour', async () => {
    await write(['07700900001', '07700900002', '07700900003'].flatMap((number) => texts(20, number)));
    await deliver('sms', 50);
    expect(sent).toHaveLength(50);
    await write(texts(1, '07700900004'));
    expect(lines.join('')).toContain('"event":"sending-ceiling"');
    expect(counted).toEqual(['messages_over_ceiling_total']);
    clock.advance({ hours: 1 });
    await deliver('sms', 50);
    expect(sent).toHaveLength(61);
  });
});
