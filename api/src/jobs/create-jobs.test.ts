import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';

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
});
