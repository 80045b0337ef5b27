import { isOk } from '@storefront/contract';
import { aCatalogueOf, businessId, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { proveNumber, userToken } from '../testing/users';
import { freeSlots } from './free-slots';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const bookTheNight = async (now: string, date: string, parts: Parameters<typeof aTableBusiness>[1] = {}) => {
  await api.importCatalogue(
    aCatalogueOf(aTableBusiness({}, { business_email: 'tables@example.test', ...parts })),
  );
  api.clock.moveTo(now);
  const booking = aBooking({ date, time: '00:30', sessiontoken: await userToken(api) });
  await proveNumber(api, booking.phone, booking.sessiontoken);
  const answer = await api.call('business/booking', booking);
  return isOk(answer) ? answer.id : '';
};

describe('a table after midnight (D83)', () => {
  it.each([
    [
      'winter',
      '2026-11-20T18:30:00Z',
      '2026-11-20',
      '2026-11-21',
      'Saturday 21 November, 00:30 (Friday night)',
    ],
    ['summer', '2026-07-17T18:30:00Z', '2026-07-17', '2026-07-18', 'Saturday 18 July, 00:30 (Friday night)'],
  ])('in %s names the calendar date and the night in every message', async (_, now, date, next, when) => {
    const id = await bookTheNight(now, date);
    const [mail, text, notice] = await outboxOf(api);
    expect(mail?.body).toContain(`A table for 4 on ${when} is booked for you`);
    expect(text?.body).toContain(`A table for 4 on ${when} is booked for you`);
    expect(notice?.subject).toMatch(/^New table booking B-\d+: /);
    expect(notice?.subject).toContain(`: 4 on ${when}`);
    expect(await api.call('business/booking_status', { id })).toMatchObject({
      booking: { date, calendar_date: next, time: '00:30' },
    });
    await api.call('users/booking_cancel', { id });
    expect((await outboxOf(api))[0]?.body).toContain(`A table for 4 on ${when}`);
  });

  it('marks the slots of a date that fall on the next day', async () => {
    await api.importCatalogue(aCatalogueOf(aTableBusiness()));
    const answer = await api.call('business/booking_time', { business_id: businessId, date: '2026-11-22' });
    if (!isOk(answer)) throw new Error(answer.status);
    const dates = Object.fromEntries(
      answer.booking_time_slot.slots.map(({ time, calendar_date }) => [time, calendar_date]),
    );
    expect(dates).toMatchObject({ '23:45': '2026-11-22', '00:00': '2026-11-23', '00:45': '2026-11-23' });
  });

  it('gives the calendar date to the business’s own system', async () => {
    await bookTheNight('2026-11-20T18:30:00Z', '2026-11-20', { webhook_url: 'https://till.example.test' });
    const sent = (await outboxOf(api)).find(({ channel }) => channel === 'webhook');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      booking: { date: '2026-11-20', calendar_date: '2026-11-21', time: '00:30' },
    });
  });

  it('keeps a time that comes twice in a service on its own night', () => {
    const friday = '2026-11-20';
    const hours = {
      ...aTableBusiness(),
      special_days: [
        {
          date: friday,
          hours: [['00:00', '01:00'] as [string, string], ['23:00', '01:00'] as [string, string]],
        },
      ],
    };
    const at = (now: string) =>
      freeSlots({
        hours,
        date: friday,
        capacity: 12,
        taken: new Map(),
        blocks: new Set(),
        now: Date.parse(now),
      });
    const early = at('2026-11-20T00:20:00Z').find(({ time }) => time === '00:30');
    expect(early?.startsAt).toBe(Date.parse('2026-11-20T00:30:00Z'));
    const late = at('2026-11-20T00:31:00Z').find(({ time }) => time === '00:30');
    expect(late).toMatchObject({
      id: '2026-11-21T00:30:00.000Z',
      startsAt: Date.parse('2026-11-21T00:30:00Z'),
    });
  });
});
