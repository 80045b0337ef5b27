import { fromPageOf, partner } from '../testing/brands';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';

describe('one press of the button, on real PostgreSQL', () => {
  it('[G1] fifty equal requests at once make one order and give fifty equal answers', async () => {
    await using api = await testApi();
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    const order = anOrder(await guestToken(api));
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.call('business/order', order)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ responsecode: '200' });
    const { rows } = await api.database.database.execute('select count(*)::int as count from orders');
    expect(rows).toStrictEqual([{ count: 1 }]);
  }, 60_000);

  it('[G1] two payloads under one key at once make one order, and the other is refused', async () => {
    await using api = await testApi();
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    const order = anOrder(await guestToken(api));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.call('business/order', index % 2 === 0 ? order : { ...order, allergy_info: 'Another' }),
      ),
    );
    const ids = new Set(answers.flatMap((answer) => (answer.responsecode === '200' ? [answer.id] : [])));
    expect(ids.size).toBe(1);
    expect(answers.filter(({ responsecode }) => responsecode === '201')).toHaveLength(10);
  }, 60_000);
});

describe('a request key', () => {
  it('[G1] lives for 24 hours, whatever order its payload’s fields have', async () => {
    await using api = await testApi();
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    const order = anOrder(await guestToken(api));
    const turned = Object.fromEntries(Object.entries(order).reverse()) as typeof order;
    const first = await api.call('business/order', order);
    api.clock.advance({ hours: 23, minutes: 59 });
    expect(await api.call('business/order', turned)).toStrictEqual(first);
    api.clock.advance({ minutes: 2 });
    const sessiontoken = await guestToken(api);
    expect(await api.call('business/order', { ...order, sessiontoken })).not.toStrictEqual(first);
  });

  it('[G1] counts for one brand only', async () => {
    await using api = await testApi();
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    const order = anOrder(await guestToken(api));
    const first = await api.call('business/order', order);
    const there = fromPageOf(partner);
    const sessiontoken = await guestToken(api, there);
    const second = await api.call('business/order', { ...order, sessiontoken }, there);
    expect(second).toMatchObject({ responsecode: '200' });
    expect(second).not.toStrictEqual(first);
  });

  it('[G1] is forgotten when the order was refused, so that the same press can be tried again', async () => {
    await using api = await testApi();
    await api.importCatalogue(
      aCatalogueOf(anOrderingBusiness({ cash_otp: 'no', special_days: [{ date: '2026-11-20', hours: [] }] })),
    );
    const order = anOrder(await guestToken(api));
    expect(await api.call('business/order', order)).toMatchObject({ responsecode: '201' });
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no' })));
    expect(await api.call('business/order', order)).toMatchObject({ responsecode: '200' });
  });
});
