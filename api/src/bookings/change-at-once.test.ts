import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { aCatalogueOf, businessId } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogueOf(aTableBusiness({ max_person: 12, guest_number_over_pay: 0, price_per: '0.00' })),
  );
});
afterAll(() => api.close());

const aTable = (parts: Parameters<typeof aBooking>[0]) => aBooking({ total_guest_price: '0.00', ...parts });

async function book(parts: Parameters<typeof aBooking>[0]) {
  const answer = await api.call('business/booking', aTable(parts));
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return { id: answer.id, change_key: answer.change_key ?? '' };
}

const changeTo = (
  booked: { readonly id: string; readonly change_key: string },
  parts: Pick<Body<'business/booking_change'>, 'date' | 'time' | 'guest'>,
  request_key: string,
) =>
  api.call('business/booking_change', {
    ...booked,
    ...parts,
    time_slot_id: parts.time,
    total_guest_price: '0.00',
    request_key,
  });

/** The guests of a slot, as the database has them. */
async function coversAt(date: string, time: string): Promise<number> {
  const { rows } = await api.database.database.execute(
    `select coalesce(sum(guests), 0)::int as covers from bookings
     where business_id = '${businessId}' and date = '${date}' and time = '${time}' and state = 'booked'`,
  );
  return Number(rows[0]?.['covers']);
}

const codesOf = (answers: readonly { readonly responsecode: string }[]) =>
  answers.map(({ responsecode }) => responsecode).sort();

// Each case runs on several days, since two requests do not always meet.
const days = Array.from({ length: 8 }, (_, day) => `2026-12-0${day + 1}`);

describe('at the same instant, on real PostgreSQL', () => {
  it.each(days)('[BKC-3] of two changes into the last covers one succeeds, on %s', async (date) => {
    const [one, two] = await Promise.all([
      book({ date, time: '18:00', guest: 4 }),
      book({ date, time: '18:15', guest: 4 }),
      book({ date, time: '19:00', guest: 8 }),
    ]);
    const last = { date, time: '19:00', guest: 4 };
    const answers = await Promise.all([changeTo(one, last, `${date} 1`), changeTo(two, last, `${date} 2`)]);
    expect(codesOf(answers)).toStrictEqual(['200', '409']);
    expect(await coversAt(date, '19:00')).toBe(12);
    expect((await coversAt(date, '18:00')) + (await coversAt(date, '18:15'))).toBe(4);
  });

  it.each(days)('[BKC-3] of a change and a booking for the last covers one succeeds, on %s', async (date) => {
    const moving = await book({ date, time: '17:00', guest: 4 });
    await book({ date, time: '17:30', guest: 8 });
    const answers = await Promise.all([
      changeTo(moving, { date, time: '17:30', guest: 4 }, `${date} 3`),
      api.call('business/booking', aTable({ date, time: '17:30', guest: 4 })),
    ]);
    expect(codesOf(answers)).toStrictEqual(['200', '409']);
    expect(await coversAt(date, '17:30')).toBe(12);
  });

  it.each(days)('[BKC-3] a change and a cancellation end in one state, on %s', async (date) => {
    const booked = await book({ date, time: '22:00', guest: 4 });
    const [changed, cancelled] = await Promise.all([
      changeTo(booked, { date, time: '22:30', guest: 5 }, `${date} 4`),
      api.call('users/booking_cancel', { id: booked.id }),
    ]);
    expect(cancelled).toMatchObject({ responsecode: '200', booking: { state: 'cancelled' } });
    expect(['200', '201']).toContain(changed.responsecode);
    expect((await coversAt(date, '22:00')) + (await coversAt(date, '22:30'))).toBe(0);
    const status = await api.call('business/booking_status', { id: booked.id });
    expect(status).toMatchObject({
      booking: { state: 'cancelled', time: changed.responsecode === '200' ? '22:30' : '22:00' },
    });
  });

  it.each(days)('[BKC-3] two bookings that change places both succeed, on %s', async (date) => {
    const [one, two] = await Promise.all([
      book({ date, time: '23:00', guest: 4 }),
      book({ date, time: '23:15', guest: 4 }),
    ]);
    const answers = await Promise.all([
      changeTo(one, { date, time: '23:15', guest: 4 }, `${date} 5`),
      changeTo(two, { date, time: '23:00', guest: 4 }, `${date} 6`),
    ]);
    expect(codesOf(answers)).toStrictEqual(['200', '200']);
  });

  it('[BKC-4] one change that is sent twenty times is made once', async () => {
    const booked = await book({ date: '2026-12-10', guest: 4 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        changeTo(booked, { date: '2026-12-10', time: '19:00', guest: 6 }, 'the same'),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await api.database.database.execute(
      `select revision from bookings where id = '${booked.id}'`,
    );
    expect(rows).toStrictEqual([{ revision: 1 }]);
  });
});
