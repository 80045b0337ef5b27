import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import { sweep } from './sweep';

describe('what is done beside requests', () => {
  it('[ORD-23] is begun with the API and ends with it: a message that was written is sent', async () => {
    const api = await testApi();
    await api.bring(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    await api.call('business/order', anOrder(await guestToken(api)));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    api.api.startJobs();
    await jest.advanceTimersByTimeAsync(1_100);
    jest.useRealTimers();
    // Ending waits for the work under way.
    await api.server.close();
    await api.api.close();
    const { rows } = await api.database.database.execute(
      'select count(*)::int as waiting from outbox where sent_at is null',
    );
    expect(rows).toEqual([{ waiting: 0 }]);
    await api.database.close();
  });

  it('forgets what has had its time', async () => {
    const api = await testApi();
    await guestToken(api);
    await api.call('information/contact_us', {
      name: 'Ada',
      email: 'ada@example.test',
      subject: 'Hello',
      message: 'Hello',
    });
    const { database } = api.database;
    await database.execute(`update outbox set sent_at = '2026-11-20T18:30:00Z'`);
    const left = async () => {
      const { rows } = await database.execute(
        'select (select count(*)::int from sessions) as sessions, (select count(*)::int from outbox) as messages',
      );
      return rows[0];
    };
    await sweep({ database, clock: api.clock });
    expect(await left()).toEqual({ sessions: 1, messages: 1 });
    api.clock.advance({ days: 1, seconds: 1 });
    await sweep({ database, clock: api.clock });
    expect(await left()).toEqual({ sessions: 0, messages: 1 });
    api.clock.advance({ days: 30 });
    await sweep({ database, clock: api.clock });
    expect(await left()).toEqual({ sessions: 0, messages: 0 });
    await api.close();
  });
});
