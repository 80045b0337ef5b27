import type { Body } from '@storefront/contract';
import { aCatalogueOf, anOrder, anOrderingBusiness, guestToken, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { clientAuthorization, testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';
import { recipientBackoff } from './recipient-limit';

let api: TestApi;
const victim = 'victim@example.test';
beforeAll(async () => {
  api = await testApi({ recipientBackoff });
  const { opening } = anOrderingBusiness();
  const tables = aTableBusiness({ capacity_per_slot: 1_000 });
  await api.importCatalogue(aCatalogueOf({ ...tables, cash_otp: 'no', opening }));
}, 60_000);
beforeEach(() =>
  api.database.database.execute('delete from growing_pauses; delete from outbox; delete from bookings'),
);
afterAll(() => api.close());

const post = (remoteAddress: string, path: string, payload: object) =>
  api.server.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { authorization: clientAuthorization, 'content-type': 'application/json' },
    payload,
    remoteAddress,
  });
let phones = 0;
const book = (address: string, parts: Partial<Body<'business/booking'>> = {}) => {
  const phone = `0770093${String((phones += 1)).padStart(4, '0')}`;
  return post(
    address,
    'business/booking',
    aBooking({ date: '2026-11-24', guest: 1, email: victim, phone, ...parts }),
  );
};
const order = async (address: string, token: string, parts: Parameters<typeof anOrder>[1] = {}) => {
  const { address: form, ...rest } = anOrder(token, parts);
  return post(address, 'business/order', { ...rest, address: { ...form, email: victim } });
};
const mails = async () => (await outboxOf(api)).filter(({ to }) => to.toLowerCase() === victim).length;
const stranger = '203.0.113.7';

describe('messages to a victim, on real PostgreSQL', () => {
  it('[G13/sent] stop after ten for the stranger who causes them, at once or in sequence, and take no further covers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        book(stranger, { email: index % 2 ? 'Victim@example.test' : victim }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(recipientBackoff.freeTries);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json()).toMatchObject({
      status: expect.stringMatching(/Please try again in 1 minute\.$/),
    });
    expect(await mails()).toBe(recipientBackoff.freeTries);
    const { rows } = await api.database.database.execute('select count(*)::int as bookings from bookings');
    expect(rows).toStrictEqual([{ bookings: recipientBackoff.freeTries }]);

    expect((await book('198.51.100.7')).statusCode).toBe(200);
    expect((await order('198.51.100.7', await guestToken(api))).json()).toMatchObject({
      responsecode: '200',
    });
    api.clock.advance({ seconds: 60 });
    expect((await book(stranger)).statusCode).toBe(200);
  });

  it('[G13/sent] that were never written count for nothing: refused orders, bookings and codes', async () => {
    const guest = await guestToken(api);
    for (let tries = 0; tries < 15; tries += 1) {
      expect((await order(stranger, guest, { service_charge: '99.00' })).json()).toMatchObject({
        responsecode: '202',
      });
      expect((await book(stranger, { total_guest_price: '99.00' })).json()).toMatchObject({
        responsecode: '201',
      });
    }
    expect(await mails()).toBe(0);
    for (let orders = 0; orders < recipientBackoff.freeTries; orders += 1)
      expect((await order(stranger, guest)).json()).toMatchObject({ responsecode: '200' });
    expect((await order(stranger, guest)).statusCode).toBe(429);
    expect(await mails()).toBe(recipientBackoff.freeTries);
  });

  it('[G1] count once for a request that is sent again', async () => {
    const request = aBooking({ date: '2026-11-24', guest: 1, email: victim, phone: '07700930000' });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => post(stranger, 'business/booking', request)),
    );
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    for (let bookings = 1; bookings < recipientBackoff.freeTries; bookings += 1)
      expect((await book(stranger)).statusCode).toBe(200);
    expect((await book(stranger)).statusCode).toBe(429);
  });

  it('[G13/ipv6] are counted by the /56 and the /48 of the sender too', async () => {
    const sendFrom = async (network: string, times: number) => {
      const codes: number[] = [];
      for (let message = 0; message < times; message += 1)
        codes.push((await book(`2001:db8:1:${network}${String(message).padStart(2, '0')}::1`)).statusCode);
      return codes.filter((code) => code === 200).length;
    };
    expect(await sendFrom('11', 25)).toBe(20);
    expect(await sendFrom('12', 25)).toBe(20);
    expect(await sendFrom('13', 5)).toBe(0);
  });

  it('[G13/proven] go on from the stranger’s own household for the session of an account, which has ten of its own', async () => {
    const user = await userToken(api, { email: `owner-${phones}@example.test` });
    while ((await book(stranger)).statusCode === 200);
    for (let messages = 0; messages < recipientBackoff.freeTries; messages += 1)
      expect((await book(stranger, { sessiontoken: user })).statusCode).toBe(200);
    expect((await book(stranger, { sessiontoken: user })).statusCode).toBe(429);
    expect((await book(stranger)).statusCode).toBe(429);
  });
});
