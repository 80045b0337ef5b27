import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { describeOnBothDatabases } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { createRateLimit as create } from './rate-limit';

const createRateLimit = (database: Database, clock: Clock) => create(database, clock, 'secret of tests');

const twiceAMinute = { times: 2, seconds: 60 };

describeOnBothDatabases('the rate limit', (database) => {
  it('[API-6] refuses the third time within a window, and says when to retry', async () => {
    const limit = createRateLimit(database().database, fixedClock('2026-11-20T18:30:15Z'));
    expect(await limit.take('login', 'one', twiceAMinute)).toStrictEqual({ kind: 'taken' });
    expect(await limit.take('login', 'one', twiceAMinute)).toStrictEqual({ kind: 'taken' });
    expect(await limit.take('login', 'one', twiceAMinute)).toStrictEqual({
      kind: 'limited',
      retryAfterSeconds: 45,
    });
  });

  it('counts each address and each limited thing separately', async () => {
    const limit = createRateLimit(database().database, fixedClock('2026-11-20T18:30:15Z'));
    for (const subject of ['two', 'two', 'three']) await limit.take('login', subject, twiceAMinute);
    expect(await limit.take('login', 'three', twiceAMinute)).toStrictEqual({ kind: 'taken' });
    expect(await limit.take('contact', 'two', twiceAMinute)).toStrictEqual({ kind: 'taken' });
  });

  it('starts again with the next window', async () => {
    const clock = fixedClock('2026-11-20T18:30:59Z');
    const limit = createRateLimit(database().database, clock);
    for (let times = 0; times < 3; times += 1) await limit.take('login', 'four', twiceAMinute);
    clock.advance({ seconds: 1 });
    expect(await limit.take('login', 'four', twiceAMinute)).toStrictEqual({ kind: 'taken' });
  });

  it('counts exactly when many take at once', async () => {
    const limit = createRateLimit(database().database, fixedClock('2026-11-20T18:30:00Z'));
    const results = await Promise.all(
      Array.from({ length: 30 }, () => limit.take('order', 'five', { times: 10, seconds: 60 })),
    );
    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(10);
  });

  describe('that counts in several limits together', () => {
    const counts = (one: string, other: string, times = 2) => [
      { action: 'narrow', subject: one, limit: { times, seconds: 60 } },
      { action: 'wide', subject: other, limit: { times: 3, seconds: 3_600 } },
    ];

    it('is refused while one of them is used up, says until when, and then counts in none', async () => {
      const clock = fixedClock('2026-11-20T18:30:15Z');
      const limit = createRateLimit(database().database, clock);
      for (const one of ['a', 'a', 'b'])
        expect(await limit.takeTogether(counts(one, 'w1'))).toStrictEqual({ kind: 'taken' });
      const untilNextHour = { kind: 'limited', retryAfterSeconds: 29 * 60 + 45 };
      expect(await limit.takeTogether(counts('b', 'w1'))).toStrictEqual(untilNextHour);
      expect(await limit.takeTogether(counts('c', 'w1'), 0)).toStrictEqual(untilNextHour);
      expect(await limit.takeTogether(counts('a', 'w2'))).toStrictEqual({
        kind: 'limited',
        retryAfterSeconds: 45,
      });
      expect(await limit.takeTogether(counts('b', 'w2'))).toStrictEqual({ kind: 'taken' });
      clock.advance({ seconds: 45 });
      expect(await limit.takeTogether(counts('a', 'w2'))).toStrictEqual({ kind: 'taken' });
    });

    it('only asks with an amount of 0, and allows nothing where nothing is allowed', async () => {
      const limit = createRateLimit(database().database, fixedClock('2026-11-20T18:30:15Z'));
      for (let times = 0; times < 5; times += 1)
        expect(await limit.takeTogether(counts('d', 'w3'), 0)).toStrictEqual({ kind: 'taken' });
      expect(await limit.takeTogether(counts('d', 'w3', 0))).toMatchObject({ kind: 'limited' });
      expect(await limit.takeTogether([])).toStrictEqual({ kind: 'taken' });
    });

    it('counts exactly when many count at once, in any order', async () => {
      const limit = createRateLimit(database().database, fixedClock('2026-11-20T18:30:15Z'));
      const results = await Promise.all(
        Array.from({ length: 30 }, (_, index) => {
          const both = counts('e', 'w4', 10);
          return limit.takeTogether(index % 2 ? both : [...both].reverse());
        }),
      );
      expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(3);
      // The refused ones have counted nothing in the limit that was not used up.
      const narrow = counts('e', 'w4', 10).slice(0, 1);
      for (let times = 0; times < 7; times += 1)
        expect(await limit.takeTogether(narrow)).toStrictEqual({ kind: 'taken' });
      expect(await limit.takeTogether(narrow)).toMatchObject({ kind: 'limited' });
    });
  });

  it('takes back what was counted in a window, even in the next one', async () => {
    const clock = fixedClock('2026-11-20T18:30:59Z');
    const limit = createRateLimit(database().database, clock);
    const taken = clock.now();
    expect(await limit.takeEach('sent', ['six', 'six', 'seven', 'six'], twiceAMinute)).toStrictEqual(
      new Map([['six', 1]]),
    );
    await limit.releaseEach('sent', ['six', 'seven', 'six'], twiceAMinute, taken);
    expect(await limit.takeEach('sent', ['six'], twiceAMinute)).toStrictEqual(new Map());
    clock.advance({ seconds: 1 });
    await limit.releaseEach('sent', ['six'], twiceAMinute, taken);
    await limit.releaseEach('sent', [], twiceAMinute, taken);
    expect(await limit.takeEach('sent', ['six', 'six', 'six'], twiceAMinute)).toStrictEqual(
      new Map([['six', 1]]),
    );
  });

  it('remembers for so many days', async () => {
    const clock = fixedClock('2026-11-20T18:30:15Z');
    const limit = createRateLimit(database().database, clock);
    expect(await limit.isRemembered('seen', 'home')).toBe(false);
    for (let times = 0; times < 2; times += 1) await limit.remember('seen', 'home', 2 * 86_400);
    expect([
      await limit.isRemembered('seen', 'home'),
      await limit.isRemembered('seen', 'away'),
    ]).toStrictEqual([true, false]);
    clock.advance({ days: 3 });
    expect(await limit.isRemembered('seen', 'home')).toBe(false);
  });
});
