import { isOk } from '@storefront/contract';
import {
  aCatalogueOf,
  anOrderingBusiness,
  newestCode,
  orderTo,
  placeOrderTo,
  textsTo,
} from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { proveNumber, userToken } from '../testing/users';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const business = anOrderingBusiness();
  await api.importCatalogue(aCatalogueOf({ ...aTableBusiness(), opening: business.opening }));
}, 60_000);
afterAll(() => api.close());

const askForCode = (okey: string) => api.call('business/cash_order_otp_details', { okey });
const resend = (okey: string, mobile: string) =>
  api.call('business/cash_order_change_mobile', { okey, mobile });
const countTexts = async (mobile: string) => (await textsTo(api, mobile)).length;

/** Uses up the number's codes of the hour with strangers' orders. */
async function useUpLimit(mobile: string) {
  for (let orders = 0; orders < 6; orders += 1) await askForCode(await orderTo(api, mobile));
  expect(await countTexts(mobile)).toBe(5);
}

describe('a number whose codes of the hour were used up by strangers', () => {
  it('[OTP-45] gets a code for its owner’s order ten minutes later, before the hour is over', async () => {
    const mobile = '07700920001';
    await useUpLimit(mobile);
    const okey = await orderTo(api, mobile);
    await askForCode(okey);
    expect(await countTexts(mobile)).toBe(5);
    api.clock.advance({ minutes: 9, seconds: 59 });
    expect(await resend(okey, mobile)).toMatchObject({
      status: expect.stringContaining('Please try again in 1 second.'),
    });
    api.clock.advance({ seconds: 1 });
    expect(await resend(okey, mobile)).toMatchObject({ responsecode: '200' });
    expect(await countTexts(mobile)).toBe(6);
    api.clock.advance({ minutes: 1 });
    expect(await resend(okey, mobile)).toMatchObject({ responsecode: '201' });
  });

  it('[OTP-45] gets a code at once, five an hour, for a user who has proven the number before', async () => {
    const mobile = '07700920002';
    const owner = await userToken(api);
    const first = await orderTo(api, mobile, owner);
    await askForCode(first);
    expect(
      await api.call('business/cash_order_otp_verify', { okey: first, otp: await newestCode(api, mobile) }),
    ).toMatchObject({ responsecode: '200' });
    api.clock.advance({ hours: 2 });
    const before = await countTexts(mobile);
    for (let orders = 0; orders < 6; orders += 1) await askForCode(await orderTo(api, mobile));
    expect(await countTexts(mobile)).toBe(before + 5);
    for (let orders = 0; orders < 6; orders += 1) await askForCode(await orderTo(api, mobile, owner));
    expect(await countTexts(mobile)).toBe(before + 10);
    const stranger = await userToken(api);
    await askForCode(await orderTo(api, mobile, stranger));
    expect(await countTexts(mobile)).toBe(before + 10);
  });
});

describe('a number that cannot get text messages', () => {
  it.each(['09061234567', '02079460101', '07012345678', '07624123456'])(
    '%s gets no code, and the customer is told why',
    async (mobile) => {
      const sentence =
        'We send the code by text message: please enter a UK mobile number that begins with 07.';
      expect(await placeOrderTo(api, mobile)).toStrictEqual({
        responsecode: '201',
        status: sentence,
        deliveryformopen: 'yes',
      });
      const okey = await orderTo(api, '07700920003');
      expect(await resend(okey, mobile)).toStrictEqual({ responsecode: '201', status: sentence });
      expect(await countTexts(mobile)).toBe(0);
    },
  );
});

describe('the text message of a booking', () => {
  const book = (parts: Parameters<typeof aBooking>[0]) =>
    api.call('business/booking', aBooking({ date: '2026-11-24', guest: 1, ...parts }));

  it('[BKS-18] goes to a guest’s number only after its owner has typed in a code', async () => {
    const phone = '07700920004';
    expect(isOk(await book({ phone }))).toBe(true);
    expect(await countTexts(phone)).toBe(0);
    const okey = await orderTo(api, phone);
    await askForCode(okey);
    await api.call('business/cash_order_otp_verify', { okey, otp: await newestCode(api, phone) });
    await book({ phone });
    expect(await countTexts(phone)).toBe(2);
  });

  it('[BKS-18][G13/texts] goes to a user’s number only after that user has typed in a code, and to no other kind of number', async () => {
    const [sessiontoken, phone] = [await userToken(api), '07700920005'];
    await book({ phone, sessiontoken });
    await proveNumber(api, phone);
    await book({ phone, sessiontoken });
    expect(await countTexts(phone)).toBe(0);
    await proveNumber(api, phone, sessiontoken);
    await book({ phone, sessiontoken });
    expect(await countTexts(phone)).toBe(1);
    await proveNumber(api, '09061234567', sessiontoken);
    await book({ phone: '09061234567', sessiontoken });
    await book({ phone: '09061234567', guest: 8, paymode: 'card', total_guest_price: '24.00' });
    const { rows } = await api.database.database.execute(
      "select bool_or(wants_texts) as texts from bookings where mobile = '09061234567'",
    );
    expect(rows).toStrictEqual([{ texts: false }]);
    expect(await countTexts('09061234567')).toBe(0);
  });
});
