import { createHash } from 'node:crypto';
import { isOk } from '@storefront/contract';
import { sign, deriveSecret } from '../signature';
import { market, partner } from '../testing/brands';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken, outboxOf } from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const secret = deriveSecret('secret of tests', 'sandbox payments');
const business = () => anOrderingBusiness({ business_email: 'kitchen@example.test' });

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.importCatalogue(aCatalogueOf(business())));
afterAll(() => api.close());

async function aCardOrder(on = api, parts: Partial<DeliveryOrder> = {}): Promise<string> {
  const order = anOrder(await guestToken(on), { paymode: 'card', ...parts });
  const answer = await on.call('business/order', order);
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}
async function aCardBooking(date: string, guest = 8): Promise<string> {
  const answer = await api.call('business/booking', aBooking({ date, guest, paymode: 'card' }));
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
}
const order = async (okey: string, on = api) => {
  const answer = await on.call('business/order_status', { okey });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.order;
};
const booking = async (id: string) => {
  const answer = await api.call('business/booking_status', { id });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.booking;
};

/** The sandbox's page for a key, and the payment it is about. */
async function payPage(key: string, on = api) {
  const page = await on.server.inject({ url: `/pay?key=${key}&ptype=card` });
  return { page, payment: /name="payment" value="([\w-]+)"/.exec(page.payload)?.[1] ?? '' };
}
async function press(key: string, outcome: string) {
  const { payment } = await payPage(key);
  return api.server.inject({
    method: 'POST',
    url: '/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key, payment, outcome }).toString(),
  });
}

let events = 0;
/** A signed callback as the sandbox sends it. */
async function callback(key: string, parts: object = {}, headers?: Record<string, string>, on = api) {
  const { payment } = await payPage(key, on);
  const body = JSON.stringify({ id: `e-${(events += 1)}`, payment, outcome: 'paid', amount: 2275, ...parts });
  const send = (sent = headers ?? { 'sandbox-signature': sign(secret, body, on.clock.now()) }) =>
    on.server.inject({
      method: 'POST',
      url: '/api/payment/callback/sandbox',
      headers: { 'content-type': 'application/json', ...sent },
      payload: body,
    });
  return { send, payment };
}
const about = async (topic: string, channel: string) => {
  const { rows } = await api.database.database.execute(
    `select recipient, subject, details from outbox where topic = '${topic}' and channel = '${channel}' order by sequence`,
  );
  return rows as { recipient: string; subject: string; details: Record<string, string> }[];
};

describe('a card order', () => {
  it('[PAY-5][ORD-3] waits for its payment: the kitchen gets no message, and the customer is sent to pay', async () => {
    const answer = await api.call('business/order', anOrder(await guestToken(api), { paymode: 'card' }));
    const okey = isOk(answer) ? answer.id : '';
    expect(answer).toMatchObject({ redirect_payment_url: `/pay?key=${okey}&ptype=card` });
    expect(await order(okey)).toMatchObject({ state: 'awaiting_payment', paid: 'no' });
    expect(await about(okey, 'email')).toStrictEqual([]);
  });

  it('[PAY-4][PAY-5] is confirmed by the signed callback after Pay was pressed in the sandbox', async () => {
    const okey = await aCardOrder();
    const { page } = await payPage(okey);
    expect(page.payload).toContain('£22.75');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const answer = await press(okey, 'paid');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/order-complete?v=${okey}`);
    expect(await order(okey)).toMatchObject({
      state: 'placed',
      paid: 'yes',
      history: [{ state: 'awaiting_payment' }, { state: 'placed' }],
    });
    const mails = await about(okey, 'email');
    expect(mails.map(({ recipient }) => recipient)).toStrictEqual([
      'kitchen@example.test',
      'ada@example.test',
    ]);
  });

  it('[PAY-7] is paid on a page of the brand that says what is paid for, by day and by night, with a style of its own in the policy', async () => {
    const okey = await aCardOrder();
    const on = async (key: string, host: string) =>
      api.server.inject({ url: `/pay?key=${key}&ptype=card`, headers: { host } });
    const page = await on(okey, market.host);
    for (const words of ['Market Eats', 'with Saffron Yard', '2 × Dal', '£19.00', 'To pay', '£22.75'])
      expect(page.payload).toContain(words);
    expect(page.payload).toMatch(/<button name="outcome" value="cancelled">Cancel<\/button>/);
    const { colours, night } = market.messages;
    expect(page.payload).toContain(`--accent:${colours.accent}`);
    expect(page.payload).toMatch(new RegExp(`prefers-color-scheme:dark.*--accent:${night.accent}`));
    const style = /<style>([^]*)<\/style>/.exec(page.payload)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'; img-src 'none';`);

    const sorry = await on('nothing', partner.host);
    expect(sorry.statusCode).toBe(404);
    expect(sorry.payload).toContain('Partner Plates');
    expect(sorry.payload).toContain(`--accent:${partner.messages.colours.accent}`);
    expect(sorry.payload).toContain('src="https://partner.test/brand/mail.png"');
    expect(sorry.headers['content-security-policy']).toContain('img-src https://partner.test;');
  });

  it('[CHK-18] takes the tip with the total, and names it on the page', async () => {
    const okey = await aCardOrder(api, { tip: '3.00' });
    const { page } = await payPage(okey);
    expect(page.payload).toMatch(/Tip<\/bdi><\/span><span>£3\.00/);
    expect(page.payload).toContain('Pay £25.75');
    await (await callback(okey, { amount: 2275 })).send();
    expect(await order(okey)).toMatchObject({ paid: 'no' });
    await press(okey, 'paid');
    expect(await order(okey)).toMatchObject({ state: 'placed', paid: 'yes' });
  });

  it('[PAY-7] of a table says the day and the guests', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness()));
    const { page } = await payPage(`${await aCardBooking('2026-11-24')}_booking`);
    expect(page.payload).toMatch(/24 November 2026, \d\d:\d\d.*8 guests/s);
  });

  it('[PAY-5] does not change when the customer comes back from the page of the provider', async () => {
    const okey = await aCardOrder();
    await payPage(okey);
    expect(await order(okey)).toMatchObject({ state: 'awaiting_payment' });
  });

  it('[PAY-4] can be paid again after a decline, and leads back to checkout after a cancellation', async () => {
    const okey = await aCardOrder();
    const declined = await press(okey, 'declined');
    const again = await api.server.inject({ url: declined.headers.location ?? '' });
    expect(again.payload).toContain('The card was declined.');
    expect((await press(okey, 'cancelled')).headers.location).toBe('/checkout');
    expect(await order(okey)).toMatchObject({ state: 'awaiting_payment' });
    await press(okey, 'paid');
    expect(await order(okey)).toMatchObject({ state: 'placed', paid: 'yes' });
  });

  it('[ACC-13] has its amount, state and payment page in payment/session', async () => {
    const okey = await aCardOrder();
    const ask = () => api.call('payment/session', { key: okey, ptype: 'card' });
    expect(await ask()).toStrictEqual({
      responsecode: '200',
      redirect_payment_url: `/pay?key=${okey}&ptype=card`,
      amount: '22.75',
      state: 'open',
    });
    await press(okey, 'paid');
    expect(await ask()).toMatchObject({ state: 'paid' });
    expect(await api.call('payment/session', { key: 'nothing', ptype: 'card' })).toMatchObject({
      responsecode: '204',
    });
    expect(await api.call('payment/session', { key: okey, ptype: 'cod' })).toMatchObject({
      responsecode: '201',
    });
  });

  it('[G11] shows hostile names as plain text on its page', async () => {
    await api.importCatalogue(
      aCatalogueOf({ ...business(), business_name: '<script>alert(1)</script>"\u202E' }),
    );
    const { page } = await payPage(await aCardOrder());
    expect(page.payload).not.toContain('<script');
    expect(page.payload).not.toContain('\u202E');
  });
});

describe('the callback of a provider', () => {
  it('[G5] counts only with its signature, made less than five minutes ago', async () => {
    const okey = await aCardOrder();
    for (const headers of [{}, { 'sandbox-signature': 't=1,v1=00' }]) {
      const { send } = await callback(okey, {}, headers as Record<string, string>);
      expect((await send()).statusCode).toBe(401);
    }
    const { send } = await callback(okey);
    const signed = sign(secret, 'another body', api.clock.now());
    expect((await send({ 'sandbox-signature': signed })).statusCode).toBe(401);
    expect(await order(okey)).toMatchObject({ state: 'awaiting_payment' });
  });

  it('[PAY-6][G5] is counted once, however often it comes', async () => {
    const okey = await aCardOrder();
    const { send } = await callback(okey);
    for (let times = 0; times < 3; times += 1) expect((await send()).statusCode).toBe(200);
    expect(await about(okey, 'email')).toHaveLength(2);
    expect(await about(okey, 'refund')).toStrictEqual([]);
  });

  it('[G5] may come in any order: a decline after the payment changes nothing', async () => {
    const okey = await aCardOrder();
    const declined = await callback(okey, { outcome: 'declined' });
    const paid = await callback(okey);
    await paid.send();
    await declined.send();
    expect(await order(okey)).toMatchObject({ state: 'placed', paid: 'yes' });
  });

  it('[G4] about another amount confirms nothing', async () => {
    const okey = await aCardOrder();
    await (await callback(okey, { amount: 1 })).send();
    expect(await order(okey)).toMatchObject({ state: 'awaiting_payment', paid: 'no' });
    expect(api.logged.join('')).toContain('another amount was paid');
  });

  it('[G5] for an order that was cancelled meanwhile refunds the money', async () => {
    const okey = await aCardOrder();
    const { send } = await callback(okey, {}, undefined);
    await api.database.database.execute(`update orders set state = 'cancelled' where okey = '${okey}'`);
    await send();
    expect(await order(okey)).toMatchObject({ state: 'cancelled', paid: 'no' });
    expect(await about(okey, 'refund')).toMatchObject([{ details: { provider: 'sandbox', amount: '2275' } }]);
    expect(await about(okey, 'email')).toMatchObject([{ recipient: 'ada@example.test' }]);
  });

  it('[G5] about a second payment of a paid order refunds that one alone', async () => {
    const okey = await aCardOrder();
    const second = await callback(okey);
    await press(okey, 'declined');
    const first = await callback(okey);
    await first.send();
    expect(await order(okey)).toMatchObject({ state: 'placed', paid: 'yes' });
    await second.send();
    const { rows } = await api.database.database.execute(
      `select id, paid_at is not null as paid, refunded_at is not null as refunded from payments where subject_id = '${okey}' order by created_at, refunded_at`,
    );
    const refunds = await about(okey, 'refund');
    expect(rows.filter(({ paid }) => paid)).toHaveLength(2);
    expect(rows.filter(({ refunded }) => refunded).map(({ id }) => id)).toStrictEqual(
      refunds.map(({ recipient }) => recipient),
    );
    expect(refunds).toMatchObject([{ recipient: second.payment }]);
    expect(await order(okey)).toMatchObject({ state: 'placed', paid: 'yes' });
  });

  it('[G5] of a provider that is not configured is an unknown call', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/payment/callback/stripe',
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a table that has to be paid', () => {
  beforeEach(() => api.importCatalogue(aCatalogueOf(aTableBusiness())));

  it('[BKS-4] is paid under {id}_booking, and is booked', async () => {
    const id = await aCardBooking('2026-12-01');
    expect(await booking(id)).toMatchObject({ state: 'held', paid: 'no', amount_due: '26.40' });
    expect((await press(`${id}_booking`, 'paid')).headers.location).toBe(`/booking-complete?v=${id}`);
    expect(await booking(id)).toMatchObject({ state: 'booked', paid: 'yes' });
    expect((await outboxOf(api))[0]).toMatchObject({ subject: 'Your table at Saffron Yard' });
  });

  it('[BKS-10][G2] is lost and refunded when others have taken it before the payment', async () => {
    const id = await aCardBooking('2026-12-03');
    const { payment } = await payPage(`${id}_booking`);
    api.clock.advance({ minutes: 15 });
    expect(await booking(id)).toMatchObject({ state: 'expired' });
    await api.call('business/booking', aBooking({ date: '2026-12-03', guest: 8 }));
    await tellPaid(payment, 2640);
    expect(await booking(id)).toMatchObject({ state: 'expired', paid: 'no' });
    expect(await about(id, 'refund')).toMatchObject([{ details: { amount: '2640' } }]);
    expect(await about(id, 'email')).toHaveLength(1);
  });

  it('[BKS-10] is booked by a late payment while its covers are still free', async () => {
    const id = await aCardBooking('2026-12-04');
    const { payment } = await payPage(`${id}_booking`);
    api.clock.advance({ minutes: 20 });
    await tellPaid(payment, 2640);
    expect(await booking(id)).toMatchObject({ state: 'booked', paid: 'yes' });
  });

  it('[G5] is refunded for the second payment alone when it was paid twice', async () => {
    const id = await aCardBooking('2026-12-06');
    const { payment: second } = await payPage(`${id}_booking`);
    await press(`${id}_booking`, 'declined');
    const { payment: first } = await payPage(`${id}_booking`);
    await tellPaid(first, 2640);
    await tellPaid(second, 2640);
    expect(await about(id, 'refund')).toMatchObject([{ recipient: second }]);
    expect(await booking(id)).toMatchObject({ state: 'booked', paid: 'yes' });
  });

  it('[ACC-4] is refunded when it is cancelled in time', async () => {
    const id = await aCardBooking('2026-12-05');
    await press(`${id}_booking`, 'paid');
    await api.call('users/booking_cancel', { id });
    expect(await booking(id)).toMatchObject({ state: 'cancelled' });
    expect(await about(id, 'refund')).toHaveLength(1);
  });
});

async function tellPaid(payment: string, amount: number) {
  const body = JSON.stringify({ id: `e-${(events += 1)}`, payment, outcome: 'paid', amount });
  const headers = {
    'content-type': 'application/json',
    'sandbox-signature': sign(secret, body, api.clock.now()),
  };
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/payment/callback/sandbox',
    headers,
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
}

describe('callbacks at once, on real PostgreSQL', () => {
  it('[PAY-6][G5] twenty of one event, and others for the same payment, confirm the order once', async () => {
    await using postgres = await testApi();
    await postgres.importCatalogue(aCatalogueOf(business()));
    const okey = await aCardOrder(postgres);
    const same = await callback(okey, {}, undefined, postgres);
    const others = await Promise.all(
      Array.from({ length: 5 }, () => callback(okey, {}, undefined, postgres)),
    );
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => same.send()),
      ...others.map(({ send }) => send()),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toStrictEqual(new Set([200]));
    expect((await order(okey, postgres)).history).toHaveLength(2);
    const { rows } = await postgres.database.database.execute(
      "select count(*)::int as mails from outbox where channel = 'email'",
    );
    expect(rows).toStrictEqual([{ mails: 2 }]);
  }, 60_000);
});
