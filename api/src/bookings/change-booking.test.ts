import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { createOutboxRepository } from '../outbox/repository';
import { aCatalogueOf, idOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.importCatalogue(aCatalogueOf(aTableBusiness())));
afterAll(() => api.close());

let days = 0;
/** A day on which nobody has booked yet. */
const freshDay = () => new Date(Date.UTC(2026, 11, 1 + (days += 1))).toISOString().slice(0, 10);

/** Books a table for four at 18:00, and returns its id with the key that changes it. */
async function book(parts: Parameters<typeof aBooking>[0] = {}) {
  const answer = await api.call('business/booking', aBooking({ date: freshDay(), ...parts }));
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return { id: answer.id, change_key: answer.change_key ?? '' };
}

type Change = Body<'business/booking_change'>;
let keys = 0;
const change = (parts: Partial<Change> & Pick<Change, 'id'>) => {
  const guest = parts.guest ?? 4;
  return api.call('business/booking_change', {
    date: freshDay(),
    time: '19:00',
    time_slot_id: parts.time ?? '19:00',
    guest,
    total_guest_price: guest > 4 ? `${guest * 3}.00` : '0.00',
    request_key: `change-${(keys += 1)}`,
    ...parts,
  });
};
const bookingOf = async (id: string) => {
  const answer = await api.call('business/booking_status', { id });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer;
};
const messagesAbout = async (id: string) =>
  (await createOutboxRepository(api.database.database).newestOf('market', 500))
    .filter(({ topic }) => topic === id)
    .reverse();

describe('changing a booking', () => {
  it('[BKC-1] moves it to another day and time with more guests, until two hours before', async () => {
    const booked = await book();
    const date = freshDay();
    expect(await change({ ...booked, date, time: '19:30', guest: 6 })).toMatchObject({
      responsecode: '200',
      booking: { id: booked.id, date, time: '19:30', guest: 6, amount_due: '19.80', state: 'booked' },
    });
    expect((await bookingOf(booked.id)).booking).toMatchObject({ date, time: '19:30', guest: 6 });
    const tooSoon = new Date(api.clock.now().getTime() + 2 * 3_600_000 - 1_000).toISOString();
    await api.database.database.execute(
      `update bookings set starts_at = '${tooSoon}' where id = '${booked.id}'`,
    );
    expect(await change(booked)).toMatchObject({
      responsecode: '201',
      status: 'A booking can be changed until 2 hours before. Please call the restaurant.',
    });
  });

  it('[BKC-1] frees the old covers and takes the new ones, and counts its own as free', async () => {
    const date = freshDay();
    const booked = await book({ date, guest: 8 });
    expect(await change({ ...booked, date, time: '18:00', guest: 7 })).toMatchObject({ responsecode: '200' });
    // Five of the twelve covers are left beside the seven.
    expect(await api.call('business/booking', aBooking({ date, guest: 6 }))).toMatchObject({
      responsecode: '409',
    });
    expect(await change({ ...booked, date, time: '19:00', guest: 7 })).toMatchObject({ responsecode: '200' });
    expect(await api.call('business/booking', aBooking({ date, guest: 8 }))).toMatchObject({
      responsecode: '200',
    });
    expect(await api.call('business/booking', aBooking({ date, time: '19:00', guest: 6 }))).toMatchObject({
      responsecode: '409',
    });
  });

  it('[BKC-2] is open to the session of its account and to its key, and to nobody else', async () => {
    const sessiontoken = await userToken(api);
    const booked = await book({ sessiontoken });
    const stranger = await userToken(api);
    const other = await book();
    for (const parts of [
      {},
      { change_key: booked.id },
      { change_key: other.change_key },
      { sessiontoken: stranger },
    ])
      expect(await change({ id: booked.id, ...parts })).toMatchObject({
        responsecode: '204',
        status: 'We cannot find that booking.',
      });
    expect(await change({ id: 'nobodys', change_key: booked.change_key })).toMatchObject({
      responsecode: '204',
    });
    expect(await change({ id: booked.id, sessiontoken: 'over' })).toMatchObject({ responsecode: '221' });
    expect(await change({ id: booked.id, sessiontoken })).toMatchObject({ responsecode: '200' });
    expect(await change(booked)).toMatchObject({ responsecode: '200' });
  });

  it('[BKC-2] has a key of 256 bits in its mail, which is wiped once sent, and only its hash in the database', async () => {
    const { id, change_key: key } = await book();
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    const mail = (await messagesAbout(id)).find(({ recipient }) => recipient === 'ada@example.test');
    expect(mail).toMatchObject({
      isSecret: true,
      body: expect.stringContaining(`/booking-complete?v=${id}&change=${key}`),
    });
    const { rows } = await api.database.database.execute(`
      select (select json_agg(bookings)::text from bookings) as bookings,
        (select json_agg(request_keys)::text from request_keys) as answers`);
    expect(JSON.stringify(rows)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('[BKC-2] of a booking from before there were keys is left to its account', async () => {
    const booked = await book();
    await api.database.database.execute(
      `update bookings set change_key_hash = null where id = '${booked.id}'`,
    );
    expect(await change(booked)).toMatchObject({ responsecode: '204' });
  });

  it('[BKC-4] that fails leaves the booking as it was and tells nobody', async () => {
    const full = freshDay();
    for (const guest of [8, 4])
      await api.call('business/booking', aBooking({ date: full, time: '19:00', guest }));
    const booked = await book();
    const before = await bookingOf(booked.id);
    const messages = await messagesAbout(booked.id);
    const cases: [Partial<Change>, string, string][] = [
      [{ date: full, guest: 1 }, '409', 'That time has just been taken. Please choose another.'],
      [{ time: '20:00' }, '409', 'That time has just been taken. Please choose another.'],
      [
        { time: '18:00', time_slot_id: '18:15' },
        '409',
        'That time has just been taken. Please choose another.',
      ],
      [{ guest: 9 }, '201', 'The restaurant does not take a booking for that number of guests.'],
      [{ date: '2026-02-30' }, '201', 'No table is free on that day. Please choose another.'],
      [{ date: '2026-11-18' }, '201', 'No table is free on that day. Please choose another.'],
      [
        { guest: 6, total_guest_price: '0.00' },
        '201',
        'The price has changed. Please look at it again before you book.',
      ],
    ];
    for (const [parts, responsecode, status] of cases)
      expect(await change({ ...booked, ...parts })).toMatchObject({ responsecode, status });
    expect(await bookingOf(booked.id)).toStrictEqual(before);
    expect(await messagesAbout(booked.id)).toStrictEqual(messages);
  });

  it('[BKC-4] that is sent twice with one key is made once, and with other contents is refused', async () => {
    const booked = await book();
    const sent = { ...booked, date: freshDay(), request_key: 'the same' };
    const first = await change(sent);
    expect(first).toMatchObject({ responsecode: '200' });
    expect(await change(sent)).toStrictEqual(first);
    // The guest and the business are told of the booking and of the change.
    expect(await messagesAbout(booked.id)).toHaveLength(4);
    expect(await change({ ...sent, time: '19:15' })).toMatchObject({
      responsecode: '201',
      status: 'This change was sent before with other contents. Please try again.',
    });
  });

  it('to what it is already changes and tells nothing', async () => {
    const date = freshDay();
    const booked = await book({ date });
    expect(await change({ ...booked, date, time: '18:00' })).toMatchObject({ responsecode: '200' });
    expect(await messagesAbout(booked.id)).toHaveLength(2);
  });

  it('[BKC-8] can be made ten times', async () => {
    const booked = await book();
    for (let times = 0; times < 10; times += 1)
      expect(await change(booked)).toMatchObject({ responsecode: '200' });
    expect(await change(booked)).toMatchObject({
      responsecode: '201',
      status: 'This booking was changed ten times. Please call the restaurant.',
    });
  });

  it('[BKC-8] is refused after thirty tries in ten minutes, also with wrong keys', async () => {
    const booked = await book();
    for (let times = 0; times < 30; times += 1) await change({ id: booked.id, change_key: `guess-${times}` });
    expect(await change(booked)).toMatchObject({ responsecode: '429' });
  });
});

describe('what a change costs', () => {
  const pay = (id: string, amountDue: number) =>
    api.database.database.execute(
      `update bookings set state = 'booked', paymode = 'card', paid_at = now(), hold_ends_at = null, amount_due = ${amountDue} where id = '${id}'`,
    );

  it('[BKC-5] moves a paid booking, and refuses what would cost another amount', async () => {
    const booked = await book({ guest: 6, paymode: 'card' });
    expect(await change({ ...booked, guest: 6 })).toMatchObject({
      status: 'Please pay for this table before you change it, or cancel it.',
    });
    await pay(booked.id, 1980);
    expect(await change({ ...booked, guest: 7 })).toMatchObject({
      responsecode: '201',
      status:
        'This booking is paid, and the change would cost another amount. Cancel it and book again: what you paid goes back to you.',
    });
    expect(await change({ ...booked, guest: 6 })).toMatchObject({
      responsecode: '200',
      booking: { paid: 'yes', amount_due: '19.80', paymode: 'card' },
    });
  });

  it('[BKC-5] refuses guests that are paid by card before, and takes those that pay at the restaurant', async () => {
    const booked = await book();
    const permission = { order: [], booking: [{ value: 'card' as const, leble: 'Card' }] };
    await api.importCatalogue(aCatalogueOf(aTableBusiness({}, { payment_permission: permission })));
    expect(await change({ ...booked, guest: 6 })).toMatchObject({
      responsecode: '201',
      status:
        'A table for so many guests is paid by card before. Cancel this booking and book again, please.',
    });
    expect(await change({ ...booked, guest: 3 })).toMatchObject({ responsecode: '200' });
  });

  it('is refused when the booking is cancelled, or the business takes no tables any more', async () => {
    const booked = await book();
    await api.importCatalogue(aCatalogueOf(aTableBusiness({ status: 'no' })));
    expect(await change(booked)).toMatchObject({ status: 'Table booking is not available.' });
    await api.call('users/booking_cancel', { id: booked.id });
    expect(await change(booked)).toMatchObject({ status: 'This booking no longer stands.' });
  });
});

describe('who is told of a change', () => {
  it('[BKC-6] the guest by mail, and the business by mail with what it was before', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness({}, { business_email: 'tables@example.test' })));
    const booked = await book({ date: '2027-01-05' });
    await change({ ...booked, date: '2027-01-06', time: '19:15', guest: 3 });
    const [, , notice, mail] = await messagesAbout(booked.id);
    expect(mail).toMatchObject({
      recipient: 'ada@example.test',
      subject: 'Your table at Saffron Yard is changed',
      body: expect.stringMatching(
        /^Your booking is changed\n[\s\S]*A table for 3 on Wednesday 6 January, 19:15[\s\S]*Before, it was for 4 on Tuesday 5 January, 18:00\./,
      ),
      isSecret: true,
    });
    expect(notice).toMatchObject({
      recipient: 'tables@example.test',
      subject: expect.stringMatching(/^Table booking changed B-\d+: 3 on Wednesday 6 January, 19:15$/),
      body: expect.stringContaining('Before: A table for 4 on Tuesday 5 January, 18:00.'),
    });
  });

  it('[BKC-6] the business’s system by a signed message, and the one of its start moves along', async () => {
    await api.importCatalogue(
      aCatalogueOf(aTableBusiness({}, { webhook_url: 'https://kitchen.example/hook' })),
    );
    const booked = await book({ date: '2027-01-07' });
    await change({ ...booked, date: '2027-01-08', time: '19:15', guest: 3 });
    const sent = await messagesAbout(booked.id);
    const starts = sent.filter(({ subject }) => subject === 'booking.starts');
    expect(starts.map(({ dueAt }) => dueAt.toISOString())).toStrictEqual(['2027-01-08T19:15:00.000Z']);
    const changed = sent.find(({ subject }) => subject === 'booking.changed');
    expect(JSON.parse(changed?.body ?? '{}')).toMatchObject({
      event: 'booking.changed',
      booking: { id: booked.id, date: '2027-01-08', time: '19:15', guest: 3 },
      before: { date: '2027-01-07', time: '18:00', guest: 4 },
    });
    await api.call('users/booking_cancel', { id: booked.id });
    const after = await messagesAbout(booked.id);
    expect(after.map(({ subject }) => subject)).toContain('booking.cancelled');
    expect(after.map(({ subject }) => subject)).not.toContain('booking.starts');
  });

  it('counts for the recipient as every message that a customer causes', async () => {
    const limited = await testApi({
      recipientBackoff: { freeTries: 2, firstPauseSeconds: 3_600, longestPauseSeconds: 3_600 },
    });
    await limited.importCatalogue(aCatalogueOf(aTableBusiness()));
    const sent = {
      date: '2027-01-08',
      time: '19:15',
      time_slot_id: '19:15',
      guest: 3,
      total_guest_price: '0.00',
    };
    const answer = await limited.call('business/booking', aBooking());
    const booked = { id: idOf(answer), change_key: isOk(answer) ? (answer.change_key ?? '') : '' };
    const codes: string[] = [];
    for (const date of ['2027-01-08', '2027-01-09', '2027-01-10']) {
      const changed = await limited.call('business/booking_change', {
        ...sent,
        ...booked,
        date,
        request_key: date,
      });
      codes.push(changed.responsecode);
    }
    expect(codes.at(-1)).toBe('429');
    await limited.close();
  });
});
