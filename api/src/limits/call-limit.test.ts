import { openRealPostgres } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { createCallLimit } from './call-limit';
import { createRateLimit } from './rate-limit';

let database: Awaited<ReturnType<typeof openRealPostgres>>;
beforeAll(async () => {
  database = await openRealPostgres();
}, 60_000);
afterAll(() => database.close());

const clock = fixedClock('2026-11-20T18:30:00Z');
const aProcess = () => createCallLimit(createRateLimit(database.database, clock, 'secret'), clock);
const limit = { times: 200, seconds: 60 };
const batch = 10;

const allowedOf = async (limiter: ReturnType<typeof aProcess>, caller: string, times: number) => {
  const results = await Promise.all(Array.from({ length: times }, () => limiter.take('call', caller, limit)));
  return results.filter(({ kind }) => kind === 'taken').length;
};

describe('the limit of a call, on real PostgreSQL', () => {
  it('[G13/instances] is exceeded by two processes by at most one batch each', async () => {
    const allowed = await Promise.all([
      allowedOf(aProcess(), 'both', 400),
      allowedOf(aProcess(), 'both', 400),
    ]);
    const sum = allowed.reduce((one, other) => one + other, 0);
    expect(sum).toBeGreaterThanOrEqual(limit.times);
    expect(sum).toBeLessThanOrEqual(limit.times + 2 * batch);
  });

  it('costs an ordinary customer no round trip, and says when to retry once it is used up', async () => {
    const executed = jest.spyOn(database.database, 'execute');
    const limiter = aProcess();
    expect(await allowedOf(limiter, 'few', batch)).toBe(batch);
    expect(executed).not.toHaveBeenCalled();
    await allowedOf(limiter, 'few', limit.times);
    expect(await limiter.take('call', 'few', limit)).toStrictEqual({
      kind: 'limited',
      retryAfterSeconds: 60,
    });
    executed.mockClear();
    await allowedOf(limiter, 'few', 50);
    expect(executed).not.toHaveBeenCalled();
    executed.mockRestore();
  });

  it('is exact when it is below twenty', async () => {
    const few = { times: 5, seconds: 60 };
    const [one, other] = [aProcess(), aProcess()];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).take('call', 'exact', few)),
    );
    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(5);
  });

  it('begins again for a call exactly at the end of a window, and not a moment before', async () => {
    const moving = fixedClock('2026-11-20T18:30:00Z');
    const limiter = createCallLimit(createRateLimit(database.database, moving, 'secret'), moving);
    for (const few of [
      { times: 2, seconds: 60 },
      { times: 40, seconds: 60 },
    ]) {
      moving.moveTo('2026-11-20T18:30:00Z');
      const caller = `window of ${few.times}`;
      const take = () => limiter.take('call', caller, few);
      for (let times = 0; times < few.times; times += 1) await take();
      for (let extra = 0; extra < few.times; extra += 1) await take();
      moving.moveTo('2026-11-20T18:30:59.999Z');
      expect(await take()).toStrictEqual({ kind: 'limited', retryAfterSeconds: 1 });
      moving.moveTo('2026-11-20T18:31:00Z');
      expect(await take()).toStrictEqual({ kind: 'taken' });
    }
  });
});

describe('the memory for callers', () => {
  it('keeps a caller who asks on while more strangers come than it holds, and forgets those who do not', async () => {
    const usedUp = { kind: 'limited', retryAfterSeconds: 1 } as const;
    const limiter = createCallLimit({ take: () => Promise.resolve(usedUp) }, clock);
    const isAllowed = async (caller: string) => (await limiter.take('call', caller, limit)).kind === 'taken';
    const batchOf = async (caller: string) => {
      for (let times = 0; times < batch; times += 1) await isAllowed(caller);
    };
    await batchOf('persistent');
    await batchOf('gone');
    for (let stranger = 0; stranger < 51_000; stranger += 1) {
      await isAllowed(`stranger ${stranger}`);
      if (stranger % 10_000 === 0) await isAllowed('persistent');
    }
    expect([await isAllowed('persistent'), await isAllowed('gone')]).toStrictEqual([false, true]);
  });
});
