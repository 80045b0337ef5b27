import { isOk } from '@storefront/contract';
import { aCatalogueOf, businessId, guestToken, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { openRealPostgres } from '../testing/databases';
import { userData, userToken } from '../testing/users';
import { expireHolds } from './expire-holds';
import { type TestApi, testApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.bring(aCatalogueOf(aTableBusiness())));
afterAll(() => api.close());

const timesOf = async (date: string) => {
  const answer = await api.call('business/booking_time', { business_id: businessId, date });
  return isOk(answer) ? answer.booking_time_slot.slots.map(({ time }) => time) : answer.status;
};

describe('the slots of a date', () => {
  it('[BKG-20][BKG-22] come every quarter of an hour within the opening periods, those past midnight with the day they start on', async () => {
    const times = await timesOf('2026-11-22');
    expect(times.slice(0, 3)).toEqual(['17:00', '17:15', '17:30']);
    expect(times).toContain('00:45');
    expect(times).not.toContain('20:00');
    expect(times).not.toContain('21:00');
    expect(times).toHaveLength(24);
  });

  it('[BKG-21] start in the future only', async () => {
    expect((await timesOf('2026-11-20'))[0]).toBe('18:45');
    expect(await timesOf('2026-11-19')).toBe('No table is free on that day. Please choose another.');
  });

  it('[API2-13] come with the prices and rules', async () => {
    expect(
      await api.call('business/booking_time', { business_id: businessId, date: '2026-11-22' }),
    ).toMatchObject({
      every_person_price: '3.00',
      every_booking_price: '0.00',
      every_booking_service_charge_type: 'percentage',
      every_booking_service_charge_price: '10.00',
      min_person: 1,
      max_person: 8,
      guest_number_over_pay: 4,
      reservation_notes: 'Tables are held for fifteen minutes.',
      info: {
        resturent_timeing: [
          { start: '17:00', end: '20:00' },
          { start: '22:00', end: '01:00' },
        ],
      },
    });
  });
});

describe('booking a table', () => {
  it('[API2-14][BKS-11] stands, tells the customer and takes its covers', async () => {
    const answer = await api.call(
      'business/booking',
      aBooking({ date: '2026-11-23', guest: 8, paymode: 'cod' }),
    );
    if (!isOk(answer)) throw new Error(JSON.stringify(answer));
    expect(Buffer.from(answer.id, 'base64url')).toHaveLength(16);
    expect(await api.call('business/booking_status', { id: answer.id })).toMatchObject({
      booking: { state: 'booked', guest: 8, amount_due: '26.40', time: '18:00' },
    });
    expect(
      (await outboxOf(api)).find(({ subject }) => subject === 'Your table at Saffron Yard'),
    ).toBeDefined();
  });

  it('is named by a short number of its own in its page and its messages, which hold the key in links alone (D92)', async () => {
    const numbers: string[] = [];
    for (const date of ['2026-11-22', '2026-11-23']) {
      const answer = await api.call('business/booking', aBooking({ date, time: '18:30' }));
      const id = isOk(answer) ? answer.id : '';
      const status = await api.call('business/booking_status', { id });
      const number = isOk(status) ? status.booking.booking_number : '';
      expect(number).toMatch(/^B-\d{4,}$/);
      numbers.push(number);
      const mail = (await outboxOf(api)).find(({ channel }) => channel === 'email');
      expect(mail?.body).toContain(`Your booking number is ${number}.`);
      expect(mail?.body.replaceAll(/https?:\S+/g, '')).not.toContain(id);
    }
    expect(new Set(numbers).size).toBe(2);
  });

  it('[BKG-23] a slot without covers is no longer offered', async () => {
    await api.call('business/booking', aBooking({ date: '2026-11-24', guest: 8 }));
    await api.call('business/booking', aBooking({ date: '2026-11-24', guest: 4 }));
    expect(await timesOf('2026-11-24')).not.toContain('18:00');
  });

  it('[BKS-7] a slot that has gone is answered 409', async () => {
    await api.call('business/booking', aBooking({ date: '2026-11-25', guest: 8 }));
    expect(await api.call('business/booking', aBooking({ date: '2026-11-25', guest: 5 }))).toEqual({
      responsecode: '409',
      status: 'That time has just been taken. Please choose another.',
      status_msg: 'That time has just been taken. Please choose another.',
    });
  });

  it('[BKS-12] a repeat of the press makes no second booking', async () => {
    const booking = aBooking({ date: '2026-11-26', guest: 8 });
    const first = await api.call('business/booking', booking);
    expect(await api.call('business/booking', booking)).toEqual(first);
    expect(await api.call('business/booking', { ...booking, message: 'Another' })).toMatchObject({
      responsecode: '201',
    });
  });

  it('[BKS-10] a booking to be paid holds its covers for 15 minutes', async () => {
    const answer = await api.call(
      'business/booking',
      aBooking({ date: '2026-11-27', guest: 8, paymode: 'card' }),
    );
    expect(answer).toMatchObject({
      responsecode: '200',
      redirect_payment_url: expect.stringContaining('_booking&ptype=card'),
    });
    const next = () =>
      api.call('business/booking', aBooking({ date: '2026-11-27', guest: 5, paymode: 'cod' }));
    expect(await next()).toMatchObject({ responsecode: '409' });
    api.clock.advance({ minutes: 15 });
    expect(await next()).toMatchObject({ responsecode: '200' });
  });

  it('can be cancelled until two hours before, and gives its covers back', async () => {
    const answer = await api.call('business/booking', aBooking({ date: '2026-11-28', guest: 8 }));
    const id = isOk(answer) ? answer.id : '';
    expect(await api.call('users/booking_cancel', { id })).toMatchObject({ booking: { state: 'cancelled' } });
    expect(await api.call('users/booking_cancel', { id })).toMatchObject({ responsecode: '201' });
    expect(await api.call('business/booking', aBooking({ date: '2026-11-28', guest: 8 }))).toMatchObject({
      responsecode: '200',
    });
  });

  it('refuses what the business does not take', async () => {
    expect(await api.call('business/booking', aBooking({ guest: 9 }))).toMatchObject({ responsecode: '201' });
    await api.bring(aCatalogueOf(aTableBusiness({ status: 'no' })));
    expect(await api.call('business/booking', aBooking())).toMatchObject({
      responsecode: '201',
      status_msg: 'Table booking is not available.',
    });
  });
});

describe('dates in summer, when London is an hour ahead of UTC', () => {
  it('[BKG-9] half an hour after midnight the day that begins is the first one with new slots', async () => {
    const summer = await testApi();
    await summer.bring(aCatalogueOf(aTableBusiness()));
    summer.clock.moveTo('2026-07-01T23:31:00Z');
    const slotsOf = async (date: string) => {
      const answer = await summer.call('business/booking_time', { business_id: businessId, date });
      return isOk(answer) ? answer.booking_time_slot.slots.map(({ time }) => time) : [];
    };
    // The night of 1 July runs until one.
    expect(await slotsOf('2026-07-01')).toEqual(['00:45']);
    expect((await slotsOf('2026-07-02'))[0]).toBe('17:00');
    // A year ahead is counted from the date in London.
    expect((await slotsOf('2027-07-02')).length).toBeGreaterThan(0);
    expect(await slotsOf('2027-07-03')).toEqual([]);
    await summer.close();
  });
});

describe('what a booking claims and asks for', () => {
  const book = (parts: Parameters<typeof aBooking>[0]) => api.call('business/booking', aBooking(parts));

  it.each(['2026-02-30', '0000-01-01', '2026-11-18', '2027-11-21', '9999-12-31'])(
    '[BKG-9] %s is no date to book',
    async (date) => {
      const status = 'No table is free on that day. Please choose another.';
      expect(await book({ date })).toMatchObject({ responsecode: '201', status_msg: status });
      expect(await timesOf(date)).toBe(status);
    },
  );

  it('[BKP-2][G4] the price is the server’s: another that was seen is refused, and nothing is booked', async () => {
    expect(await book({ date: '2026-12-10', guest: 5, total_guest_price: '3.00' })).toMatchObject({
      responsecode: '201',
      status_msg: 'The price has changed. Please look at it again before you book.',
    });
    const answer = await book({ date: '2026-12-10', guest: 5 });
    const id = isOk(answer) ? answer.id : '';
    expect(await api.call('business/booking_status', { id })).toMatchObject({
      booking: { amount_due: '16.50' },
    });
  });

  it('[BKP-7] nothing due is cash, whatever was sent', async () => {
    const answer = await book({ date: '2026-12-11', guest: 2, paymode: 'card' });
    const id = isOk(answer) ? answer.id : '';
    expect(answer).not.toHaveProperty('redirect_payment_url');
    expect(await api.call('business/booking_status', { id })).toMatchObject({
      booking: { paymode: 'cod', amount_due: '0.00', state: 'booked' },
    });
  });

  it.each([
    [{ name: '  ' }, 'Name required'],
    [{ pincode: 'E1' }, 'Please enter valid postcode'],
    [{ guest: 9 }, 'The restaurant does not take a booking for that number of guests.'],
  ])('%j is refused with “%s”', async (parts, status_msg) => {
    expect(await book(parts)).toMatchObject({ responsecode: '201', status_msg });
  });

  it('[BKV-13] the message is required where the business says so', async () => {
    await api.bring(aCatalogueOf(aTableBusiness({ message_required: 'yes' })));
    expect(await book({ message: ' ' })).toMatchObject({ status_msg: 'Message required' });
    expect(await book({ date: '2026-12-12', message: 'By the window' })).toMatchObject({
      responsecode: '200',
    });
  });

  it('[BKP-12] a way to pay that is not permitted is refused while something is due', async () => {
    const permission = { order: [], booking: [{ value: 'card' as const, leble: 'Card' }] };
    await api.bring(aCatalogueOf(aTableBusiness({}, { payment_permission: permission })));
    expect(await book({ date: '2026-12-13', guest: 5 })).toMatchObject({
      status_msg: 'Please select a payment method.',
    });
  });

  it('a slot of another time is none', async () => {
    expect(await book({ time: '18:00', time_slot_id: '18:15' })).toMatchObject({ responsecode: '409' });
  });

  it('the business is told, and the customer by text message where the box is ticked', async () => {
    await api.bring(aCatalogueOf(aTableBusiness({}, { business_email: 'tables@example.test' })));
    await book({
      date: '2026-12-14',
      message: 'By the window',
      sessiontoken: await userToken(api),
    });
    const [mail, text, notice] = await outboxOf(api);
    expect(mail).toMatchObject({ channel: 'email', to: 'ada@example.test' });
    expect(text).toMatchObject({ channel: 'sms', to: '07700900123' });
    expect(notice).toMatchObject({
      to: 'tables@example.test',
      body: expect.stringContaining('By the window'),
    });
    await book({ date: '2026-12-14', booking_update_sms: 'n', sessiontoken: await userToken(api) });
    expect((await outboxOf(api))[1]).toMatchObject({ to: 'tables@example.test' });
  });

  it('[PER-1] a guest books without a session, and with one of a guest', async () => {
    const booking = aBooking({ date: '2026-12-17' });
    expect(booking).not.toHaveProperty('sessiontoken');
    for (const parts of [{}, { sessiontoken: await guestToken(api) }]) {
      const request_key = JSON.stringify(parts);
      const answer = await api.call('business/booking', { ...booking, request_key, ...parts });
      const id = isOk(answer) ? answer.id : '';
      expect(await api.call('business/booking_status', { id })).toMatchObject({
        booking: { state: 'booked', name: 'Ada Moss' },
      });
    }
  });

  it('[PER-6] a user’s booking is in the account', async () => {
    const sessiontoken = await userToken(api);
    const answer = await book({ date: '2026-12-15', sessiontoken, restaurant_offers: 'y' });
    const id = isOk(answer) ? answer.id : '';
    expect(await api.call('users/bookings', { sessiontoken, req_page: 0 })).toMatchObject({ list: [{ id }] });
    expect(await userData(api, sessiontoken)).toMatchObject({ subscribed_bs_list: [businessId] });
    const stranger = await userToken(api);
    expect(await api.call('users/bookings', { sessiontoken: stranger, req_page: 0 })).toMatchObject({
      list: [],
    });
    expect(await book({ sessiontoken: 'nobody' })).toMatchObject({ responsecode: '221' });
  });
});

describe('a booking whose time has come', () => {
  it('can be cancelled no more, and is not completed by the clock', async () => {
    const answer = await api.call('business/booking', aBooking({ date: '2026-12-16' }));
    const id = isOk(answer) ? answer.id : '';
    api.clock.moveTo('2026-12-16T16:00:01Z');
    expect(await api.call('users/booking_cancel', { id })).toMatchObject({ responsecode: '201' });
    expect(await api.call('business/booking_status', { id })).toMatchObject({ booking: { state: 'booked' } });
    api.clock.moveTo('2026-12-17T18:00:00Z');
    expect(await api.call('business/booking_status', { id })).toMatchObject({ booking: { state: 'booked' } });
  });
});

describe('tables held and not paid', () => {
  it('[BKS-10] are let go, with the payment that was begun', async () => {
    const answer = await api.call(
      'business/booking',
      aBooking({ date: '2026-12-20', guest: 8, paymode: 'card' }),
    );
    const id = isOk(answer) ? answer.id : '';
    await api.call('payment/session', { key: `${id}_booking`, ptype: 'card' });
    api.clock.advance({ minutes: 15 });
    await expireHolds({ database: api.database.database, clock: api.clock });
    const { rows } = await api.database.database.execute(
      `select b.state as booking, p.state as payment from bookings b join payments p on p.subject_id = b.id where b.id = '${id}'`,
    );
    expect(rows).toEqual([{ booking: 'expired', payment: 'expired' }]);
    expect(await api.call('payment/session', { key: `${id}_booking`, ptype: 'card' })).toMatchObject({
      state: 'expired',
    });
  });
});

describe('many customers at once, on real PostgreSQL', () => {
  it('[BKS-9][G2] exactly the capacity is accepted, whoever comes at the same instant', async () => {
    await using postgres = await testApi({ database: await openRealPostgres() });
    await postgres.bring(aCatalogueOf(aTableBusiness()));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => postgres.call('business/booking', aBooking({ guest: 4 }))),
    );
    const codes = answers.map(({ responsecode }) => responsecode).sort();
    expect(codes.filter((code) => code === '200')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['200', '409']));
  }, 60_000);

  it('[BKS-12][G1] fifty equal requests make one booking and give fifty equal answers', async () => {
    await using postgres = await testApi({ database: await openRealPostgres() });
    await postgres.bring(aCatalogueOf(aTableBusiness()));
    const booking = aBooking({ guest: 4 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => postgres.call('business/booking', booking)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await postgres.database.database.execute(
      'select count(*)::int as bookings from bookings',
    );
    expect(rows).toEqual([{ bookings: 1 }]);
  }, 60_000);
});
