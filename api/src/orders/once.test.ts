import { openRealPostgres } from '../testing/databases';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';

describe('one press of the button, on real PostgreSQL', () => {
  it('[G1] fifty equal requests at once make one order and give fifty equal answers', async () => {
    const api = await testApi({ database: await openRealPostgres() });
    await api.bring(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    const order = anOrder(await guestToken(api));
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.call('business/order', order)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ responsecode: '200' });
    const { rows } = await api.database.database.execute('select count(*)::int as count from orders');
    expect(rows).toEqual([{ count: 1 }]);
    await api.close();
  }, 60_000);
});
