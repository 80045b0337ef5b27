import type { OrderSeen } from '../ports';
import { aCatalogue } from '../testing/builders';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken } from '../testing/ordering';
import { testApi } from '../testing/test-api';

describe('what the guard of releases is told of orders', () => {
  it('[GRD-10/orders] is the total that the server computes, whether the page showed it, the token of the page, and nothing of the customer', async () => {
    const seen: OrderSeen[] = [];
    await using api = await testApi({ orderSeen: (order) => void seen.push(order) });
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness()));
    const token = await guestToken(api);
    const order = anOrder(token);
    const send = async (body: typeof order, headers: Record<string, string> = {}) =>
      (await api.post('business/order', JSON.stringify(body), headers)).json<{ responsecode: string }>()
        .responsecode;
    const half = order.cartitems.map((line) => ({ ...line, product_price: '4.75', sell_price: '4.75' }));
    const ofPage = { 'page-token': 'claims.mac' };
    expect(await send({ ...order, cartitems: half }, ofPage)).toBe('202');
    expect(await send(order, ofPage)).toBe('203');
    // The same request again is the same order; one that is refused for what the customer did says nothing about a release.
    expect(await send(order, ofPage)).toBe('203');
    expect(await send({ ...anOrder(token), cartitems: [] }, ofPage)).toBe('201');
    const address = expect.any(String) as string;
    expect(seen).toStrictEqual([
      { brand: 'market', address, token: 'claims.mac', value: 2_275, outcome: 'changed' },
      { brand: 'market', address, token: 'claims.mac', value: 2_275, outcome: 'placed' },
    ]);
    await send(anOrder(token));
    expect(seen[2]).toMatchObject({ token: undefined, outcome: 'placed' });
  });
});

describe('an order that is sent', () => {
  it('is counted once with what became of it, and its kitchen is told once it is placed', async () => {
    const counted: unknown[] = [];
    await using api = await testApi({ count: (name, labels) => void counted.push([name, labels]) });
    await api.importCatalogue(
      aCatalogue(
        anOrderingBusiness(),
        anOrderingBusiness({ business_id: 'b-other', business_slug: 'other-place', cash_otp: 'no' }),
      ),
    );
    const heard: (string | undefined)[] = [];
    const oneHeard = new Promise<void>((resolve) => {
      void api.database.listen('kitchen_changed', (slug) => {
        heard.push(slug);
        resolve();
      });
    });
    const token = await guestToken(api);
    const waiting = anOrder(token);
    await api.call('business/order', waiting);
    await api.call('business/order', waiting);
    await api.call('business/order', anOrder(token, { cartitems: [] }));
    await api.call('business/order', anOrder(token, { business_id: 'b-other' }));
    const orders = (outcome: string) => ['storefront_orders_total', { brand: 'market', outcome }];
    expect(counted).toStrictEqual([orders('waits-for-code'), orders('placed')]);
    await oneHeard;
    expect(heard).toStrictEqual(['other-place']);
  });
});
