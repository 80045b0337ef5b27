import { isOk } from '@storefront/contract';
import { aCatalogueOf, anOrder } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { aPassword, userToken } from '../testing/users';

const webhook_url = 'https://till.test/orders';
let api: TestApi;
let sessiontoken: string;
let okey: string;
let bookingId: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(aTableBusiness({}, { cash_otp: 'no', webhook_url })));
  sessiontoken = await userToken(api);
  const ordered = await api.call('business/order', anOrder(sessiontoken, { user_type: 'user' }));
  const booked = await api.call('business/booking', aBooking({ sessiontoken, guest: 8, paymode: 'card' }));
  if (!isOk(ordered) || !isOk(booked)) throw new Error(JSON.stringify([ordered, booked]));
  okey = ordered.id;
  bookingId = booked.id;
  await payFor(`${bookingId}_booking`);
});
afterAll(() => api.close());

/** Pays on the page of the sandbox. */
async function payFor(key: string) {
  const page = await api.server.inject({ url: `/pay?key=${key}&ptype=card` });
  const payment = /name="payment" value="([\w-]+)"/.exec(page.payload)?.[1] ?? '';
  await api.server.inject({
    method: 'POST',
    url: '/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key, payment, outcome: 'paid' }).toString(),
  });
}

describe('the export of a user’s data', () => {
  it('[ACC-6] holds the bookings, what was paid for them, and the messages about them', async () => {
    const answer = await api.call('users/export', { sessiontoken });
    expect(answer).toMatchObject({
      data: {
        orders: [{ okey }],
        bookings: [{ id: bookingId, email: 'ada@example.test', mobile: '07700900123' }],
        payments: [{ for: bookingId, provider: 'sandbox', state: 'paid', refunded_at: null }],
      },
    });
    const { messages } = (answer as unknown as { data: { messages: { channel: string; to: string }[] } })
      .data;
    const channels = messages.map(({ channel, to }) => `${channel} to ${to}`);
    expect(channels).toStrictEqual(
      expect.arrayContaining(['email to ada@example.test', 'webhook to the restaurant']),
    );
    expect(JSON.stringify(messages)).not.toContain(webhook_url);
  });

  it('[ACC-6] holds no data of others', async () => {
    const stranger = await userToken(api);
    expect(await api.call('users/export', { sessiontoken: stranger })).toMatchObject({
      data: { orders: [], bookings: [], payments: [], messages: [], reviews: [], addresses: [] },
    });
  });
});

describe('deleting an account', () => {
  it('[ACC-7] erases the messages to the restaurant’s system about orders and bookings', async () => {
    const run = (statement: string) => api.database.database.execute(statement);
    const posted = async () => {
      const { rows } = await run(`select distinct topic from outbox where channel = 'webhook'`);
      return rows.map(({ topic }) => topic).sort();
    };
    expect(await posted()).toStrictEqual([okey, bookingId].sort());
    await run(`update outbox set sent_at = '2026-11-20T18:30:00Z'`);
    await run(`update orders set state = 'completed' where okey = '${okey}'`);
    await run(`update bookings set state = 'completed' where id = '${bookingId}'`);
    expect(await api.call('users/delete', { sessiontoken, password: aPassword })).toStrictEqual({
      responsecode: '200',
    });
    expect(await posted()).toStrictEqual([]);
  });
});
