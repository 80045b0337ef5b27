import { isOk, londonTime } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import { everyDay } from '../testing/builders';
import { aCatalogueOf, businessId, outboxOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { proveNumber } from '../testing/users';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const opening = everyDay(['20:00', '04:00']);
const openLate = async (parts: Parameters<typeof aTableBusiness>[1] = {}) =>
  api.importCatalogue(
    aCatalogueOf(aTableBusiness({}, { opening, business_email: 'tables@example.test', ...parts })),
  );

type Slot = OkAnswer<'business/booking_time'>['booking_time_slot']['slots'][number];

const slotsOf = async (date: string): Promise<readonly Slot[]> => {
  const answer = await api.call('business/booking_time', { business_id: businessId, date });
  return isOk(answer) ? answer.booking_time_slot.slots : [];
};

const book = (date: string, { time, slot_id }: Slot, parts: Partial<Parameters<typeof aBooking>[0]> = {}) =>
  api.call('business/booking', aBooking({ date, time, time_slot_id: slot_id, ...parts }));

const bookedId = async (date: string, slot: Slot): Promise<string> => {
  const answer = await book(date, slot);
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
};

const quarter = 15 * 60_000;
const iso = (instant: number) => new Date(instant).toISOString();

const nights = [
  ['spring', '2026-03-28', '2026-03-28T20:00:00Z', '2026-03-29T03:00:00Z'],
  ['autumn', '2026-10-24', '2026-10-24T19:00:00Z', '2026-10-25T04:00:00Z'],
] as const;

describe('tables on a night when the clocks change', () => {
  it.each(nights)(
    '[SLT-6/tables] in %s are offered at every quarter of a real hour to come, and none that is past',
    async (_, saturday, opens, closes) => {
      await openLate();
      for (let now = Date.parse(opens); now < Date.parse(closes); now += quarter) {
        api.clock.moveTo(iso(now));
        const slots = await slotsOf(saturday);
        const ahead = [];
        for (let at = now + quarter; at < Date.parse(closes); at += quarter) ahead.push(londonTime(at));
        expect(slots.map(({ time }) => time)).toStrictEqual(ahead);
        expect(new Set(slots.map(({ slot_id }) => slot_id)).size).toBe(slots.length);
      }
    },
  );

  it.each(nights)(
    '[SLT-6/tables] in %s can be booked at each offered time, and be cancelled until two real hours before',
    async (_, saturday, opens, closes) => {
      await openLate();
      const start = Date.parse(opens) - quarter;
      api.clock.moveTo(iso(start));
      const slots = await slotsOf(saturday);
      expect(slots).toHaveLength((Date.parse(closes) - Date.parse(opens)) / quarter);
      for (const [place, slot] of slots.entries()) {
        api.clock.moveTo(iso(start));
        const id = await bookedId(saturday, slot);
        const startsAt = Date.parse(opens) + place * quarter;
        const status = await api.call('business/booking_status', { id });
        expect(status).toMatchObject({
          booking: { time: slot.time, cancel_until: iso(startsAt - 8 * quarter) },
        });
        expect(isOk(status) && status.booking.repeated).toBe(slot.repeated);
        api.clock.moveTo(iso(startsAt - 8 * quarter + 1));
        expect(await api.call('users/booking_cancel', { id })).toMatchObject({ responsecode: '201' });
        api.clock.moveTo(iso(startsAt - 8 * quarter));
        expect(await api.call('users/booking_cancel', { id })).toMatchObject({ responsecode: '200' });
      }
    },
  );

  it('[SLT-6/tables] at two equal times have covers of their own', async () => {
    await openLate();
    api.clock.moveTo('2026-10-24T18:00:00Z');
    const equal = (await slotsOf('2026-10-24')).filter(({ time }) => time === '01:15');
    const [first, second] = equal as [Slot, Slot];
    expect(equal).toMatchObject([
      { slot_id: '01:15' },
      { slot_id: '2026-10-25T01:15:00.000Z', repeated: 'yes' },
    ]);
    expect(first).not.toHaveProperty('repeated');
    const guests = { guest: 8, total_guest_price: '24.00' };
    expect(await book('2026-10-24', first, guests)).toMatchObject({ responsecode: '200' });
    expect(await book('2026-10-24', first, guests)).toMatchObject({ responsecode: '409' });
    expect(await book('2026-10-24', second, guests)).toMatchObject({ responsecode: '200' });
    expect(await book('2026-10-24', second, guests)).toMatchObject({ responsecode: '409' });
  });

  it('at a time whose slot is another one are refused', async () => {
    await openLate();
    api.clock.moveTo('2026-10-24T18:00:00Z');
    const slot = { time: '01:30', slot_id: '2026-10-25T01:15:00.000Z', calendar_date: '2026-10-25' };
    expect(await book('2026-10-24', slot)).toMatchObject({ responsecode: '409' });
  });

  it('[SLT-7/messages] in the second of two equal hours say so in every message, and to the business’s own system', async () => {
    await openLate();
    api.clock.moveTo('2026-10-24T18:00:00Z');
    const slot = (await slotsOf('2026-10-24')).find(({ repeated }) => repeated === 'yes') as Slot;
    await proveNumber(api, '07700900123');
    await book('2026-10-24', slot);
    const when = 'Sunday 25 October, 01:00 (after the clocks go back), Saturday night';
    const messages = await outboxOf(api);
    expect(messages.map(({ channel }) => channel).sort()).toStrictEqual(['email', 'email', 'sms']);
    for (const { body } of messages) expect(body).toContain(`A table for 4 on ${when}`);
    await openLate({ webhook_url: 'https://till.example.test' });
    await book('2026-10-24', slot);
    const sent = (await outboxOf(api)).find(({ channel }) => channel === 'webhook');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ booking: { time: '01:00', repeated: 'yes' } });
  });
});
