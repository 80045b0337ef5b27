import { isOk } from '@storefront/contract';
import { aCatalogueOf, businessId } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() =>
  api.importCatalogue(
    aCatalogueOf(aTableBusiness({}, { special_days: [{ date: '2026-11-25', hours: [] }] })),
  ),
);
afterAll(() => api.close());

/** Books the whole capacity of the slots at these times. */
async function fill(date: string, times: readonly string[]) {
  for (const time of times)
    for (const guest of [8, 4]) {
      const answer = await api.call('business/booking', aBooking({ date, time, guest }));
      if (!isOk(answer)) throw new Error(JSON.stringify(answer));
    }
}

describe('the days to book on', () => {
  it('[BKG-34] are the fourteen from today on, each free, full or closed', async () => {
    await api.importCatalogue(
      aCatalogueOf(
        aTableBusiness(
          {},
          {
            special_days: [
              { date: '2026-11-25', hours: [] },
              { date: '2026-11-26', hours: [['18:00', '18:30']] },
            ],
          },
        ),
      ),
    );
    await fill('2026-11-26', ['18:00', '18:15']);
    const answer = await api.call('business/booking_days', { business_id: businessId });
    const days = isOk(answer) ? answer.days : [];
    expect(days).toHaveLength(14);
    expect(days[0]).toStrictEqual({ date: '2026-11-20', state: 'free' });
    expect(days.at(-1)?.date).toBe('2026-12-03');
    expect(days.filter(({ state }) => state !== 'free')).toStrictEqual([
      { date: '2026-11-25', state: 'closed' },
      { date: '2026-11-26', state: 'full' },
    ]);
  });

  it('are refused for an unknown business, and where no tables are booked', async () => {
    expect(await api.call('business/booking_days', { business_id: 'nobody' })).toMatchObject({
      responsecode: '204',
    });
    await api.importCatalogue(aCatalogueOf(aTableBusiness({ status: 'no' })));
    expect(await api.call('business/booking_days', { business_id: businessId })).toMatchObject({
      responsecode: '201',
      status: 'Table booking is not available.',
    });
  });
});

describe('the times of a day', () => {
  it('[BKG-35] come with the full ones too, each with how many guests a table is left for; the free ones alone as before', async () => {
    await fill('2026-11-27', ['18:00']);
    await api.call(
      'business/booking',
      aBooking({ date: '2026-11-27', time: '18:15', guest: 7, total_guest_price: '21.00' }),
    );
    const answer = await api.call('business/booking_time', { business_id: businessId, date: '2026-11-27' });
    if (!isOk(answer)) throw new Error(answer.status);
    const { slots, times = [] } = answer.booking_time_slot;
    expect(times.filter(({ time }) => time < '18:45' && time > '17:30')).toStrictEqual([
      { time: '17:45', slot_id: '17:45', calendar_date: '2026-11-27', covers: 8 },
      { time: '18:00', slot_id: '18:00', calendar_date: '2026-11-27', covers: 0 },
      { time: '18:15', slot_id: '18:15', calendar_date: '2026-11-27', covers: 5 },
      { time: '18:30', slot_id: '18:30', calendar_date: '2026-11-27', covers: 8 },
    ]);
    expect(slots.map(({ time }) => time)).not.toContain('18:00');
    expect(slots).toHaveLength(times.length - 1);
  });
});
