import { isOk } from '@storefront/contract';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken, outboxOf } from '../testing/ordering';
import { type TestApi, testApi } from '../testing/test-api';
import { sandboxCallback } from './sandbox-provider';

const secret = 'secret of tests';
const takesCards = (name = 'Saffron Yard') =>
  anOrderingBusiness({
    business_name: name,
    payment_permission: {
      order: [
        { value: 'cod', leble: 'Cash' },
        { value: 'card', leble: 'Card' },
      ],
      booking: [],
    },
  });

let api: TestApi;
let okey: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.bring(aCatalogueOf(takesCards()));
  okey = await aCardOrder();
});
afterAll(() => api.close());

async function aCardOrder(): Promise<string> {
  const answer = await api.call('business/order', anOrder(await guestToken(api), { paymode: 'card' }));
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const page = (key = okey) => api.server.inject({ url: `/pay?key=${encodeURIComponent(key)}&ptype=card` });
const paymentOn = (html: string) => /name="payment" value="([^"]+)"/.exec(html)?.[1] ?? '';
const press = async (outcome: string, key = okey) =>
  api.server.inject({
    method: 'POST',
    url: '/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key, outcome, payment: paymentOn((await page(key)).body) }).toString(),
  });
const stateOf = async (key = okey) => {
  const answer = await api.call('business/order_status', { okey: key });
  return isOk(answer) ? `${answer.order.state} ${answer.order.paid}` : answer.status;
};
const mails = async () =>
  (await outboxOf(api)).filter(({ channel, to }) => channel === 'email' && to === 'ada@example.test').length;

const callback = (body: string, headers: Record<string, string>, provider = 'sandbox') =>
  api.server.inject({
    method: 'POST',
    url: `/api/payment/callback/${provider}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
const event = async (
  parts: { id?: string; outcome?: 'paid' | 'declined' | 'cancelled'; amount?: number } = {},
) => ({
  id: 'event-1',
  payment: paymentOn((await page()).body),
  outcome: 'paid' as const,
  amount: 2_275,
  ...parts,
});

describe('paying an order by card', () => {
  it('[PAY-4][ORD-3] is asked on a page of this server, with Pay, Decline and Cancel', async () => {
    expect(await api.call('payment/session', { key: okey, ptype: 'card' })).toEqual({
      responsecode: '200',
      redirect_payment_url: `/pay?key=${okey}&ptype=card`,
      amount: '22.75',
      state: 'open',
    });
    const { body, headers, statusCode } = await page();
    expect(statusCode).toBe(200);
    for (const words of ['£22.75', 'Pay £22.75', 'Decline', 'Cancel']) expect(body).toContain(words);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[PAY-5][ACC-13] pressing Pay lets the order stand, and goes on to its page', async () => {
    expect(await stateOf()).toBe('awaiting_payment no');
    const before = await mails();
    const answer = await press('paid');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/order-complete?v=${okey}`]);
    expect(await stateOf()).toBe('placed yes');
    expect(await mails()).toBe(before + 1);
    expect((await page()).headers.location).toBe(`/order-complete?v=${okey}`);
  });

  it('a declined card leaves the order waiting, and can be tried again', async () => {
    await press('declined');
    expect(await stateOf()).toBe('awaiting_payment no');
    await press('paid');
    expect(await stateOf()).toBe('placed yes');
  });

  it('Cancel goes back to the checkout, and charges nothing', async () => {
    const answer = await press('cancelled');
    expect(answer.headers.location).toBe('/checkout');
    expect(await stateOf()).toBe('awaiting_payment no');
  });

  it('an unknown key and a hostile one have nothing to be paid', async () => {
    for (const key of ['nothing', '"><script>', '_booking', '']) {
      const { statusCode, body } = await page(key);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<script>');
    }
    expect(await api.call('payment/session', { key: 'nothing', ptype: 'card' })).toMatchObject({
      responsecode: '204',
    });
  });

  it('[G11] the name of a business is shown as text', async () => {
    await api.bring(aCatalogueOf(takesCards('<b onclick=x>Yard</b>')));
    const { body } = await page(await aCardOrder());
    expect(body).toContain('&lt;b onclick=x&gt;');
    expect(body).not.toContain('<b onclick');
  });
});

describe('the callback of a provider', () => {
  it('[G5][PAY-5] counts when it is signed, also before the browser is back', async () => {
    const { body, headers } = sandboxCallback(secret, await event({ id: 'in-time' }), api.clock.now());
    expect((await callback(body, headers)).json()).toMatchObject({ responsecode: '200' });
    expect(await stateOf()).toBe('placed yes');
  });

  it('[G5][PAY-6] counts once, however often and at whatever instants it comes', async () => {
    const { body, headers } = sandboxCallback(secret, await event({ id: 'again' }), api.clock.now());
    const before = await mails();
    const answers = await Promise.all([1, 2, 3, 4].map(() => callback(body, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await mails()).toBe(before + 1);
  });

  it('[G5] is turned away without a signature that holds, and after five minutes', async () => {
    const { body, headers } = sandboxCallback(secret, await event({ id: 'bad' }), api.clock.now());
    const forged = sandboxCallback('another secret', await event({ id: 'bad' }), api.clock.now());
    const other = JSON.stringify({ ...(await event({ id: 'bad' })), amount: 1 });
    for (const answer of [
      await callback(body, {}),
      await callback(forged.body, forged.headers),
      await callback(other, headers),
    ])
      expect(answer.statusCode).toBe(401);
    api.clock.advance({ minutes: 5, seconds: 1 });
    expect((await callback(body, headers)).statusCode).toBe(401);
    expect((await callback(body, headers, 'nobody')).statusCode).toBe(404);
    expect(await stateOf()).toBe('awaiting_payment no');
  });

  it('[G5] of another amount lets nothing stand', async () => {
    const { body, headers } = sandboxCallback(
      secret,
      await event({ id: 'less', amount: 1 }),
      api.clock.now(),
    );
    await callback(body, headers);
    expect(await stateOf()).toBe('awaiting_payment no');
  });

  it('[G5] money that came stays, though a refusal of the same payment comes after or before it', async () => {
    const paid = await event({ id: 'late-paid' });
    const now = api.clock.now();
    for (const told of [
      { ...paid, id: 'first-declined', outcome: 'declined' as const },
      paid,
      { ...paid, id: 'then-cancelled', outcome: 'cancelled' as const },
    ]) {
      const { body, headers } = sandboxCallback(secret, told, now);
      await callback(body, headers);
    }
    expect(await stateOf()).toBe('placed yes');
  });
});
