import { isOk } from '@storefront/contract';
import { everyDay } from '../testing/builders';
import {
  aCatalogueOf,
  anOrder,
  anOrderingBusiness,
  businessId,
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

const openRestaurant = async (now: string) => {
  api.clock.moveTo(now);
  const parts = {
    cash_otp: 'no' as const,
    opening: everyDay(['17:00', '02:00']),
    business_email: 'kitchen@example.test',
  };
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness(parts)));
};

const orderFor = async (slot: string) => {
  const answer = await api.call(
    'business/order',
    anOrder(await guestToken(api), { slot, cartitems: [cartItem()] }),
  );
  if (!isOk(answer)) throw new Error(JSON.stringify(answer));
  return answer.id;
};

const timesOf = async () => {
  const answer = await api.call('business/details', { slug: 'saffron-yard', zipcode: '' });
  if (!isOk(answer)) throw new Error(answer.status);
  expect(answer.info.business_id).toBe(businessId);
  return answer.delivery_timeing;
};

describe('an order for a time after midnight (D83)', () => {
  it.each([
    [
      'winter',
      '2026-11-20T20:30:00Z',
      '2026-11-20',
      '2026-11-21',
      'Saturday 21 November, 00:30 (Friday night)',
    ],
    ['summer', '2026-07-17T20:30:00Z', '2026-07-17', '2026-07-18', 'Saturday 18 July, 00:30 (Friday night)'],
  ])('in %s is offered, kept and written with its calendar date', async (_, now, friday, saturday, when) => {
    await openRestaurant(now);
    const night = { calendar_date: saturday, service_date: friday };
    const times = await timesOf();
    expect(times.find(({ time }) => time === '00:30')?.night).toStrictEqual(night);
    expect(times.find(({ time }) => time === '23:30')).not.toHaveProperty('night');
    const okey = await orderFor('00:30');
    expect(await api.call('business/order_status', { okey })).toMatchObject({
      order: { slot: '00:30', slot_night: night },
    });
    const messages = await outboxOf(api);
    expect(messages.find(({ to }) => to === 'ada@example.test')?.body).toContain(`delivered on ${when} to`);
    expect(messages.find(({ to }) => to === 'kitchen@example.test')?.subject).toContain(
      `delivery for ${when}`,
    );
  });

  it('names no night before midnight', async () => {
    await openRestaurant('2026-11-20T20:30:00Z');
    const okey = await orderFor('23:30');
    const answer = await api.call('business/order_status', { okey });
    expect(isOk(answer) && answer.order).not.toHaveProperty('slot_night');
    expect((await outboxOf(api)).find(({ to }) => to === 'ada@example.test')?.body).toContain(
      'delivered at 23:30 to',
    );
  });

  it('offers the last times of a night on the day before while they are still possible', async () => {
    await openRestaurant('2026-11-21T00:10:00Z');
    expect((await timesOf()).find(({ time }) => time === '01:30')).toStrictEqual({
      time: '01:30',
      at: '2026-11-21T01:30:00.000Z',
      night: { calendar_date: '2026-11-21', service_date: '2026-11-20' },
    });
  });

  it('offers no time of the next night that reads like one of this night', async () => {
    await openRestaurant('2026-11-21T00:10:00Z');
    const ofTheNextNight = (await timesOf()).filter(({ night }) => night?.calendar_date === '2026-11-22');
    expect(ofTheNextNight.map(({ time }) => time)).toStrictEqual(['00:00']);
  });
});
