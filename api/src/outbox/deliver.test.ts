import { openFreshDatabase } from '../testing/databases';
import type { OpenDatabase } from '../database/database';
import { fixedClock } from '../testing/fixed-clock';
import { silentLog } from '../testing/silent-log';
import { deliverDue } from './deliver';
import { composeSms } from './message';
import { createOutboxRepository } from './repository';
import { Undeliverable, type Sender } from './senders/sender';
import { writeMessage } from './write-message';

let opened: OpenDatabase;
let clock: ReturnType<typeof fixedClock>;
beforeEach(async () => {
  opened = await openFreshDatabase();
  clock = fixedClock('2026-11-20T18:30:00Z');
  const words = composeSms('07700900123', 'an-order', '123456 is your code');
  await writeMessage(opened.database, { ...words, isSecret: true }, clock.now());
});
afterEach(() => opened.close());

/** Takes, or fails with what stands at its turn. */
const senderThat = (...faults: (Error | undefined)[]) => {
  const sent: string[] = [];
  const sender: Sender = {
    isReal: true,
    send: ({ id }) => {
      sent.push(id);
      const fault = faults[sent.length - 1];
      return fault ? Promise.reject(fault) : Promise.resolve();
    },
  };
  return { sender, sent };
};
const deliver = (sender: Sender) =>
  deliverDue({ database: opened.database, clock, log: silentLog }, 'sms', sender);
const kept = async () => (await createOutboxRepository(opened.database).newest(1))[0];

describe('the worker of the outbox', () => {
  it('[ORD-23] sends a message once, and wipes what was secret in it', async () => {
    const { sender, sent } = senderThat();
    await deliver(sender);
    clock.advance({ hours: 1 });
    await deliver(sender);
    expect(sent).toHaveLength(1);
    expect(await kept()).toMatchObject({ sentAt: expect.any(Date), body: '' });
  });

  it('[ORD-23][G3] tries again after growing pauses, under the same id', async () => {
    const { sender, sent } = senderThat(new Error('down'), new Error('still down'));
    await deliver(sender);
    clock.advance({ seconds: 9 });
    await deliver(sender);
    expect(sent).toHaveLength(1);
    clock.advance({ seconds: 1 });
    await deliver(sender);
    clock.advance({ seconds: 29 });
    await deliver(sender);
    expect(sent).toHaveLength(2);
    clock.advance({ seconds: 1 });
    await deliver(sender);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(await kept()).toMatchObject({ sentAt: expect.any(Date), attempts: 3 });
  });

  it('gives up at once what the receiver will never take', async () => {
    const { sender, sent } = senderThat(new Undeliverable('no such number'));
    await deliver(sender);
    clock.advance({ days: 1 });
    await deliver(sender);
    expect(sent).toHaveLength(1);
    expect(await kept()).toMatchObject({ givenUpAt: expect.any(Date), lastFault: 'no such number' });
  });

  it('gives up after twelve attempts', async () => {
    const { sender, sent } = senderThat(...Array.from({ length: 20 }, () => new Error('down')));
    for (let day = 0; day < 20; day += 1) {
      await deliver(sender);
      clock.advance({ days: 1 });
    }
    expect(sent).toHaveLength(12);
  });
});
