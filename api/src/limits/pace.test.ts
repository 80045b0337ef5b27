import { describeOnBothDatabases } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { createRateLimit } from './rate-limit';

const pace = { free: 3, firstPauseSeconds: 5, longestPauseSeconds: 60 };

describeOnBothDatabases('a pace', (database) => {
  const start = () => {
    const clock = fixedClock('2026-11-20T18:30:00Z');
    return { clock, limit: createRateLimit(database().database, clock, 'secret') };
  };

  it('lets some tries through, then doubles the pause up to the longest, and a refused try does not lengthen it', async () => {
    const { clock, limit } = start();
    for (let tries = 0; tries < pace.free; tries += 1)
      expect(await limit.pace('login', 'one', pace)).toEqual({ kind: 'taken' });
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      const refused = { kind: 'limited', retryAfterSeconds: seconds };
      expect(await limit.pace('login', 'one', pace)).toEqual(refused);
      expect(await limit.pace('login', 'one', pace)).toEqual(refused);
      clock.advance({ seconds });
      expect(await limit.pace('login', 'one', pace)).toEqual({ kind: 'taken' });
    }
  });

  it('begins anew after success, and an hour after its last pause', async () => {
    const { clock, limit } = start();
    for (let tries = 0; tries < 4; tries += 1) await limit.pace('login', 'two', pace);
    await limit.clear('login', 'two');
    expect(await limit.pace('login', 'two', pace)).toEqual({ kind: 'taken' });
    for (let tries = 0; tries < 4; tries += 1) await limit.pace('login', 'three', pace);
    clock.advance({ hours: 1, seconds: 6 });
    for (let tries = 0; tries < pace.free; tries += 1)
      expect(await limit.pace('login', 'three', pace)).toEqual({ kind: 'taken' });
  });

  it('holds when many try at once', async () => {
    const { limit } = start();
    const takings = await Promise.all(Array.from({ length: 30 }, () => limit.pace('login', 'four', pace)));
    expect(takings.filter(({ kind }) => kind === 'taken')).toHaveLength(pace.free);
  });

  it('counts a try for each of several; while one has to wait it is refused and counts for none', async () => {
    const { clock, limit } = start();
    const both = () => limit.paceEach('recipient', ['mail', 'number', 'mail'], pace);
    for (let tries = 0; tries < pace.free - 1; tries += 1) expect(await both()).toEqual({ kind: 'taken' });
    await limit.pace('recipient', 'number', pace);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await both()).toEqual({ kind: 'limited', retryAfterSeconds: 5 });
    expect(await limit.pace('recipient', 'mail', pace)).toEqual({ kind: 'taken' });
    expect(await limit.pace('recipient', 'mail', pace)).toEqual({ kind: 'limited', retryAfterSeconds: 5 });
    clock.advance({ seconds: 5 });
    expect(await both()).toEqual({ kind: 'taken' });
    expect(await limit.paceEach('recipient', [], pace)).toEqual({ kind: 'taken' });
  });

  it('holds when many try for several at once, in whatever order they name them', async () => {
    const { limit } = start();
    const takings = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        limit.paceEach('recipient', place % 2 ? ['one', 'other'] : ['other', 'one'], pace),
      ),
    );
    expect(takings.filter(({ kind }) => kind === 'taken')).toHaveLength(pace.free);
  });

  it('counts many at once, and says how many of whom are too many', async () => {
    const { limit } = start();
    const twice = { times: 2, seconds: 60 };
    expect(await limit.takeEach('sms', ['a', 'b', 'a'], twice)).toEqual(new Map());
    expect(await limit.takeEach('sms', ['a', 'b', 'b', 'b'], twice)).toEqual(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    expect(await limit.takeEach('sms', [], twice)).toEqual(new Map());
  });

  it('keeps numbers and addresses as hashes that nobody can find by trying, without the key', async () => {
    const { limit } = start();
    await limit.take('sms', '07700900123', { times: 2, seconds: 60 });
    const keyed = await database().database.execute(`select key from rate_limits where key like 'sms:%'`);
    const other = createRateLimit(database().database, fixedClock('2026-11-20T18:30:00Z'), 'other secret');
    await other.take('sms', '07700900123', { times: 2, seconds: 60 });
    const both = await database().database.execute(`select key from rate_limits where key like 'sms:%'`);
    expect(both.rows).toHaveLength(keyed.rows.length + 1);
  });
});
