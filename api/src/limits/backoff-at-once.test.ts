import { openRealPostgres } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { waitsForLock } from '../testing/waits-for-lock';
import { createRateLimit } from './rate-limit';

const backoff = { freeTries: 3, firstPauseSeconds: 5, longestPauseSeconds: 60 };

describe('a try that begins while another one uses up the free tries', () => {
  it('waits for it and is refused', async () => {
    const { database, close } = await openRealPostgres();
    const clock = fixedClock('2026-11-20T18:30:00Z');
    const late = await database.transaction(async (transaction) => {
      const inside = createRateLimit(transaction, clock, 'secret');
      for (let tries = 0; tries < backoff.freeTries; tries += 1)
        await inside.takeWithBackoff('login', 'one', backoff);
      const waiting = createRateLimit(database, clock, 'secret').takeWithBackoff('login', 'one', backoff);
      await waitsForLock(database);
      return { waiting };
    });
    expect(await late.waiting).toStrictEqual({ kind: 'limited', retryAfterSeconds: 5 });
    await close();
  });
});
