import { describeOnBothDatabases } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { createRateLimit } from './rate-limit';

const backoff = { freeTries: 3, firstPauseSeconds: 5, longestPauseSeconds: 60 };

const each = (...subjects: string[]) => subjects.map((subject) => ({ subject, backoff }));

describeOnBothDatabases('a backoff', (database) => {
  const start = () => {
    const clock = fixedClock('2026-11-20T18:30:00Z');
    return { clock, limit: createRateLimit(database().database, clock, 'secret') };
  };

  it('allows some tries, then doubles the pause up to the longest; a refused try does not lengthen it', async () => {
    const { clock, limit } = start();
    for (let tries = 0; tries < backoff.freeTries; tries += 1)
      expect(await limit.takeWithBackoff('login', 'one', backoff)).toStrictEqual({ kind: 'taken' });
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      const refused = { kind: 'limited', retryAfterSeconds: seconds };
      expect(await limit.takeWithBackoff('login', 'one', backoff)).toStrictEqual(refused);
      expect(await limit.takeWithBackoff('login', 'one', backoff)).toStrictEqual(refused);
      clock.advance({ seconds });
      expect(await limit.takeWithBackoff('login', 'one', backoff)).toStrictEqual({ kind: 'taken' });
    }
  });

  it('starts again after a success, and an hour after its last pause', async () => {
    const { clock, limit } = start();
    for (let tries = 0; tries < 4; tries += 1) await limit.takeWithBackoff('login', 'two', backoff);
    await limit.clear('login', 'two');
    expect(await limit.takeWithBackoff('login', 'two', backoff)).toStrictEqual({ kind: 'taken' });
    for (let tries = 0; tries < 4; tries += 1) await limit.takeWithBackoff('login', 'three', backoff);
    clock.advance({ hours: 1, seconds: 6 });
    for (let tries = 0; tries < backoff.freeTries; tries += 1)
      expect(await limit.takeWithBackoff('login', 'three', backoff)).toStrictEqual({ kind: 'taken' });
  });

  it('counts exactly when many try at once', async () => {
    const { limit } = start();
    const results = await Promise.all(
      Array.from({ length: 30 }, () => limit.takeWithBackoff('login', 'four', backoff)),
    );
    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(backoff.freeTries);
  });

  it('counts a try for each of several; while one of them has to wait, it is refused and counts for none', async () => {
    const { clock, limit } = start();
    const both = () => limit.takeEachWithBackoff('recipient', each('mail', 'number', 'mail'));
    for (let tries = 0; tries < backoff.freeTries - 1; tries += 1)
      expect(await both()).toStrictEqual({ kind: 'taken' });
    await limit.takeWithBackoff('recipient', 'number', backoff);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await both()).toStrictEqual({ kind: 'limited', retryAfterSeconds: 5 });
    expect(await limit.takeWithBackoff('recipient', 'mail', backoff)).toStrictEqual({ kind: 'taken' });
    expect(await limit.takeWithBackoff('recipient', 'mail', backoff)).toStrictEqual({
      kind: 'limited',
      retryAfterSeconds: 5,
    });
    clock.advance({ seconds: 5 });
    expect(await both()).toStrictEqual({ kind: 'taken' });
    expect(await limit.takeEachWithBackoff('recipient', [])).toStrictEqual({ kind: 'taken' });
  });

  it('slows each of several down by a backoff of its own', async () => {
    const { limit } = start();
    const tries = [
      { subject: 'narrow', backoff },
      { subject: 'wide', backoff: { ...backoff, freeTries: 5, firstPauseSeconds: 20 } },
    ];
    for (let count = 0; count < backoff.freeTries; count += 1)
      expect(await limit.takeEachWithBackoff('own', tries)).toStrictEqual({ kind: 'taken' });
    expect(await limit.takeEachWithBackoff('own', tries)).toStrictEqual({
      kind: 'limited',
      retryAfterSeconds: 5,
    });
    const wide = tries.slice(1);
    for (let count = 0; count < 2; count += 1)
      expect(await limit.takeEachWithBackoff('own', wide)).toStrictEqual({ kind: 'taken' });
    expect(await limit.takeEachWithBackoff('own', wide)).toStrictEqual({
      kind: 'limited',
      retryAfterSeconds: 20,
    });
  });

  it('in a transaction that is rolled back has counted nothing, and leaves the commit to the transaction', async () => {
    const { limit } = start();
    const rolledBack = database().database.transaction(async (transaction) => {
      for (let tries = 0; tries < backoff.freeTries; tries += 1)
        await limit.within(transaction).takeWithBackoff('login', 'five', backoff);
      const { rows } = await transaction.execute<{ setting: string }>('show synchronous_commit');
      throw new Error(JSON.stringify(rows));
    });
    await expect(rolledBack).rejects.toThrow('"on"');
    expect(await limit.takeWithBackoff('login', 'five', backoff)).toStrictEqual({ kind: 'taken' });
  });

  it('counts exactly when many try for several at once, in any order', async () => {
    const { limit } = start();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        limit.takeEachWithBackoff('recipient', index % 2 ? each('one', 'other') : each('other', 'one')),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(backoff.freeTries);
  });

  it('counts many at once, and returns who exceeds the limit by how many', async () => {
    const { limit } = start();
    const twoAMinute = { times: 2, seconds: 60 };
    expect(await limit.takeEach('sms', ['a', 'b', 'a'], twoAMinute)).toStrictEqual(new Map());
    expect(await limit.takeEach('sms', ['a', 'b', 'b', 'b'], twoAMinute)).toStrictEqual(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    expect(await limit.takeEach('sms', [], twoAMinute)).toStrictEqual(new Map());
  });

  it('stores numbers and addresses as keyed hashes that cannot be guessed', async () => {
    const { limit } = start();
    await limit.take('sms', '07700900123', { times: 2, seconds: 60 });
    const keyed = await database().database.execute(`select key from rate_limits where key like 'sms:%'`);
    const other = createRateLimit(database().database, fixedClock('2026-11-20T18:30:00Z'), 'other secret');
    await other.take('sms', '07700900123', { times: 2, seconds: 60 });
    const both = await database().database.execute(`select key from rate_limits where key like 'sms:%'`);
    expect(both.rows).toHaveLength(keyed.rows.length + 1);
  });
});
