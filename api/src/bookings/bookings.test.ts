import { isOk } from '@storefront/contract';
import { aCatalogueOf, businessId, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { expireHolds } from './expire-holds';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.importCatalogue(aCatalogueOf(aTableBusiness())));
afterAll(() => api.close());

const timesOf = async (date: string) => {
  const answer = await api.call('business/booking_time', { business_id: businessId, date });
  return isOk(answer) ? answer.booking_time_slot.slots.map(({ time }) => time) : answer.status;
};

describe('the slots of a date', () => {
  it('[BKG-20][BKG-22] come every quarter of an hour of an opening period, and after midnight belong to the day the period starts on', async () => {
    const times = await timesOf('2026-11-22');
    expect(times.slice(0, 3)).toStrictEqual(['17:00', '17:15', '17:30']);
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
  it('[API2-14][BKS-11] confirms it, tells the customer and takes its covers', async () => {
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

  it('shows a short number on its page and in its messages, and its key only in links (D92)', async () => {
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

  it('[BKG-23] offers no slot without free covers', async () => {
    await api.call('business/booking', aBooking({ date: '2026-11-24', guest: 8 }));
    await api.call('business/booking', aBooking({ date: '2026-11-24', guest: 4 }));
    expect(await timesOf('2026-11-24')).not.toContain('18:00');
  });

  it('[BKS-7] answers 409 when the slot is taken', async () => {
    await api.call('business/booking', aBooking({ date: '2026-11-25', guest: 8 }));
    expect(await api.call('business/booking', aBooking({ date: '2026-11-25', guest: 5 }))).toStrictEqual({
      responsecode: '409',
      status: 'That time has just been taken. Please choose another.',
      status_msg: 'That time has just been taken. Please choose another.',
    });
  });

  it('[BKS-12] makes no second booking when the button is pressed again', async () => {
    const booking = aBooking({ date: '2026-11-26', guest: 8 });
    const first = await api.call('business/booking', booking);
    expect(await api.call('business/booking', booking)).toStrictEqual(first);
    expect(await api.call('business/booking', { ...booking, message: 'Another' })).toMatchObject({
      responsecode: '201',
    });
  });

  it('[BKS-10] holds the covers of an unpaid booking for 15 minutes', async () => {
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

  it('can be cancelled until two hours before, which frees its covers', async () => {
    const answer = await api.call('business/booking', aBooking({ date: '2026-11-28', guest: 8 }));
    const id = isOk(answer) ? answer.id : '';
    expect(await api.call('users/booking_cancel', { id })).toMatchObject({ booking: { state: 'cancelled' } });
    expect(await api.call('users/booking_cancel', { id })).toMatchObject({ responsecode: '201' });
    expect(await api.call('business/booking', aBooking({ date: '2026-11-28', guest: 8 }))).toMatchObject({
      responsecode: '200',
    });
  });

  it('refuses a booking that the business does not accept', async () => {
    expect(await api.call('business/booking', aBooking({ guest: 9 }))).toMatchObject({ responsecode: '201' });
    await api.importCatalogue(aCatalogueOf(aTableBusiness({ status: 'no' })));
    expect(await api.call('business/booking', aBooking())).toMatchObject({
      responsecode: '201',
      status_msg: 'Table booking is not available.',
    });
  });
});

describe('dates in summer, when London is an hour ahead of UTC', () => {
  it('[BKG-9] at half past midnight the new day is the first date with slots', async () => {
    const summer = await testApi();
    await summer.importCatalogue(aCatalogueOf(aTableBusiness()));
    summer.clock.moveTo('2026-07-01T23:31:00Z');
    const slotsOf = async (date: string) => {
      const answer = await summer.call('business/booking_time', { business_id: businessId, date });
      return isOk(answer) ? answer.booking_time_slot.slots.map(({ time }) => time) : [];
    };
    // The night of 1 July runs until one.
    expect(await slotsOf('2026-07-01')).toStrictEqual(['00:45']);
    expect((await slotsOf('2026-07-02'))[0]).toBe('17:00');
    // A year ahead is counted from the date in London.
    expect((await slotsOf('2027-07-02')).length).toBeGreaterThan(0);
    expect(await slotsOf('2027-07-03')).toStrictEqual([]);
    await summer.close();
  });
});

describe('a booking whose time has passed', () => {
  it('can no longer be cancelled, and is not completed by the clock', async () => {
    const answer = await api.call('business/booking', aBooking({ date: '2026-12-16' }));
    const id = isOk(answer) ? answer.id : '';
    api.clock.moveTo('2026-12-16T16:00:01Z');
    expect(await api.call('users/booking_cancel', { id })).toMatchObject({ responsecode: '201' });
    expect(await api.call('business/booking_status', { id })).toMatchObject({ booking: { state: 'booked' } });
    api.clock.moveTo('2026-12-17T18:00:00Z');
    expect(await api.call('business/booking_status', { id })).toMatchObject({ booking: { state: 'booked' } });
  });
});

describe('tables that are held and not paid', () => {
  it('[BKS-10] are released, and the open payment is dropped', async () => {
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
    expect(rows).toStrictEqual([{ booking: 'expired', payment: 'expired' }]);
    expect(await api.call('payment/session', { key: `${id}_booking`, ptype: 'card' })).toMatchObject({
      state: 'expired',
    });
  });
});
