import { isOk } from '@storefront/contract';
import type { Answer, Body } from '@storefront/contract';
import { businessToken } from '../business-keys/business-token';
import { aCatalogueOf, idOf, newestCode, outboxOf, textsTo } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { clientAuthorization, testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { proveNumber, userToken } from '../testing/users';
import { expireHolds } from './expire-holds';
import { openBookingLimits } from '../limits/open-booking-limits';

let api: TestApi;
beforeEach(async () => {
  api = await testApi({ openBookings: openBookingLimits });
  await api.importCatalogue(
    aCatalogueOf(aTableBusiness({ capacity_per_slot: 100 }, { business_email: 'tables@example.test' })),
  );
}, 60_000);
afterEach(() => api.close());

type BookingParts = Parameters<typeof aBooking>[0];

let people = 0;
/** A booking of somebody who has never booked before. */
const aStranger = (parts: BookingParts = {}) => {
  people += 1;
  const [phone, email] = [`0770093${String(people).padStart(4, '0')}`, `stranger-${people}@example.test`];
  return aBooking({ phone, email, ...parts });
};
/** Books from an address of the internet. */
const bookFrom = async (remoteAddress: string, body: Body<'business/booking'>) => {
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/business/booking',
    headers: { authorization: clientAuthorization },
    remoteAddress,
    payload: body,
  });
  return answer.json<Answer<'business/booking'>>();
};
const book = (body: Body<'business/booking'>) => api.call('business/booking', body);
const codes = (answers: readonly { readonly responsecode: string }[]) =>
  answers.map(({ responsecode }) => responsecode).sort();
const inParallel = <Item>(count: number, make: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const stateOf = async (id: string) => {
  const status = await api.call('business/booking_status', { id });
  return isOk(status) ? status.booking.state : status.status;
};
const details = (id: string) => api.call('business/booking_otp_details', { id });
const verify = (id: string, otp: string) => api.call('business/booking_otp_verify', { id, otp });
const coversTaken = async () => {
  const { rows } = await api.database.database.execute<{ covers: number }>(
    "select coalesce(sum(guests), 0)::int as covers from bookings where state in ('booked', 'held')",
  );
  return rows[0]?.covers;
};

/** Makes the three bookings that need no code, and a fourth one; returns its id. */
const bookFourth = async (parts: BookingParts = {}) => {
  const phone = aStranger().phone;
  for (let open = 0; open < 3; open += 1)
    expect(codes([await book(aStranger({ phone }))])).toStrictEqual(['200']);
  const fourth = await book(aStranger({ phone, ...parts }));
  expect(fourth.responsecode).toBe('203');
  return { phone, id: idOf(fourth) };
};

describe('bookings by somebody unproven', () => {
  it('[BKS-14][G2] made twenty at once never hold more than three tables for one number', async () => {
    const { phone } = aStranger();
    const answers = await inParallel(20, () => book(aStranger({ phone, guest: 2 })));
    expect(codes(answers)).toStrictEqual([...Array<string>(3).fill('200'), ...Array<string>(17).fill('203')]);
    expect(await coversTaken()).toBe(6);
  });

  it('[BKS-14] made twenty at once never hold more than three tables for one mail, in any case', async () => {
    const answers = await inParallel(20, (index) =>
      book(aStranger({ email: index % 2 ? 'Same@example.test' : 'same@example.test' })),
    );
    expect(codes(answers).filter((code) => code === '200')).toHaveLength(3);
  });

  it.each([
    ['an IPv4 address', 3, () => '203.0.113.7'],
    ['an IPv4 /24', 12, (index: number) => `203.0.113.${index}`],
    ['an IPv6 /64', 3, (index: number) => `2001:db8:1:2::${index}`],
    ['an IPv6 /56', 6, (index: number) => `2001:db8:1:2${index + 10}::1`],
    ['an IPv6 /48', 12, (index: number) => `2001:db8:1:${index + 1}00::1`],
  ])('[BKS-14] made from %s at once hold at most %i tables', async (_, most, addressOf) => {
    const answers = await inParallel(20, (index) => bookFrom(addressOf(index), aStranger()));
    expect(codes(answers)).toStrictEqual([
      ...Array<string>(most).fill('200'),
      ...Array<string>(20 - most).fill('203'),
    ]);
    expect(codes([await bookFrom('198.51.100.1', aStranger())])).toStrictEqual(['200']);
  });

  it('[BKS-14] count no longer once they are cancelled, or over', async () => {
    const { phone } = aStranger();
    const ids = await inParallel(3, async () => idOf(await book(aStranger({ phone }))));
    await api.call('users/booking_cancel', { id: ids[0] ?? '' });
    expect(codes([await book(aStranger({ phone }))])).toStrictEqual(['200']);
    expect(codes([await book(aStranger({ phone }))])).toStrictEqual(['203']);
    api.clock.moveTo('2026-11-21T18:00:00Z');
    expect(codes([await book(aStranger({ phone, date: '2026-11-23' }))])).toStrictEqual(['200']);
  });

  it('[BKS-14] count while they are held for a payment', async () => {
    const { phone } = aStranger();
    const held = () => book(aStranger({ phone, guest: 5, paymode: 'card' }));
    expect(codes(await inParallel(4, held))).toStrictEqual(['200', '200', '200', '203']);
    api.clock.advance({ minutes: 15 });
    expect(codes([await held()])).toStrictEqual(['200']);
  });

  it('[BKS-14] need a number that can get the code', async () => {
    const phone = '02079460101';
    await inParallel(3, () => book(aStranger({ phone })));
    expect(await book(aStranger({ phone }))).toMatchObject({
      responsecode: '201',
      status_msg:
        'We confirm this booking by a code that we send by text message: please enter a UK mobile number that begins with 07.',
    });
  });
});

describe('a booking that waits for its code', () => {
  it('[BKS-15] takes no covers, tells nobody, and cannot be paid or cancelled', async () => {
    const { id } = await bookFourth({ guest: 8, paymode: 'card' });
    expect(await stateOf(id)).toBe('awaiting_code');
    expect(await coversTaken()).toBe(12);
    expect((await outboxOf(api)).filter(({ body }) => body.includes('table for 8'))).toStrictEqual([]);
    const payment = await api.call('payment/session', { key: `${id}_booking`, ptype: 'card' });
    expect(payment).toMatchObject({ redirect_payment_url: `/booking-complete?v=${id}` });
    expect(await api.call('users/booking_cancel', { id })).toMatchObject({ responsecode: '201' });
  });

  it('[BKS-15] gets one code by text message for all loads of its page, and is booked with it once', async () => {
    const { id, phone } = await bookFourth({ guest: 3 });
    expect(await details(id)).toStrictEqual({
      responsecode: '200',
      booking_details: { id, business_id: 'b-saffron-yard', mobile: phone },
      otp_expire_in: 300,
      otp_resend_in: 60,
      otp_sent: 'yes',
    });
    await inParallel(5, () => details(id));
    expect(await textsTo(api, phone)).toHaveLength(1);
    const code = await newestCode(api, phone);
    const answers = await inParallel(5, () => verify(id, code));
    expect(new Set(answers.map(({ status }) => status))).toStrictEqual(
      new Set(['Thank you, your table is booked.', 'This booking is confirmed already.']),
    );
    expect(await stateOf(id)).toBe('booked');
    const toTheBusiness = (await outboxOf(api)).filter(({ body }) => body.includes('table for 3'));
    expect(toTheBusiness.filter(({ to }) => to === 'tables@example.test')).toHaveLength(1);
    expect((await textsTo(api, phone)).at(0)?.body).toContain('is booked for you');
    expect(await details(id)).toMatchObject({ status: 'This booking is confirmed already.' });
  });

  it('[BKS-15][G8] is not booked with a wrong code, nor with that of another', async () => {
    const [one, other] = [await bookFourth(), await bookFourth()];
    await details(one.id);
    await details(other.id);
    const code = await newestCode(api, one.phone);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await verify(one.id, wrong)).toStrictEqual({
      responsecode: '201',
      status: 'That code is not right. You have 4 tries left.',
    });
    const othersCode = await newestCode(api, other.phone);
    const isOther = othersCode === code ? wrong : othersCode;
    expect(await verify(one.id, isOther)).toMatchObject({ responsecode: '201' });
    expect(await stateOf(one.id)).toBe('awaiting_code');
    expect(await verify('nothing', code)).toStrictEqual({
      responsecode: '201',
      status: 'That code is no longer valid. Please ask for a new one.',
    });
  });

  it('[BKS-15] takes another number, which the booking keeps', async () => {
    const { id, phone } = await bookFourth();
    await details(id);
    const mobile = aStranger().phone;
    expect(await api.call('business/booking_change_mobile', { id, mobile })).toMatchObject({
      responsecode: '200',
    });
    expect(await textsTo(api, phone)).toHaveLength(1);
    expect(await details(id)).toMatchObject({ booking_details: { mobile } });
    expect(await verify(id, await newestCode(api, mobile))).toMatchObject({ responsecode: '200' });
    expect((await textsTo(api, mobile)).at(0)?.body).toContain('is booked for you');
  });

  it('[BKS-15] is held for its payment once the code is typed in, when it is paid first', async () => {
    const { id, phone } = await bookFourth({ guest: 8, paymode: 'card' });
    await details(id);
    expect(await verify(id, await newestCode(api, phone))).toStrictEqual({
      responsecode: '200',
      status: 'Thank you. Your table is held until it is paid.',
    });
    expect(await stateOf(id)).toBe('held');
    expect(await details(id)).toMatchObject({ status: 'This booking is confirmed already.' });
    expect(await api.call('payment/session', { key: `${id}_booking`, ptype: 'card' })).toMatchObject({
      responsecode: '200',
    });
  });

  it('[BKS-15] ends after half an hour', async () => {
    const { id, phone } = await bookFourth();
    await details(id);
    const code = await newestCode(api, phone);
    api.clock.advance({ minutes: 30 });
    expect(await stateOf(id)).toBe('expired');
    const tooLate = {
      responsecode: '201',
      status: 'This booking was not confirmed in time. Please book again.',
    };
    expect(await verify(id, code)).toStrictEqual(tooLate);
    expect(await details(id)).toStrictEqual(tooLate);
    expect(await api.call('business/booking_change_mobile', { id, mobile: phone })).toStrictEqual(tooLate);
    expect(await textsTo(api, phone)).toHaveLength(1);
    await expireHolds({ database: api.database.database, clock: api.clock });
    const { rows } = await api.database.database.execute(`select state from bookings where id = '${id}'`);
    expect(rows).toStrictEqual([{ state: 'expired' }]);
  });

  it('[BKS-15][BKS-9][G2] fills exactly the capacity of its slot when many codes are typed in at once', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness({ capacity_per_slot: 12 })));
    const { phone } = aStranger();
    for (let open = 0; open < 3; open += 1) await book(aStranger({ phone, date: '2026-11-23', guest: 1 }));
    const waiting = await inParallel(8, async () => idOf(await book(aStranger({ phone, guest: 4 }))));
    expect(await coversTaken()).toBe(3);
    const withCodes: { readonly id: string; readonly code: string }[] = [];
    for (const id of waiting) {
      const mobile = aStranger().phone;
      await details(id);
      await api.call('business/booking_change_mobile', { id, mobile });
      withCodes.push({ id, code: await newestCode(api, mobile) });
    }
    const answers = await Promise.all(withCodes.map(({ id, code }) => verify(id, code)));
    expect(codes(answers)).toStrictEqual([...Array<string>(3).fill('200'), ...Array<string>(5).fill('409')]);
    expect(answers.find(({ responsecode }) => responsecode === '409')).toStrictEqual({
      responsecode: '409',
      status: 'That time has just been taken. Please choose another.',
    });
    expect(await coversTaken()).toBe(3 + 12);
    const states = await Promise.all(waiting.map(stateOf));
    expect(states.filter((state) => state === 'expired')).toHaveLength(5);
  });

  it('[BKS-12] is one booking for all repeats of its request', async () => {
    const { phone } = await bookFourth();
    const body = aStranger({ phone });
    const [first, second] = [await book(body), await book(body)];
    expect(first).toMatchObject({ responsecode: '203' });
    expect(second).toStrictEqual(first);
  });
});

describe('a booking that needs no code', () => {
  it('has no page of a code when it does not exist', async () => {
    const [id, mobile] = ['no-such-booking', aStranger().phone];
    const unknown = await api.call('business/booking_status', { id });
    expect(await details(id)).toStrictEqual(unknown);
    expect(await api.call('business/booking_change_mobile', { id, mobile })).toStrictEqual(unknown);
    expect(await textsTo(api, mobile)).toStrictEqual([]);
  });

  it('has no page of a code once it is cancelled, or its guests have been there', async () => {
    const { phone } = aStranger();
    const [first, second] = await inParallel(2, async () => idOf(await book(aStranger({ phone }))));
    await api.call('users/booking_cancel', { id: first ?? '' });
    const cancelled = { responsecode: '201', status: 'This booking is cancelled. Please book again.' };
    expect(await details(first ?? '')).toStrictEqual(cancelled);
    expect(await verify(first ?? '', '000000')).toStrictEqual(cancelled);
    expect(
      await api.call('business/booking_change_mobile', { id: first ?? '', mobile: phone }),
    ).toStrictEqual(cancelled);
    api.clock.moveTo('2026-11-28T12:00:00Z');
    const authorization = `Bearer ${businessToken('secret of tests', 'saffron-yard')}`;
    await api.post('business/booking_state', { id: second, state: 'completed' }, { authorization });
    expect(await stateOf(second ?? '')).toBe('completed');
    expect(await details(second ?? '')).toMatchObject({ status: 'This booking is confirmed already.' });
    expect((await textsTo(api, phone)).filter(({ body }) => body.includes('is your code'))).toStrictEqual([]);
  });
});

describe('somebody proven', () => {
  it('[BKS-16] books on without a code while others have used up the network and the mail', async () => {
    const [home, email] = ['203.0.113.7', 'shared@example.test'];
    await inParallel(3, () => bookFrom(home, aStranger({ email })));
    const unproven = aStranger({ email });
    expect(codes([await bookFrom(home, unproven)])).toStrictEqual(['203']);
    await proveNumber(api, unproven.phone);
    expect(codes([await bookFrom(home, { ...unproven, request_key: 'proven' })])).toStrictEqual(['200']);
  });

  it('[BKS-16] with the session of a confirmed account is not counted with others who name the same number', async () => {
    const { phone } = await bookFourth();
    const sessiontoken = await userToken(api);
    expect(codes([await book(aStranger({ phone, sessiontoken }))])).toStrictEqual(['200']);
    const unconfirmed = await userToken(api, { emailConfirmedAt: null });
    expect(codes([await book(aStranger({ phone, sessiontoken: unconfirmed }))])).toStrictEqual(['203']);
    await proveNumber(api, phone, unconfirmed);
    expect(codes([await book(aStranger({ phone, sessiontoken: unconfirmed }))])).toStrictEqual(['200']);
  });

  it('[BKS-16] does not use up the three of others in the same network', async () => {
    const home = '203.0.113.7';
    const sessiontoken = await userToken(api);
    await inParallel(3, () => bookFrom(home, aStranger({ sessiontoken })));
    expect(codes([await bookFrom(home, aStranger())])).toStrictEqual(['200']);
  });

  it('[BKS-16] needs a code too for a fourth open booking of the own account', async () => {
    const sessiontoken = await userToken(api);
    const answers = await inParallel(10, () => book(aStranger({ sessiontoken })));
    expect(codes(answers).filter((code) => code === '200')).toHaveLength(3);
  });

  it('[BKS-17] has at most ten open bookings, and hears where to ask for more', async () => {
    const { phone } = aStranger();
    for (let open = 0; open < 10; open += 1) {
      const answer = await book(aStranger({ phone }));
      if (answer.responsecode !== '203') continue;
      const id = idOf(answer);
      api.clock.advance({ minutes: 20 });
      await details(id);
      expect(await verify(id, await newestCode(api, phone))).toMatchObject({ responsecode: '200' });
    }
    expect(await book(aStranger({ phone }))).toMatchObject({
      responsecode: '201',
      status_msg: 'You have 10 tables booked already. Please call the restaurant for another one.',
    });
  });
});
