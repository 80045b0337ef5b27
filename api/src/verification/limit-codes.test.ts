import { isOk } from '@storefront/contract';
import { aCatalogue } from '../testing/builders';
import {
  anOrder,
  anOrderingBusiness,
  guestToken,
  idOf,
  newestCode,
  orderTo,
  textsTo,
} from '../testing/ordering';
import { clientAuthorization, testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
let numbers = 0;
const nextNumber = () => `077009${String((numbers += 1)).padStart(5, '0')}`;

const open = async (textsPerHour = 1_000, businessIds = ['b-saffron-yard']) => {
  api = await testApi({ config: { ...testConfig, textsPerHour } });
  const businesses = businessIds.map((business_id) =>
    anOrderingBusiness({ business_id, business_slug: business_id.slice(2) }),
  );
  await api.importCatalogue(aCatalogue(...businesses));
};
/** Places a guest's order at a business, and returns its okey. */
const orderAt = async (business_id: string, mobile_no: string) => {
  const order = anOrder(await guestToken(api), { business_id });
  const address = { ...order.address, mobile_no } as typeof order.address;
  return idOf(await api.call('business/order', { ...order, address }));
};
afterEach(() => api.close());

const post = (remoteAddress: string, call: string, payload: object) =>
  api.server.inject({
    method: 'POST',
    url: `/api/business/${call}`,
    headers: { authorization: clientAuthorization, 'content-type': 'application/json' },
    payload,
    remoteAddress,
  });
/** Asks for the first code of an order, as its page does. */
const askFrom = async (remoteAddress: string, okey: string) => {
  const answer = await post(remoteAddress, 'cash_order_otp_details', { okey });
  return answer.json<{ otp_sent: string; otp_resend_in: number; otp_expire_in: number }>();
};
/** How many of so many codes to as many new numbers were sent, all asked for at once. */
const sendFrom = async (addressOf: (index: number) => string, times: number, token?: string) => {
  const okeys: string[] = [];
  for (let order = 0; order < times; order += 1) okeys.push(await orderTo(api, nextNumber(), token));
  const answers = await Promise.all(okeys.map((okey, index) => askFrom(addressOf(index), okey)));
  return answers.filter(({ otp_sent }) => otp_sent === 'yes').length;
};
/** Answers a code that was sent to the number, from a network of its own. */
const prove = async (mobile: string, token?: string) => {
  const okey = await orderTo(api, mobile, token);
  await askFrom('198.51.100.99', okey);
  const otp = await newestCode(api, mobile);
  expect(isOk(await api.call('business/cash_order_otp_verify', { okey, otp }))).toBe(true);
};
const site = (index: number) => `2001:db8:1:23${(index % 256).toString(16).padStart(2, '0')}::1`;
const block = (index: number) => `2001:db8:1:${(index * 256 + 1).toString(16)}::1`;

describe('codes to new numbers, on real PostgreSQL', () => {
  it('[G13/texts] are limited by address, /56 and /48, all asked for at once', async () => {
    await open();
    expect(await sendFrom(() => '203.0.113.7', 25)).toBe(20);
    expect(await sendFrom(site, 50)).toBe(40);
    expect(await sendFrom(block, 60)).toBe(40);
    expect(await sendFrom(() => '198.51.100.7', 1)).toBe(1);
  }, 60_000);

  it('are not limited on this machine in development, where only the ceiling counts', async () => {
    await open(30);
    expect(await sendFrom(() => '127.0.0.1', 32)).toBe(30);
  }, 60_000);

  it('[G13/proven] go on for a proven number and for an account, which has five of its own', async () => {
    await open();
    const [mobile, user] = [nextNumber(), await userToken(api)];
    await prove(mobile);
    await sendFrom(() => '203.0.113.7', 21);
    expect(await askFrom('203.0.113.7', await orderTo(api, mobile))).toMatchObject({ otp_sent: 'yes' });
    expect(await sendFrom(() => '203.0.113.7', 8, user)).toBe(5);
  }, 60_000);

  it('[G13/texts] take at most a fifth of the ceiling for the orders of one business', async () => {
    await open(50);
    expect(await sendFrom((index) => `203.0.${index}.7`, 14)).toBe(10);
  }, 60_000);

  it('[G13/texts] go to one number ten times a day at most for one network, and go on for another', async () => {
    await open();
    const mobile = nextNumber();
    let sent = 0;
    for (let order = 0; order < 14; order += 1) {
      if ((await askFrom('203.0.113.7', await orderTo(api, mobile))).otp_sent === 'yes') sent += 1;
      api.clock.advance({ minutes: 13 });
    }
    expect(sent).toBe(10);
    expect(await askFrom('198.51.100.7', await orderTo(api, mobile))).toMatchObject({ otp_sent: 'yes' });
  }, 60_000);

  it('[G13/reserve] leave half of the ceiling to the proven, and the page is told when the code can be sent', async () => {
    // One business may take a fifth of the ceiling, so it takes three to use up the half of the unproven.
    const businesses = ['b-saffron-yard', 'b-ember-room', 'b-green-door'];
    await open(10, businesses);
    const [mobile, other] = [nextNumber(), nextNumber()];
    await prove(mobile);
    api.clock.advance({ hours: 1 });
    for (const [index, business_id] of [...businesses, 'b-saffron-yard', 'b-ember-room'].entries())
      expect(await askFrom(`203.0.${index}.7`, await orderAt(business_id, nextNumber()))).toMatchObject({
        otp_sent: 'yes',
      });
    const okey = await orderAt('b-green-door', other);
    const waiting = await askFrom('198.51.100.7', okey);
    expect(waiting).toMatchObject({ otp_sent: 'no', otp_expire_in: 0, otp_resend_in: 30 * 60 });
    expect(await textsTo(api, other)).toStrictEqual([]);
    expect(await askFrom('198.51.100.8', await orderAt('b-green-door', mobile))).toMatchObject({
      otp_sent: 'yes',
    });
    const again = await post('198.51.100.7', 'cash_order_change_mobile', { okey, mobile: other });
    expect(again.json()).toStrictEqual({
      responsecode: '201',
      status:
        'No code was sent: we have sent as many as we can for now. Please try again in 30 minutes. Or call the restaurant.',
    });
    api.clock.advance({ minutes: 30 });
    expect(await askFrom('198.51.100.7', okey)).toMatchObject({ otp_sent: 'yes' });
  }, 60_000);
});
