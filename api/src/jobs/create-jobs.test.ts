import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';

describe('the background jobs', () => {
  it('[ORD-23] start and stop with the API, and send a message that was written', async () => {
    const api = await testApi();
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    await api.call('business/order', anOrder(await guestToken(api)));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    api.api.startJobs();
    await jest.advanceTimersByTimeAsync(1_100);
    jest.useRealTimers();
    // Closing waits for running jobs.
    await api.server.close();
    await api.api.close();
    const { rows } = await api.database.database.execute(
      'select count(*)::int as waiting from outbox where sent_at is null',
    );
    expect(rows).toStrictEqual([{ waiting: 0 }]);
    await api.database.close();
  });
});
