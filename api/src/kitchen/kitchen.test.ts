import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { businessToken } from '../business-keys/business-token';
import { createBusinessKeyRepository } from '../business-keys/repository';
import { cancelUnaccepted } from '../orders/late-orders';
import { fromPageOf, partner } from '../testing/brands';
import { aBusiness, aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { kitchenToken } from '../testing/kitchen';
import { aCollection, anOrder, anOrderingBusiness, guestToken, idOf } from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogue(
      anOrderingBusiness({ cash_otp: 'no' }),
      aCatalogueBusiness({ business_id: 'b-other', business_slug: 'other-place' }),
    ),
  );
});
afterEach(() => api.close());

const place = async (parts: Partial<DeliveryOrder> = {}) =>
  idOf(await api.call('business/order', anOrder(await guestToken(api), parts)));
const ordersOf = async (token: string) => {
  const answer = await api.call('kitchen/orders', { kitchen_token: token });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.orders;
};
let keys = 0;
const move = (kitchen_token: string, okey: string, parts: Partial<Body<'kitchen/order_state'>> = {}) =>
  api.call('kitchen/order_state', {
    kitchen_token,
    okey,
    from: 'placed',
    state: 'accepted',
    minutes: 30,
    request_key: `move-${(keys += 1)}`,
    ...parts,
  });
const stateOf = async (okey: string) => {
  const answer = await api.call('business/order_status', { okey });
  return isOk(answer) ? answer.order.state : answer.status;
};

describe('the login of a device', () => {
  it('[KIT-1] takes the token of a business on any brand’s host, and keeps neither token', async () => {
    const token = businessToken(testConfig.codeSecret, 'saffron-yard');
    const answer = await api.call('kitchen/login', { token, device: 'Pass' }, fromPageOf(partner));
    expect(answer).toMatchObject({ responsecode: '200', business_slug: 'saffron-yard' });
    const session = isOk(answer) ? answer.kitchen_token : '';
    expect(await ordersOf(session)).toStrictEqual([]);
    const { rows } = await api.database.database.execute('select * from kitchen_sessions');
    expect(rows).toHaveLength(1);
    for (const secret of [token, session]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('[KIT-1] refuses every other token with a sentence, and logs it without the token', async () => {
    const other = businessToken('another secret', 'saffron-yard');
    const gone = businessToken(testConfig.codeSecret, 'no-longer-there');
    for (const token of [other, gone, 'saffron-yard', 'x'])
      expect(await api.call('kitchen/login', { token, device: '' })).toStrictEqual({
        responsecode: '201',
        status: 'That is not the token of a business. Please check it, or ask for a new one.',
      });
    expect(api.logged.filter((line) => line.includes('login refused'))).toHaveLength(4);
    expect(api.logged.join('\n')).not.toContain(other.split('.')[2]);
  });

  it('[KIT-1] ends by logging out, after twenty hours, and for all devices with new keys', async () => {
    const [first, second] = [await kitchenToken(api), await kitchenToken(api)];
    await api.call('kitchen/logout', { kitchen_token: first });
    const over = { responsecode: '221', status: 'This device is no longer logged in. Please log in again.' };
    expect(await api.call('kitchen/orders', { kitchen_token: first })).toStrictEqual(over);
    expect(await ordersOf(second)).toStrictEqual([]);

    const okey = await place();
    await createBusinessKeyRepository(api.database.database).revoke('saffron-yard', api.clock.now());
    expect(await api.call('kitchen/orders', { kitchen_token: second })).toStrictEqual(over);
    expect(await move(second, okey)).toStrictEqual(over);
    expect(await stateOf(okey)).toBe('placed');

    const token = businessToken(testConfig.codeSecret, 'saffron-yard', 2);
    const third = await api.call('kitchen/login', { token, device: 'Pass' });
    const session = isOk(third) ? third.kitchen_token : '';
    api.clock.advance({ hours: 19, minutes: 59 });
    expect(await api.call('kitchen/orders', { kitchen_token: session })).toMatchObject({
      responsecode: '200',
    });
    api.clock.advance({ minutes: 2 });
    expect(await api.call('kitchen/orders', { kitchen_token: session })).toStrictEqual(over);
  });
});

describe('the orders of a kitchen', () => {
  it('[KIT-2] come from every brand, the oldest first, with notes, name, number and place', async () => {
    const first = await place({ allergy_info: 'No nuts', rider_note: 'Blue door' });
    api.clock.advance({ minutes: 1 });
    const second = idOf(
      await api.call(
        'business/order',
        aCollection(await guestToken(api, fromPageOf(partner))),
        fromPageOf(partner),
      ),
    );
    const orders = await ordersOf(await kitchenToken(api));
    expect(orders.map(({ okey }) => okey)).toStrictEqual([first, second]);
    expect(orders[0]).toMatchObject({
      customer_name: 'Ada Moss',
      customer_phone: expect.stringMatching(/^07700/),
      delivery_address: '1 Brick Lane, London, E1 6AN',
      allergy_info: 'No nuts',
      rider_note: 'Blue door',
      accept_by: expect.any(String),
      next: ['accepted', 'rejected', 'cancelled'],
      items: [{ product_name: 'Dal', product_qnty: 2, allergens: ['mustard'] }],
    });
    expect(orders[1]).not.toHaveProperty('delivery_address');
  });

  it('[KIT-2] hold none that waits for its payment, is at its end, or is another business’s', async () => {
    await place({ paymode: 'card' });
    const okey = await place();
    const [own, other] = [await kitchenToken(api), await kitchenToken(api, 'other-place')];
    expect(await ordersOf(own)).toHaveLength(1);
    expect(await ordersOf(other)).toStrictEqual([]);
    expect(await move(other, okey)).toMatchObject({ responsecode: '204' });
    expect(await stateOf(okey)).toBe('placed');
    await move(own, okey, { state: 'rejected', reason: 'No gas' });
    expect(await ordersOf(own)).toStrictEqual([]);
  });
});

describe('a move from a kitchen, on real PostgreSQL', () => {
  it('[KIT-3] of two devices that accept one order at once, one wins, and the other is told', async () => {
    const devices = [await kitchenToken(api, 'saffron-yard', 'Pass'), await kitchenToken(api)];
    for (const _round of [1, 2, 3, 4, 5]) {
      const okey = await place();
      const answers = await Promise.all(
        devices.map((device, index) => move(device, okey, { minutes: 20 + index })),
      );
      expect(answers.map(({ responsecode }) => responsecode).sort()).toStrictEqual(['200', '409']);
      expect(answers.find(({ responsecode }) => responsecode === '409')).toMatchObject({
        status: expect.stringMatching(/^Order \d+ has changed meanwhile: it is accepted\.$/),
        order: { okey, state: 'accepted' },
      });
    }
  });

  it('[KIT-3] is made once when it is sent again with its key, and then its first answer comes again', async () => {
    const device = await kitchenToken(api);
    const okey = await place();
    const answers = await Promise.all([1, 2, 3].map(() => move(device, okey, { request_key: 'same' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ responsecode: '200', order: { state: 'accepted' } });
    expect(await move(device, okey, { request_key: 'same', minutes: 5 })).toMatchObject({
      responsecode: '201',
    });
  });

  it('[KIT-3] finds an order that was cancelled by itself meanwhile as it is', async () => {
    const device = await kitchenToken(api);
    const okey = await place();
    api.clock.advance({ hours: 2 });
    const catalogue = { businessById: () => Promise.resolve(aBusiness()) };
    await cancelUnaccepted({
      database: api.database.database,
      clock: api.clock,
      config: testConfig,
      catalogue,
      kitchenChanges: { tell: () => undefined },
    });
    expect(await move(device, okey)).toMatchObject({
      responsecode: '409',
      order: { state: 'cancelled', next: [] },
    });
  });

  it('[KIT-4] tells the customer the minutes and the reason, and asks for a reason', async () => {
    const device = await kitchenToken(api);
    const [taken, refusedOne] = [await place(), await place()];
    expect(await move(device, taken, { minutes: 25 })).toMatchObject({
      order: { state: 'accepted', state_reason: 'It will take about 25 minutes.' },
    });
    const reject = { state: 'rejected', minutes: undefined } as const;
    expect(await move(device, refusedOne, { ...reject, reason: ' ' })).toMatchObject({ responsecode: '201' });
    expect(await move(device, refusedOne, { ...reject, reason: 'No more rice' })).toMatchObject({
      order: { state: 'rejected', state_reason: 'No more rice' },
    });
  });
});
