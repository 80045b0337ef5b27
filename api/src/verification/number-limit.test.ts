import { isOk } from '@storefront/contract';
import {
  aCatalogueOf,
  anOrder,
  anOrderingBusiness,
  guestToken,
  newestCode,
  outboxOf,
} from '../testing/ordering';
import { openRealPostgres } from '../testing/databases';
import { aBooking, aTableBusiness } from '../testing/tables';
import { type TestApi, testApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ database: await openRealPostgres() });
  const business = anOrderingBusiness();
  await api.bring(aCatalogueOf({ ...aTableBusiness(), opening: business.opening }));
}, 60_000);
afterAll(() => api.close());

async function placeOrder(mobile_no: string, token?: string) {
  const order = anOrder(token ?? (await guestToken(api)), { user_type: token ? 'user' : 'guest' });
  const address = { ...order.address, mobile_no } as typeof order.address;
  return api.call('business/order', { ...order, address });
}
async function orderTo(mobile: string, token?: string): Promise<string> {
  const answer = await placeOrder(mobile, token);
  if (answer.responsecode !== '203') throw new Error(JSON.stringify(answer));
  return answer.id;
}
const askForCode = (okey: string) => api.call('business/cash_order_otp_details', { okey });
const resend = (okey: string, mobile: string) =>
  api.call('business/cash_order_change_mobile', { okey, mobile });
const textsTo = async (mobile: string) =>
  (await outboxOf(api)).filter(({ channel, to }) => channel === 'sms' && to === mobile).length;

/** Strangers use up the number's codes of the hour. */
async function useUp(mobile: string) {
  for (let orders = 0; orders < 6; orders += 1) await askForCode(await orderTo(mobile));
  expect(await textsTo(mobile)).toBe(5);
}

describe('a number whose codes of the hour strangers have used up', () => {
  it('[OTP-45] gets one for its owner’s own order ten minutes later, before the hour is over', async () => {
    const mobile = '07700920001';
    await useUp(mobile);
    const okey = await orderTo(mobile);
    await askForCode(okey);
    expect(await textsTo(mobile)).toBe(5);
    api.clock.advance({ minutes: 9, seconds: 59 });
    expect(await resend(okey, mobile)).toMatchObject({
      status: expect.stringContaining('Please try again after 00:01 minute'),
    });
    api.clock.advance({ seconds: 1 });
    expect(await resend(okey, mobile)).toMatchObject({ responsecode: '200' });
    expect(await textsTo(mobile)).toBe(6);
    api.clock.advance({ minutes: 1 });
    expect(await resend(okey, mobile)).toMatchObject({ responsecode: '201' });
  });

  it('[OTP-45] gets one at once for a user who has proven the number before, five an hour', async () => {
    const mobile = '07700920002';
    const owner = await userToken(api);
    const first = await orderTo(mobile, owner);
    await askForCode(first);
    expect(
      await api.call('business/cash_order_otp_verify', { okey: first, otp: await newestCode(api, mobile) }),
    ).toMatchObject({ responsecode: '200' });
    api.clock.advance({ hours: 2 });
    const before = await textsTo(mobile);
    for (let orders = 0; orders < 6; orders += 1) await askForCode(await orderTo(mobile));
    expect(await textsTo(mobile)).toBe(before + 5);
    for (let orders = 0; orders < 6; orders += 1) await askForCode(await orderTo(mobile, owner));
    expect(await textsTo(mobile)).toBe(before + 10);
    const stranger = await userToken(api);
    await askForCode(await orderTo(mobile, stranger));
    expect(await textsTo(mobile)).toBe(before + 10);
  });
});

describe('a number that takes no text messages', () => {
  it.each(['09061234567', '02079460101', '07012345678'])(
    '%s gets no code, and the customer is told why',
    async (mobile) => {
      const sentence = 'We send the code by text message: please enter a mobile number that begins with 07.';
      expect(await placeOrder(mobile)).toEqual({
        responsecode: '201',
        status: sentence,
        deliveryformopen: 'yes',
      });
      const okey = await orderTo('07700920003');
      expect(await resend(okey, mobile)).toEqual({ responsecode: '201', status: sentence });
      expect(await textsTo(mobile)).toBe(0);
    },
  );
});

describe('the text message of a booking', () => {
  const book = (parts: Parameters<typeof aBooking>[0]) =>
    api.call('business/booking', aBooking({ date: '2026-11-24', guest: 1, ...parts }));

  it('goes to no number of a guest’s before its owner has typed in a code, and to it afterwards', async () => {
    const phone = '07700920004';
    expect(isOk(await book({ phone }))).toBe(true);
    expect(await textsTo(phone)).toBe(0);
    const okey = await orderTo(phone);
    await askForCode(okey);
    await api.call('business/cash_order_otp_verify', { okey, otp: await newestCode(api, phone) });
    await book({ phone });
    expect(await textsTo(phone)).toBe(2);
  });

  it('goes to a user’s mobile number, and to no other kind', async () => {
    const sessiontoken = await userToken(api);
    await book({ phone: '07700920005', sessiontoken });
    await book({ phone: '09061234567', sessiontoken });
    expect(await textsTo('07700920005')).toBe(1);
    expect(await textsTo('09061234567')).toBe(0);
  });
});
