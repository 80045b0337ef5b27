import type { Body } from '@storefront/contract';
import { refundSender } from '../payment-records/refund';
import { createOutboxRepository } from '../outbox/repository';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { findKitchenOrder, kitchenToken, payByCard } from '../testing/kitchen';
import { anOrder, anOrderingBusiness, cartItem, guestToken, idOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
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

/** Three dals and two naans, and what they cost is paid: £28.50 + £4.80 + £1.67 + £0.30. */
async function placePaid(): Promise<string> {
  const answer = await api.call(
    'business/order',
    anOrder(await guestToken(api), {
      paymode: 'card',
      cartitems: [
        cartItem({ product_qnty: 3 }),
        cartItem({ product_id: 'p-2', product_name: 'Naan', product_price: '2.40', sell_price: '2.40' }),
      ],
      delivery_price: '0.00',
      service_charge: '1.67',
    }),
  );
  const okey = idOf(answer);
  await payByCard(api, okey);
  return okey;
}
let keys = 0;
const refund = (kitchen_token: string, okey: string, parts: Partial<Body<'kitchen/refund'>> = {}) =>
  api.call('kitchen/refund', {
    kitchen_token,
    okey,
    lines: [{ line: 0, quantity: 1 }],
    expected: '9.50',
    reason: 'It was cold',
    request_key: `refund-${(keys += 1)}`,
    ...parts,
  });
const whole = (expected: string) => ({ lines: undefined, expected });
const sentAbout = async (okey: string) => {
  const { rows } = await api.database.database.execute<{
    channel: string;
    subject: string;
    body: string;
    amount: string | null;
  }>(
    `select channel, subject, body, details ->> 'amount' as amount from outbox where topic = '${okey}' and created_at > '${placedAt}' order by sequence`,
  );
  return rows;
};
let placedAt = '';
const later = () => {
  placedAt = api.clock.now().toISOString();
  api.clock.advance({ minutes: 1 });
};

describe('a refund by the kitchen', () => {
  it('[KIT-10] of dishes goes to the provider and is told to the customer, with the reason', async () => {
    const device = await kitchenToken(api);
    const okey = await placePaid();
    later();
    expect(await findKitchenOrder(api, okey)).toMatchObject({
      refunded: '0.00',
      refundable: '35.27',
      refundable_lines: [
        { line: 0, quantity: 3, each: '9.50' },
        { line: 1, quantity: 2, each: '2.40' },
      ],
    });
    const answer = await refund(device, okey, {
      lines: [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
        { line: 0, quantity: 1 },
      ],
      expected: '21.40',
    });
    expect(answer).toMatchObject({
      responsecode: '200',
      order: { refunded: '21.40', refundable: '13.87', refundable_lines: [{ quantity: 1 }, { quantity: 1 }] },
    });
    const [toProvider, toCustomer, ...others] = await sentAbout(okey);
    expect(others).toStrictEqual([]);
    expect(toProvider).toMatchObject({ channel: 'refund', amount: '2140' });
    expect(toCustomer).toMatchObject({
      channel: 'email',
      subject: expect.stringMatching(/^£21\.40 of your order \d+ goes back$/),
    });
    expect(toCustomer?.body).toContain('It was cold');
  });

  it('[KIT-10] pressed twice, or on two devices at once, is made once, and never gives back more than was paid', async () => {
    const [pass, counter] = [await kitchenToken(api), await kitchenToken(api)];
    const okey = await placePaid();
    const twice = await Promise.all([1, 2, 3].map(() => refund(pass, okey, { request_key: 'same' })));
    expect(new Set(twice.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await findKitchenOrder(api, okey)).toMatchObject({ refunded: '9.50' });

    const rest = await Promise.all(
      [pass, counter, pass].map((device) => refund(device, okey, whole('25.77'))),
    );
    expect(rest.map(({ responsecode }) => responsecode).sort()).toStrictEqual(['200', '201', '201']);
    expect(await findKitchenOrder(api, okey)).toMatchObject({
      refunded: '35.27',
      refundable: '0.00',
      refundable_lines: [{ quantity: 0 }, { quantity: 0 }],
    });
    const sums = await api.database.database.execute(
      `select amount, refunded_pence, refunded_at is not null as whole, (select sum(amount)::int from refunds) as refunds,
        (select sum((details ->> 'amount')::int)::int from outbox where channel = 'refund') as sent from payments`,
    );
    expect(sums.rows).toStrictEqual([
      { amount: 3_527, refunded_pence: 3_527, whole: true, refunds: 3_527, sent: 3_527 },
    ]);
  });

  it('[KIT-10] of a dish is possible once for each that was ordered', async () => {
    const device = await kitchenToken(api);
    const okey = await placePaid();
    await refund(device, okey, { lines: [{ line: 1, quantity: 2 }], expected: '4.80' });
    expect(await refund(device, okey, { lines: [{ line: 1, quantity: 1 }], expected: '2.40' })).toMatchObject(
      { responsecode: '201', status: 'That is more dishes than this order has left to refund.' },
    );
    expect(await refund(device, okey, { lines: [{ line: 9, quantity: 1 }] })).toMatchObject({
      responsecode: '201',
    });
  });

  it('[KIT-10] is not made when it would be another amount than the person has seen', async () => {
    const device = await kitchenToken(api);
    const okey = await placePaid();
    later();
    expect(await refund(device, okey, { expected: '9.00' })).toMatchObject({
      responsecode: '409',
      order: { refunded: '0.00' },
    });
    await refund(device, okey);
    expect(await refund(device, okey, whole('35.27'))).toMatchObject({
      responsecode: '409',
      status: expect.stringContaining('£25.77 can go back'),
      order: { refunded: '9.50' },
    });
    expect((await sentAbout(okey)).map(({ channel }) => channel)).toStrictEqual(['refund', 'email']);
  });

  it('[KIT-10] and a cancellation after it give back what was paid, and the customer is told the rest', async () => {
    const device = await kitchenToken(api);
    const okey = await placePaid();
    await refund(device, okey);
    later();
    await api.call('kitchen/order_state', {
      kitchen_token: device,
      okey,
      from: 'placed',
      state: 'rejected',
      reason: 'No rice',
      request_key: 'reject',
    });
    const [toProvider, toCustomer] = await sentAbout(okey);
    expect(toProvider).toMatchObject({ amount: '2577' });
    expect(toCustomer?.body).toContain('The £25.77 that you have paid goes back to your card.');
    await api.call('kitchen/undo', { kitchen_token: device, okey, from: 'rejected', request_key: 'undo' });
    expect(await findKitchenOrder(api, okey)).toMatchObject({ refunded: '9.50', refundable: '25.77' });
  });

  it('[KIT-10] is of a paid order of the own business, with a reason', async () => {
    const [device, other] = [await kitchenToken(api), await kitchenToken(api, 'other-place')];
    const okey = await placePaid();
    expect(await refund(other, okey)).toMatchObject({ responsecode: '204' });
    expect(await refund(device, okey, { reason: ' ' })).toMatchObject({ responsecode: '201' });
    const cash = idOf(await api.call('business/order', anOrder(await guestToken(api))));
    expect(await refund(device, cash)).toMatchObject({
      responsecode: '201',
      status: 'This order was not paid by card. What was paid in cash is given back in cash.',
    });
  });

  it('[KIT-10] asks the provider under one key, however often a killed server begins again', async () => {
    const device = await kitchenToken(api);
    const okey = await placePaid();
    await refund(device, okey);
    const asked: { key: string; amount: number }[] = [];
    const sender = refundSender({
      name: 'sandbox',
      begin: () => Promise.reject(new Error('not asked for')),
      parseCallback: () => ({ kind: 'other' }),
      refund: ({ key, amount }) => {
        asked.push({ key, amount });
        return Promise.resolve();
      },
    });
    const outbox = createOutboxRepository(api.database.database);
    // The server dies after it has asked and before it has noted that; the lease ends, and another one begins again.
    for (const _server of [1, 2]) {
      const now = api.clock.now();
      const [message] = await outbox.take('refund', 1, now, new Date(now.getTime() + 120_000));
      if (message) await sender.send(message);
      api.clock.advance({ minutes: 2 });
    }
    expect(asked).toHaveLength(2);
    expect(asked[1]).toStrictEqual(asked[0]);
    expect(asked[0]).toMatchObject({ amount: 950 });
  });
});
