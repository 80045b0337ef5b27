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
const lot = 10;

const takenOf = async (limiter: ReturnType<typeof aProcess>, who: string, times: number) => {
  const takings = await Promise.all(Array.from({ length: times }, () => limiter.take('call', who, limit)));
  return takings.filter(({ kind }) => kind === 'taken').length;
};

describe('the limit of a call, on real PostgreSQL', () => {
  it('[G13/instances] is exceeded by two processes by at most one lot each', async () => {
    const taken = await Promise.all([takenOf(aProcess(), 'both', 400), takenOf(aProcess(), 'both', 400)]);
    const sum = taken.reduce((one, other) => one + other, 0);
    expect(sum).toBeGreaterThanOrEqual(limit.times);
    expect(sum).toBeLessThanOrEqual(limit.times + 2 * lot);
  });

  it('costs an ordinary customer no round trip, and says when to retry once it is used up', async () => {
    const asked = jest.spyOn(database.database, 'execute');
    const limiter = aProcess();
    expect(await takenOf(limiter, 'few', lot)).toBe(lot);
    expect(asked).not.toHaveBeenCalled();
    await takenOf(limiter, 'few', limit.times);
    expect(await limiter.take('call', 'few', limit)).toEqual({ kind: 'limited', retryAfterSeconds: 60 });
    asked.mockClear();
    await takenOf(limiter, 'few', 50);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('is exact when it is below twenty', async () => {
    const few = { times: 5, seconds: 60 };
    const [one, other] = [aProcess(), aProcess()];
    const takings = await Promise.all(
      Array.from({ length: 20 }, (_, place) => (place % 2 ? one : other).take('call', 'exact', few)),
    );
    expect(takings.filter(({ kind }) => kind === 'taken')).toHaveLength(5);
  });
});
