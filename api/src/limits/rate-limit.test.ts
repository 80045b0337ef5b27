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
    expect(await limit.take('login', 'one', twiceAMinute)).toEqual({ kind: 'taken' });
    expect(await limit.take('login', 'one', twiceAMinute)).toEqual({ kind: 'taken' });
    expect(await limit.take('login', 'one', twiceAMinute)).toEqual({
      kind: 'limited',
      retryAfterSeconds: 45,
    });
  });

  it('counts each address and each limited thing separately', async () => {
    const limit = createRateLimit(database().database, fixedClock('2026-11-20T18:30:15Z'));
    for (const subject of ['two', 'two', 'three']) await limit.take('login', subject, twiceAMinute);
    expect(await limit.take('login', 'three', twiceAMinute)).toEqual({ kind: 'taken' });
    expect(await limit.take('contact', 'two', twiceAMinute)).toEqual({ kind: 'taken' });
  });

  it('starts again with the next window', async () => {
    const clock = fixedClock('2026-11-20T18:30:59Z');
    const limit = createRateLimit(database().database, clock);
    for (let times = 0; times < 3; times += 1) await limit.take('login', 'four', twiceAMinute);
    clock.advance({ seconds: 1 });
    expect(await limit.take('login', 'four', twiceAMinute)).toEqual({ kind: 'taken' });
  });

  it('counts exactly when many take at once', async () => {
    const limit = createRateLimit(database().database, fixedClock('2026-11-20T18:30:00Z'));
    const results = await Promise.all(
      Array.from({ length: 30 }, () => limit.take('order', 'five', { times: 10, seconds: 60 })),
    );
    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(10);
  });
});
