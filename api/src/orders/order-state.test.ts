import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { aCollection, anOrder, anOrderingBusiness, guestToken, outboxOf } from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { payByCard } from '../testing/kitchen';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { proveNumber, userData, userToken } from '../testing/users';
import { businessToken } from '../business-keys/business-token';

const token = businessToken('secret of tests', 'saffron-yard');
const webhook_url = 'https://till.test/orders';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
const importBusiness = (parts: Parameters<typeof anOrderingBusiness>[0] = {}) =>
  api.importCatalogue(
    aCatalogue(
      anOrderingBusiness({ cash_otp: 'no', ...parts }),
      aCatalogueBusiness({ business_id: 'b-other', business_slug: 'other-place' }),
    ),
  );
beforeEach(() => importBusiness());
afterAll(() => api.close());

async function aPlacedOrder(parts: Partial<DeliveryOrder> = {}): Promise<string> {
  const sessiontoken = parts.sessiontoken ?? (await guestToken(api));
  const response = await api.post('business/order', anOrder(sessiontoken, parts), {
    origin: 'http://brand.test',
  });
  return response.json().id;
}
/** An order of a user who asks for text messages about it. */
const anOrderWithTexts = (parts: Partial<DeliveryOrder> & { readonly sessiontoken: string }) =>
  aPlacedOrder({ user_type: 'user', sms_subscription: 'yes', ...parts });
const withNumber = (mobile_no: string) => ({ ...anOrder('').address, mobile_no }) as DeliveryOrder['address'];
async function tell(
  okey: string,
  body: Partial<Body<'business/order_state'>>,
  authorization = `Bearer ${token}`,
) {
  const response = await api.post(
    'business/order_state',
    { okey, state: 'accepted', ...body },
    { authorization },
  );
  return { http: response.statusCode, ...response.json() };
}
const order = async (okey: string) => {
  const answer = await api.call('business/order_status', { okey });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.order;
};
const newest = async () => (await outboxOf(api))[0];
const newestWebhook = async () =>
  (await outboxOf(api)).find(({ channel }) => channel === 'webhook')?.body ?? '';

describe('a business moves an order on', () => {
  it('step by step: each step is stored with its time, and the customer is told the important ones', async () => {
    const okey = await aPlacedOrder();
    api.clock.advance({ minutes: 2 });
    expect(await tell(okey, { state: 'accepted', minutes: 30 })).toMatchObject({
      responsecode: '200',
      order: { state: 'accepted', state_reason: 'It will take about 30 minutes.' },
    });
    expect(await newest()).toMatchObject({ channel: 'email', to: 'ada@example.test' });
    expect((await newest())?.body).toContain('Saffron Yard has accepted your order.');
    for (const state of ['preparing', 'out_for_delivery', 'completed'] as const)
      expect(await tell(okey, { state })).toMatchObject({ order: { state } });
    expect((await order(okey)).history.map(({ state }) => state)).toStrictEqual([
      'placed',
      'accepted',
      'preparing',
      'out_for_delivery',
      'completed',
    ]);
    expect((await newest())?.body).toContain(
      `http://brand.test/information/feedback/saffron-yard?key=${okey}`,
    );
  });

  it('but nobody can for a business that has left the catalogue', async () => {
    const okey = await aPlacedOrder();
    await api.importCatalogue(
      aCatalogue(aCatalogueBusiness({ business_id: 'b-other', business_slug: 'other-place' })),
    );
    expect(await tell(okey, {})).toStrictEqual({
      http: 200,
      ...(await api.call('business/menu', { business: 'b-gone' })),
    });
    expect(await order(okey)).toMatchObject({ state: 'placed' });
  });

  it('but not one that does not exist', async () => {
    expect(await tell('no-such-order', {})).toStrictEqual({
      http: 200,
      ...(await api.call('business/order_status', { okey: 'no-such-order' })),
    });
  });

  it('[ORC-1] the customer sees and is mailed when it comes, by what the business usually takes and then by what it says', async () => {
    const now = api.clock.now().getTime();
    const inMinutes = (minutes: number) =>
      new Date(Math.ceil((now + minutes * 60_000) / 300_000) * 300_000).toISOString();
    const okey = await aPlacedOrder();
    expect(await order(okey)).toMatchObject({
      expected: { from: inMinutes(45), by: 'usual' },
      business_address: '12 Hanbury Street, Spitalfields, London, E1 6QR',
      business_look: { cuisine: expect.any(String) },
    });
    expect((await newest())?.body).toMatch(/\nUsually arriving \d\d:\d\d – \d\d:\d\d\n/);
    await tell(okey, { state: 'accepted', minutes: 70 });
    expect((await order(okey)).expected).toMatchObject({ from: inMinutes(70), by: 'business' });
    expect((await newest())?.body).toMatch(/\nArriving \d\d:\d\d – \d\d:\d\d\n/);
  });

  it('[ORC-1] an order for a kitchen that is still closed comes after it has opened', async () => {
    const now = api.clock.now().toISOString();
    api.clock.moveTo('2026-11-21T09:00:00Z');
    try {
      // It opens at noon, and takes 45 minutes.
      const okey = await aPlacedOrder();
      expect((await order(okey)).expected).toMatchObject({ from: '2026-11-21T12:45:00.000Z', by: 'usual' });
      await tell(okey, { state: 'accepted' });
      expect((await order(okey)).expected).toMatchObject({ from: '2026-11-21T12:45:00.000Z', by: 'usual' });
    } finally {
      api.clock.moveTo(now);
    }
  });

  it('[ORC-1] a collection says where and when in its e-mail, and nothing is waited for once it is ready', async () => {
    const okey = (await api.call('business/order', aCollection(await guestToken(api)))) as { id: string };
    expect((await newest())?.body).toContain(
      'It can be collected from Saffron Yard, 12 Hanbury Street, Spitalfields, London, E1 6QR, as soon as possible.',
    );
    expect((await newest())?.body).toMatch(/\nUsually ready at \d\d:\d\d\n/);
    for (const state of ['accepted', 'preparing', 'ready'] as const) await tell(okey.id, { state });
    expect((await order(okey.id)).expected).toBeUndefined();
  });

  it('to an impossible state: refused, with the possible ones', async () => {
    const okey = await aPlacedOrder();
    expect(await tell(okey, { state: 'completed' })).toMatchObject({
      responsecode: '201',
      status: 'The order is placed; from there it can go to: accepted, rejected, cancelled.',
    });
  });

  it('twice to the same state: nothing changes', async () => {
    const okey = await aPlacedOrder();
    await tell(okey, {});
    const before = (await outboxOf(api)).length;
    expect(await tell(okey, {})).toMatchObject({ responsecode: '200', order: { state: 'accepted' } });
    expect(await outboxOf(api)).toHaveLength(before);
  });

  it('with its own token only: another business’s, a wrong one and none are refused', async () => {
    const okey = await aPlacedOrder();
    const other = businessToken('secret of tests', 'other-place');
    expect(await tell(okey, {}, `Bearer ${other}`)).toMatchObject({ responsecode: '204' });
    for (const wrong of [
      '',
      'Bearer x',
      `Bearer ${token}x`,
      `Bearer saffron-yard.${'A'.repeat(43)}`,
      'Basic c3RvcmVmcm9udDpzdG9yZWZyb250',
    ])
      expect(await tell(okey, {}, wrong)).toMatchObject({ http: 401, responsecode: '401' });
    expect(await order(okey)).toMatchObject({ state: 'placed' });
  });

  it('only once it is confirmed: an order that waits for its code stays where it is', async () => {
    await importBusiness({ cash_otp: 'yes' });
    const okey = await aPlacedOrder();
    expect(await tell(okey, {})).toMatchObject({ responsecode: '201' });
  });

  it('[SUB-1] and a user who asked for text messages is told every step', async () => {
    const sessiontoken = await userToken(api);
    const okey = await anOrderWithTexts({ sessiontoken, address: withNumber('07700940001') });
    expect(await userData(api, sessiontoken)).toMatchObject({ sms_subscription: 'yes' });
    await proveNumber(api, '07700940001');
    await tell(okey, {});
    const before = (await outboxOf(api)).length;
    await tell(okey, { state: 'preparing' });
    expect((await outboxOf(api)).length).toBe(before + 1);
    expect(await newest()).toMatchObject({
      channel: 'sms',
      body: expect.stringContaining('is preparing your order.'),
    });
  });

  it('[G13/texts] by text message only to a number that has answered a code', async () => {
    const okey = await anOrderWithTexts({ sessiontoken: await userToken(api) });
    const before = (await outboxOf(api)).filter(({ channel }) => channel === 'sms');
    for (const state of ['accepted', 'preparing'] as const) await tell(okey, { state });
    expect((await outboxOf(api)).filter(({ channel }) => channel === 'sms')).toStrictEqual(before);
  });

  it('[G13/texts] and by text message to the number of an order that is paid', async () => {
    const okey = await anOrderWithTexts({
      sessiontoken: await userToken(api),
      address: withNumber('07700940002'),
      paymode: 'card',
    });
    await payByCard(api, okey);
    await tell(okey, {});
    expect((await outboxOf(api)).find(({ channel }) => channel === 'sms')).toMatchObject({
      to: '07700940002',
      body: expect.stringContaining('has accepted your order.'),
    });
  });

  it('whose payment stays until it is rejected: nothing else that happens to it is refunded', async () => {
    const refunded = async () => (await outboxOf(api)).filter(({ channel }) => channel === 'refund').length;
    const [delivered, rejected] = [
      await aPlacedOrder({ paymode: 'card' }),
      await aPlacedOrder({ paymode: 'card' }),
    ];
    for (const okey of [delivered, rejected]) await payByCard(api, okey);
    const before = await refunded();
    for (const state of ['accepted', 'preparing', 'out_for_delivery', 'completed'] as const)
      await tell(delivered, { state });
    expect(await refunded()).toBe(before);
    await tell(rejected, { state: 'rejected', reason: 'The oven is broken.' });
    expect(await refunded()).toBe(before + 1);
  });
});

describe('the kitchen', () => {
  it('[ORD-22] reads the order by e-mail, with extras, allergens and note', async () => {
    await importBusiness({ business_email: 'kitchen@example.test' });
    await aPlacedOrder({ allergy_info: 'No nuts, please' });
    const mail = (await outboxOf(api)).find(({ to }) => to === 'kitchen@example.test');
    expect(mail?.subject).toMatch(/^New order \d+: delivery as soon as possible$/);
    for (const words of [
      '2 × Dal',
      'Contains: mustard',
      'No nuts, please',
      '1 Brick Lane',
      'To be paid in cash: £22.75',
    ])
      expect(mail?.body).toContain(words);
  });

  it('[CHK-17] reads the note for the rider by e-mail, by webhook and when it moves the order on; who holds the key does not', async () => {
    const rider_note = 'Blue door\nNo bell';
    await importBusiness({ business_email: 'kitchen@example.test' });
    await aPlacedOrder({ rider_note });
    for (const to of ['kitchen@example.test', 'ada@example.test'])
      expect((await outboxOf(api)).find((mail) => mail.to === to)?.body).toContain(
        `Note for the rider: ${rider_note}`,
      );

    await importBusiness({ webhook_url });
    const okey = await aPlacedOrder({ rider_note, allergy_info: 'No nuts' });
    const { order: posted } = JSON.parse(await newestWebhook());
    expect(posted).toMatchObject({ okey, rider_note, allergy_info: 'No nuts' });
    expect(posted.customer).not.toHaveProperty('riderNote');
    expect(await tell(okey, {})).toMatchObject({ order: { rider_note, allergy_info: 'No nuts' } });
    expect(JSON.stringify(await order(okey))).not.toMatch(/Blue door|No nuts/);
  });

  it('[CHK-17] gets no note for the rider of a collection, and none that is blank', async () => {
    await importBusiness({ webhook_url });
    await api.call('business/order', aCollection(await guestToken(api), { rider_note: 'No lift' }));
    expect(JSON.stringify(await outboxOf(api))).not.toContain('No lift');
    const okey = await aPlacedOrder({ rider_note: ' \n ' });
    expect(await newestWebhook()).not.toContain('rider_note');
    expect((await tell(okey, {})).order).not.toHaveProperty('rider_note');
  });

  it('[CHK-18] reads the tip with the figures, and takes it with the total; an order without one names none', async () => {
    await importBusiness({ business_email: 'kitchen@example.test' });
    await aPlacedOrder({ tip: '2.00' });
    for (const to of ['kitchen@example.test', 'ada@example.test'])
      expect((await outboxOf(api)).find((mail) => mail.to === to)?.body).toMatch(/Tip.*£2\.00[^]*£24\.75/);

    await importBusiness({ webhook_url });
    const okey = await aPlacedOrder({ tip: '2.00' });
    const totals = { servicecharge: '0.95', additionalchageamnt: '2.50', tip: '2.00', total: '24.75' };
    expect(JSON.parse(await newestWebhook()).order).toMatchObject({ okey, totals });
    expect(await order(okey)).toMatchObject({ totals });
    const unplaced = anOrder(await guestToken(api), { tip: '2.00' });
    expect(await api.call('business/order_cart_backend_calculation', unplaced)).toMatchObject({
      total: '24.75',
    });
    for (const none of [{}, { tip: '0.00' }])
      expect((await order(await aPlacedOrder(none))).totals).not.toHaveProperty('tip');
  });

  it('gets the order in its own system', async () => {
    await importBusiness({ webhook_url });
    const okey = await aPlacedOrder();
    const webhookMessage = (await outboxOf(api)).find(({ channel }) => channel === 'webhook');
    expect(webhookMessage).toMatchObject({ to: webhook_url, subject: 'order.placed' });
    expect(JSON.parse(webhookMessage?.body ?? '')).toMatchObject({
      event: 'order.placed',
      order: {
        okey,
        items: [{ product_id: 'p-1', allergens: ['mustard'] }],
        customer: { postcode: 'E1 6AN' },
      },
    });
  });
});
