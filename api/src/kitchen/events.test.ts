import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { isOk } from '@storefront/contract';
import { runBusinessCommand } from '../commands/run-business-command';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { kitchenToken } from '../testing/kitchen';
import { anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let origin: string;
const opened: IncomingMessage[] = [];
beforeEach(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogue(
      anOrderingBusiness({ cash_otp: 'no' }),
      aCatalogueBusiness({ business_id: 'b-other', business_slug: 'other-place' }),
    ),
  );
  origin = await api.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const answer of opened.splice(0)) answer.destroy();
  await api.close();
});

const eventsOf = async (kitchen_token: string) => {
  const answer = await api.call('kitchen/orders', { kitchen_token });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.events;
};

/** Opens events, and returns their head and a function that waits for the next one. */
async function open(path: string) {
  const request = get(`${origin}${path}`);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  opened.push(answer);
  answer.setEncoding('utf8');
  const chunks = answer[Symbol.asyncIterator]();
  const next = async () => (await chunks.next()).value as string | undefined;
  return { answer, next, nextBeside: (event: string) => nextBeside(event, next) };
}

/** The next event that is another one: on a slow machine a beat may come in between. */
async function nextBeside(
  event: string,
  next: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const heard = await next();
  return heard === event ? nextBeside(event, next) : heard;
}

const beat = 'event: beat\ndata: \n\n';
const change = 'event: change\ndata: \n\n';
const placeOrder = async () => api.call('business/order', anOrder(await guestToken(api)));

describe('the events of a kitchen, on real PostgreSQL', () => {
  it('[KIT-5] tell each device of an order of its business, and nobody of another’s', async () => {
    const own = await open(await eventsOf(await kitchenToken(api)));
    const other = await open(await eventsOf(await kitchenToken(api, 'other-place')));
    expect(own.answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    expect([await own.next(), await other.next()]).toStrictEqual([beat, beat]);
    await placeOrder();
    expect(await own.nextBeside(beat)).toBe(change);
    // The next thing that the other device hears is about itself.
    await runBusinessCommand(
      { verb: 'revoke', slug: 'other-place' },
      { database: api.database.database, clock: api.clock, config: testConfig },
    );
    expect(await other.nextBeside(beat)).toBe(change);
  });

  it('[KIT-1] tell a device at once that its session has ended', async () => {
    const token = await kitchenToken(api);
    const { next, nextBeside: beside } = await open(await eventsOf(token));
    expect(await next()).toBe(beat);
    await runBusinessCommand(
      { verb: 'revoke', slug: 'saffron-yard' },
      { database: api.database.database, clock: api.clock, config: testConfig },
    );
    expect(await beside(beat)).toBe(change);
    expect(await api.call('kitchen/orders', { kitchen_token: token })).toMatchObject({ responsecode: '221' });
  });

  it('[KIT-1] open by a ticket of a living session alone, within a minute, and carry no data', async () => {
    const token = await kitchenToken(api);
    const address = await eventsOf(token);
    expect(address).not.toContain(token);
    const statusOf = async (path: string) => (await open(path)).answer.statusCode;
    const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const path of ['/api/kitchen/events', '/api/kitchen/events?ticket=x', forged.slice(0, -4)])
      expect(await statusOf(path)).toBe(401);
    expect(await statusOf(address.replace(/\.\d/, '.9'))).toBe(401);
    expect(await statusOf(address)).toBe(200);
    api.clock.advance({ seconds: 61 });
    expect(await statusOf(address)).toBe(401);

    const later = await eventsOf(token);
    await api.call('kitchen/logout', { kitchen_token: token });
    expect(await statusOf(later)).toBe(401);
  });

  it('end when the server is closed, which does not wait for them', async () => {
    const { answer, next } = await open(await eventsOf(await kitchenToken(api)));
    expect(await next()).toBe(beat);
    const ended = once(answer, 'end');
    await api.server.close();
    expect(await next()).toBeUndefined();
    await ended.catch(() => undefined);
  });
});

describe('a device that waits', () => {
  it('[KIT-7] costs the server no more than 1 ms of processor a minute', async () => {
    const token = await kitchenToken(api);
    // Only the processor time of this process counts, and the best of several rounds, so that other load on the machine does not
    // matter.
    const processor = async (times: number, work: () => Promise<unknown>) => {
      const rounds: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        const before = process.cpuUsage();
        for (let time = 0; time < times; time += 1) await work();
        const { user, system } = process.cpuUsage(before);
        rounds.push((user + system) / 1_000 / times);
      }
      return Math.min(...rounds);
    };
    const asking = await processor(40, () => eventsOf(token));

    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'Date', 'performance'] });
    try {
      const { next } = await open(await eventsOf(token));
      await next();
      const heard = new Set<string | undefined>();
      const beating = await processor(50, async () => {
        jest.advanceTimersByTime(25_000);
        heard.add(await next());
      });
      expect([...heard]).toStrictEqual([beat]);
      // A beat every 25 seconds, and a question every fifteen minutes. The client's share is counted too.
      expect(beating * (60 / 25) + asking / 15).toBeLessThan(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
