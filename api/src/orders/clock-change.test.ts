import { isOk } from '@storefront/contract';
import type { OrderSlot } from '@storefront/contract';
import { periodsOn } from '../hours/opening';
import type { Period } from '../hours/opening';
import { everyDay } from '../testing/builders';
import {
  aCatalogueOf,
  aCollection,
  anOrder,
  anOrderingBusiness,
  cartItem,
  guestToken,
  outboxOf,
} from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const business = anOrderingBusiness({
  cash_otp: 'no',
  business_email: 'kitchen@example.test',
  delivery: { ...anOrderingBusiness().delivery, average_minutes: 20 },
  opening: everyDay(['20:00', '04:00']),
});

const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;

const nights = {
  spring: { saturday: '2026-03-28', hours: 7, clocks: ['00:45', '02:00', '02:15'] },
  autumn: {
    saturday: '2026-10-24',
    hours: 9,
    clocks: ['01:45', '01:00', '01:15', '01:30', '01:45', '02:00'],
  },
};

const timesAt = async (now: number, mode: 'delivery' | 'pickup'): Promise<readonly OrderSlot[]> => {
  api.clock.moveTo(new Date(now).toISOString());
  const answer = await api.call('business/details', { slug: 'saffron-yard', zipcode: '' });
  if (!isOk(answer)) throw new Error(answer.status);
  return mode === 'delivery' ? answer.delivery_timeing : answer.pickup_timeing;
};

const place = (token: string, mode: 'delivery' | 'pickup', time: Pick<OrderSlot, 'time' | 'at'>) => {
  const wanted = { slot: time.time, ...(time.at !== undefined && { slot_at: time.at }) };
  const parts = { ...wanted, cartitems: [cartItem()] };
  return api.call('business/order', mode === 'delivery' ? anOrder(token, parts) : aCollection(token, parts));
};

describe('orders on a night when the clocks change', () => {
  it.each(Object.entries(nights))(
    '[SLT-6/orders] in %s have each quarter of a real hour once',
    async (_, night) => {
      await api.importCatalogue(aCatalogueOf(business));
      const { opens, closes } = periodsOn(business, night.saturday)[0] as Period;
      expect(closes - opens).toBe(night.hours * hour);
      const times = await timesAt(opens - hour, 'delivery');
      const instants = times.map(({ at = '' }) => Date.parse(at));
      expect(instants[0]).toBe(opens + 2 * quarter);
      expect(instants.at(-1)).toBe(closes);
      for (const [place, instant] of instants.slice(1).entries())
        expect(instant - (instants[place] ?? 0)).toBe(quarter);
      expect(times.map(({ time }) => time).join()).toContain(night.clocks.join());
    },
  );

  it.each([
    ['spring', 'delivery'],
    ['spring', 'pickup'],
    ['autumn', 'delivery'],
    ['autumn', 'pickup'],
  ] as const)(
    '[SLT-6/orders][SLT-8] in %s, for %s, are accepted more than an hour ahead and refused nearer, all through the night',
    async (season, mode) => {
      await api.importCatalogue(aCatalogueOf(business));
      const { opens, closes } = periodsOn(business, nights[season].saturday)[0] as Period;
      const token = await guestToken(api);
      const statusOf = async (okey: string) => {
        const status = await api.call('business/order_status', { okey });
        return isOk(status) ? [status.order.slot, status.order.slot_night] : [];
      };
      // The first hour after opening lists no time that is so near, because the kitchen needs its minutes.
      for (let now = opens + hour; now <= closes - 5 * quarter; now += quarter) {
        const times = await timesAt(now, mode);
        const [near, far] = [3 * quarter, 5 * quarter].map((distance) =>
          times.find(({ at = '' }) => Date.parse(at) === now + distance),
        ) as [OrderSlot, OrderSlot];
        expect(await place(token, mode, near)).toMatchObject({ responsecode: '201' });
        const placed = await place(token, mode, far);
        expect(placed).toMatchObject({ responsecode: '200' });
        expect(await statusOf(isOk(placed) ? placed.id : '')).toStrictEqual([far.time, far.night]);
      }
    },
  );

  it('[SLT-8] are refused 22 minutes ahead where the clocks go forward in between, named by their time alone too', async () => {
    await api.importCatalogue(aCatalogueOf(business));
    const token = await guestToken(api);
    api.clock.moveTo('2026-03-29T00:38:00Z');
    const two = { time: '02:00', at: '2026-03-29T01:00:00.000Z' };
    expect(await place(token, 'delivery', two)).toMatchObject({ responsecode: '201' });
    expect(await place(token, 'delivery', { time: '02:00' })).toMatchObject({ responsecode: '201' });
    expect(await place(token, 'delivery', { time: '01:45' })).toMatchObject({ responsecode: '201' });
    expect(await place(token, 'delivery', { time: '02:45' })).toMatchObject({ responsecode: '200' });
  });

  it('[SLT-8] are accepted for two minutes after their page had offered the time', async () => {
    await api.importCatalogue(aCatalogueOf(business));
    const token = await guestToken(api);
    const nine = { time: '21:30', at: '2026-11-20T21:30:00.000Z' };
    api.clock.moveTo('2026-11-20T20:31:59Z');
    expect(await place(token, 'delivery', nine)).toMatchObject({ responsecode: '200' });
    api.clock.moveTo('2026-11-20T20:32:00Z');
    expect(await place(token, 'delivery', nine)).toMatchObject({ responsecode: '201' });
  });

  it('are refused when time and instant do not belong together, or the instant is of another day', async () => {
    await api.importCatalogue(aCatalogueOf(business));
    const token = await guestToken(api);
    api.clock.moveTo('2026-11-20T20:30:00Z');
    for (const at of ['2026-11-20T23:00:00.000Z', '2026-11-21T22:00:00.000Z', '2026-11-19T22:00:00.000Z'])
      expect(await place(token, 'delivery', { time: '22:00', at })).toMatchObject({ responsecode: '201' });
  });

  it.each([
    ['the first', '2026-10-25T00:15:00.000Z', 'Sunday 25 October, 01:15 (Saturday night)'],
    [
      'the second',
      '2026-10-25T01:15:00.000Z',
      'Sunday 25 October, 01:15 (after the clocks go back), Saturday night',
    ],
  ])('[SLT-7/messages] for %s of two equal times say so in every message', async (_, at, words) => {
    await api.importCatalogue(aCatalogueOf(business));
    api.clock.moveTo('2026-10-24T21:00:00Z');
    await place(await guestToken(api), 'delivery', { time: '01:15', at });
    const messages = await outboxOf(api);
    expect(messages.find(({ to }) => to === 'ada@example.test')?.body).toContain(`delivered on ${words} to`);
    expect(messages.find(({ to }) => to === 'kitchen@example.test')?.subject).toContain(
      `delivery for ${words}`,
    );
  });

  it('for a time that comes twice, from a page that names no instant, mean the first that is far enough away', async () => {
    await api.importCatalogue(aCatalogueOf(business));
    const token = await guestToken(api);
    for (const [now, repeated] of [
      ['2026-10-24T21:00:00Z', undefined],
      ['2026-10-24T23:30:00Z', 'yes'],
    ] as const) {
      api.clock.moveTo(now);
      const answer = await place(token, 'delivery', { time: '01:15' });
      const status = await api.call('business/order_status', { okey: isOk(answer) ? answer.id : '' });
      expect(isOk(status) && status.order.slot_night?.repeated).toBe(repeated);
    }
  });
});
