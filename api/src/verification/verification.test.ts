import { createHash } from 'node:crypto';
import { hashNumber } from '../proven-numbers/proven-number';
import {
  aCatalogueOf,
  anOrder,
  anOrderingBusiness,
  guestToken,
  newestCode,
  outboxOf,
} from '../testing/ordering';
import { clientAuthorization, testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { hashCode } from './code';

let api: TestApi;
let okey: string;
let mobile: string;

beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness()));
});
afterAll(() => api.close());

beforeEach(async () => {
  const order = anOrder(await guestToken(api));
  mobile = order.address?.mobile_no ?? '';
  const answer = await api.call('business/order', order);
  okey = answer.responsecode === '203' ? answer.id : '';
});

const details = () => api.call('business/cash_order_otp_details', { okey });
const verify = (otp: string) => api.call('business/cash_order_otp_verify', { okey, otp });
const resend = (to = mobile) => api.call('business/cash_order_change_mobile', { okey, mobile: to });
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');
const codeSent = (to = mobile) => newestCode(api, to);
const texts = async () => (await outboxOf(api)).filter(({ to }) => to === mobile).length;

describe('the code of a cash order', () => {
  it('[OTP-40][OTP-43][API2-21] goes to the order’s number and is valid for five minutes', async () => {
    expect(await details()).toStrictEqual({
      responsecode: '200',
      order_details: { okey, mobile },
      otp_expire_in: 300,
      otp_resend_in: 60,
      otp_sent: 'yes',
    });
    const [message] = await outboxOf(api);
    expect(message).toMatchObject({ channel: 'sms', to: mobile });
    expect(message?.body).toMatch(/^(\d{6}) is your code to confirm order .*\n@[\w.-]+ #\1$/);
  });

  it('[OTP-19][PER-9] is on a page that opens for any holder of the key, and reloading it sends nothing', async () => {
    await details();
    await details();
    expect(await texts()).toBe(1);
  });

  it('[OTP-43] is never counted down below zero, also on a page that is opened after five minutes', async () => {
    await details();
    api.clock.advance({ seconds: 290 });
    expect(await details()).toMatchObject({ otp_expire_in: 10, otp_resend_in: 0, otp_sent: 'yes' });
    api.clock.advance({ seconds: 60 });
    expect(await details()).toMatchObject({ otp_expire_in: 0, otp_resend_in: 0, otp_sent: 'yes' });
  });

  it('has no page for an order that does not exist, and none for one that is confirmed', async () => {
    expect(await api.call('business/cash_order_otp_details', { okey: 'no-such-order' })).toStrictEqual(
      await api.call('business/order_status', { okey: 'no-such-order' }),
    );
    await details();
    await verify(await codeSent());
    expect(await details()).toStrictEqual({
      responsecode: '201',
      status: 'This order is confirmed already.',
    });
    expect(await texts()).toBe(1);
  });

  it('is not sent again for an order that does not exist, nor for one that is confirmed', async () => {
    expect(
      await api.call('business/cash_order_change_mobile', { okey: 'no-such-order', mobile }),
    ).toStrictEqual(await api.call('business/order_status', { okey: 'no-such-order' }));
    await details();
    await verify(await codeSent());
    api.clock.advance({ minutes: 1 });
    expect(await resend()).toStrictEqual({ responsecode: '201', status: 'This order is confirmed already.' });
    expect(await texts()).toBe(1);
  });

  it.each(['cancelled', 'rejected'])('confirms nothing that is %s, and says so', async (state) => {
    await details();
    const code = await codeSent();
    await api.database.database.execute(`update orders set state = '${state}' where okey = '${okey}'`);
    const cancelled = { responsecode: '201', status: 'This order is cancelled. Please order again.' };
    expect(await verify(code)).toStrictEqual(cancelled);
    expect(await details()).toStrictEqual(cancelled);
    expect(await resend()).toStrictEqual(cancelled);
    expect(await api.call('business/order_status', { okey })).toMatchObject({ order: { state } });
    expect(await texts()).toBe(1);
  });

  it('tells the kitchen of the order once it is right', async () => {
    await details();
    const heard = new Promise<string | undefined>((resolve) => {
      void api.database.listen('kitchen_changed', resolve);
    });
    await verify(await codeSent());
    expect(await heard).toBe('saffron-yard');
  });

  it('tells the log of security when it is wrong', async () => {
    await details();
    const code = await codeSent();
    const refusals = () => api.logged.filter((line) => line.includes('code refused')).length;
    const before = refusals();
    await verify(wrong(code));
    expect(refusals()).toBe(before + 1);
    await verify(code);
    expect(refusals()).toBe(before + 1);
  });

  it('[OTP-41][API2-24] confirms the order once', async () => {
    await details();
    expect(await api.call('business/order_status', { okey })).toMatchObject({
      order: { state: 'awaiting_code' },
    });
    expect(await verify(await codeSent())).toMatchObject({ responsecode: '200' });
    expect(await api.call('business/order_status', { okey })).toMatchObject({ order: { state: 'placed' } });
    const mails = (await outboxOf(api)).filter(
      ({ channel, subject }) => channel === 'email' && subject.includes('Saffron'),
    );
    await verify(await codeSent());
    const after = (await outboxOf(api)).filter(
      ({ channel, subject }) => channel === 'email' && subject.includes('Saffron'),
    );
    expect(after).toHaveLength(mails.length);
  });

  it('[OTP-46] is answered 201 with the remaining tries when it is wrong', async () => {
    await details();
    const code = await codeSent();
    expect(await verify(wrong(code))).toStrictEqual({
      responsecode: '201',
      status: 'That code is not right. You have 4 tries left.',
    });
  });

  it('[OTP-44] no longer works after five tries', async () => {
    await details();
    const code = await codeSent();
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    expect(await verify(code)).toMatchObject({ responsecode: '201' });
    api.clock.advance({ seconds: 20 });
    expect(await details()).toMatchObject({ otp_expire_in: 0, otp_resend_in: 40 });
    api.clock.advance({ seconds: 40 });
    expect(await details()).toMatchObject({ otp_resend_in: 0 });
    expect(await resend()).toMatchObject({ responsecode: '200' });
  });

  it('[OTP-43] no longer works after five minutes', async () => {
    await details();
    const code = await codeSent();
    api.clock.advance({ minutes: 5 });
    expect(await verify(code)).toMatchObject({ responsecode: '201' });
    expect(await details()).toMatchObject({ otp_expire_in: 0 });
  });

  it('is in a message that is wiped once it was sent, and that is not sent once the code is useless', async () => {
    await details();
    const { rows } = await api.database.database.execute(
      `select is_secret, details from outbox where topic = '${okey}' and channel = 'sms'`,
    );
    const uselessAfter = new Date(api.clock.now().getTime() + 5 * 60_000).toISOString();
    expect(rows).toStrictEqual([{ is_secret: true, details: { reader: 'code', uselessAfter } }]);
  });

  it('[OTP-42] is six digits, stored as a keyed hash', async () => {
    await details();
    const code = await codeSent();
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await api.database.database.execute(
      `select code_hash, number_hash from codes where okey = '${okey}'`,
    );
    const plainHash = (text: string) => createHash('sha256').update(text).digest('base64url');
    for (const secret of [code, plainHash(code), plainHash(`${okey}:${code}`), mobile, plainHash(mobile)])
      expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows).toStrictEqual([
      {
        code_hash: hashCode(testConfig.codeSecret, okey, code),
        number_hash: hashNumber(testConfig.codeSecret, mobile),
      },
    ]);
  });

  it('[OTP-45] is sent five times an hour for one order, to any number, until the first is an hour old', async () => {
    await details();
    const another = (index: number) => `0770098${String(index).padStart(4, '0')}`;
    for (let sent = 1; sent < 5; sent += 1)
      expect(await resend(another(sent))).toMatchObject({ responsecode: '200' });
    api.clock.advance({ minutes: 59, seconds: 59 });
    expect(await resend(another(5))).toStrictEqual({
      responsecode: '201',
      status:
        'No code was sent: we have sent as many as we can for now. Please try again in 1 second. Or call the restaurant.',
    });
    // The order keeps the number that a code was sent to.
    expect(await details()).toMatchObject({ order_details: { mobile: another(4) } });
    api.clock.advance({ seconds: 1 });
    expect(await resend(another(5))).toMatchObject({ responsecode: '200' });
  });

  it('[OTP-45] is sent at most five times an hour, a minute apart', async () => {
    await details();
    expect(await resend()).toMatchObject({
      responsecode: '201',
      status:
        'Please wait, we have already send a verification code. If you not receved then try after 01:00 minute',
    });
    for (let sent = 1; sent < 5; sent += 1) {
      api.clock.advance({ minutes: 1 });
      expect(await resend()).toMatchObject({ responsecode: '200' });
    }
    api.clock.advance({ minutes: 1 });
    expect(await resend()).toMatchObject({ responsecode: '201' });
    expect(await texts()).toBe(5);
  });

  it('[API2-22][API2-23] goes to a new number at once, which the order keeps', async () => {
    await details();
    const old = await codeSent();
    api.clock.advance({ seconds: 1 });
    expect(await resend('07700955555')).toMatchObject({
      responsecode: '200',
      status: 'We have sent the code to your number, please verify.',
    });
    expect(await details()).toMatchObject({ order_details: { mobile: '07700955555' } });
    const code = await codeSent('07700955555');
    // Once in a million times the new code equals the old one.
    const wrong = code === old ? String(999_999 - Number(old)).padStart(6, '0') : old;
    expect(await verify(wrong)).toMatchObject({ responsecode: '201' });
    expect(await verify(code)).toMatchObject({ responsecode: '200' });
  });

  it('[G8] is answered the same for an unknown order as for an expired code', async () => {
    const unknown = await api.call('business/cash_order_otp_verify', { okey: 'nothing', otp: '123456' });
    api.clock.advance({ minutes: 5 });
    expect(await verify('123456')).toStrictEqual(unknown);
  });
});

describe('the calls about codes', () => {
  const booking = { id: 'no-such-booking' };
  let keys = 0;
  // A new key each time, because the tries for one order are limited as well.
  const order = () => ({ okey: `no-such-order-${(keys += 1)}` });

  it.each([
    ['cash_order_otp_details', order],
    ['cash_order_change_mobile', () => ({ ...order(), mobile })],
    ['cash_order_otp_verify', () => ({ ...order(), otp: '123456' })],
    ['booking_otp_details', () => booking],
    ['booking_change_mobile', () => ({ ...booking, mobile })],
    ['booking_otp_verify', () => ({ id: order().okey, otp: '123456' })],
  ])('%s is answered sixty times in ten minutes for an address', async (name, bodyOf) => {
    const askFrom = async (remoteAddress: string) => {
      const { statusCode } = await api.server.inject({
        method: 'POST',
        url: `/api/business/${name}`,
        headers: { authorization: clientAuthorization },
        payload: bodyOf(),
        remoteAddress,
      });
      return statusCode;
    };
    const answers = [];
    // A process answers a twentieth more before it asks the database.
    for (let times = 0; times <= 63; times += 1) answers.push(await askFrom('203.0.113.7'));
    expect(answers.map((status) => status === 429)).toStrictEqual([...Array(63).fill(false), true]);
    expect(await askFrom('203.0.113.8')).not.toBe(429);
    api.clock.advance({ minutes: 10 });
    expect(await askFrom('203.0.113.7')).not.toBe(429);
  });

  it('take thirty tries in ten minutes for one order, from any address', async () => {
    const tryFrom = async (index: number) => {
      const { statusCode } = await api.server.inject({
        method: 'POST',
        url: '/api/business/cash_order_otp_verify',
        headers: { authorization: clientAuthorization },
        payload: { okey, otp: '123456' },
        remoteAddress: `203.0.${index}.7`,
      });
      return statusCode;
    };
    const answers = [];
    for (let index = 0; index <= 30; index += 1) answers.push(await tryFrom(index));
    expect(answers.map((status) => status === 429)).toStrictEqual([...Array(30).fill(false), true]);
    api.clock.advance({ minutes: 10 });
    expect(await tryFrom(0)).not.toBe(429);
  });
});
