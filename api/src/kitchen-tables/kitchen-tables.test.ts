import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { openServer } from '../database/open-server';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { openRealPostgres } from '../testing/databases';
import { kitchenToken } from '../testing/kitchen';
import { businessId, idOf } from '../testing/ordering';
import { aBooking, aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const rules = { max_person: 12, guest_number_over_pay: 0, price_per: '0.00' };
const date = '2026-11-20';
let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let token: string;
beforeEach(async () => {
  const database = await openRealPostgres();
  api = await testApi({ database });
  other = await testApi({ database: await openServer(database.url) });
  await api.importCatalogue(
    aCatalogue(
      aTableBusiness(rules),
      aCatalogueBusiness({ business_id: 'b-other', business_slug: 'other-place' }),
    ),
  );
  token = await kitchenToken(api);
  await kitchenToken(other);
});
afterEach(async () => {
  await other.close();
  await api.close();
});

let keys = 0;
const key = () => `table-${(keys += 1)}`;
const book = (time: string, guest: number, at = api, on = date) =>
  at.call('business/booking', aBooking({ date: on, time, guest, total_guest_price: '0.00' }));
const seat = (parts: Partial<Body<'kitchen/table_state'>>, at = api) =>
  at.call('kitchen/table_state', {
    kitchen_token: token,
    id: '',
    from: 'expected',
    state: 'seated',
    request_key: key(),
    ...parts,
  });
const walkIn = (parts: Partial<Body<'kitchen/walk_in'>> = {}, at = api) =>
  at.call('kitchen/walk_in', {
    kitchen_token: token,
    date,
    slot_id: '18:30',
    guests: 4,
    request_key: key(),
    ...parts,
  });
const block = (parts: Partial<Body<'kitchen/block'>> = {}, at = api) =>
  at.call('kitchen/block', {
    kitchen_token: token,
    date,
    slot_id: '19:00',
    blocked: 'yes',
    request_key: key(),
    ...parts,
  });
const dayOf = async (on = date, at = api) => {
  const answer = await at.call('kitchen/tables', { kitchen_token: token, date: on });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer;
};
const slotAt = async (time: string, on = date) =>
  (await dayOf(on)).slots.find(({ slot_id }) => slot_id === time);
const codesOf = (answers: readonly { readonly responsecode: string }[]) =>
  answers.map(({ responsecode }) => responsecode).sort();

describe('the tables of a day', () => {
  it('[KIT-31] come by time with their guests, and each time with its covers', async () => {
    await book('19:00', 4);
    await book('18:45', 6);
    const day = await dayOf();
    expect(day).toMatchObject({ covers: 12, day_blocked: 'no' });
    expect(day.tables).toMatchObject([
      {
        slot_id: '18:45',
        guests: 6,
        name: 'Ada Moss',
        occasion: 'Birthday',
        state: 'expected',
        walk_in: 'no',
      },
      { slot_id: '19:00', guests: 4, state: 'expected', next: ['seated', 'no_show'] },
    ]);
    expect(day.slots.map(({ time }) => time).slice(0, 2)).toStrictEqual(['17:00', '17:15']);
    expect(await slotAt('17:00')).toMatchObject({ open: 'no' });
    expect(await slotAt('18:30')).toMatchObject({ taken: 0, free: 12, blocked: 'no', open: 'yes' });
    expect(await slotAt('18:45')).toMatchObject({ taken: 6, free: 6 });
  });

  it('[KIT-31] are none of another business, and none of its tables is changed', async () => {
    const id = idOf(await book('18:45', 4));
    token = await kitchenToken(api, 'other-place');
    expect(await dayOf()).toMatchObject({ covers: 0, slots: [], tables: [] });
    expect(await seat({ id })).toMatchObject({ responsecode: '204' });
    expect(await walkIn()).toMatchObject({ responsecode: '201' });
  });
});

describe('guests', () => {
  it('[KIT-32] are seated from an hour before their time, and that can be taken back', async () => {
    const [soon, late] = [idOf(await book('19:30', 4)), idOf(await book('22:00', 4))];
    expect(await seat({ id: late })).toStrictEqual({
      responsecode: '201',
      status: 'Guests can be seated from an hour before their time.',
    });
    expect(await seat({ id: soon })).toStrictEqual({ responsecode: '200' });
    expect((await dayOf()).tables[0]).toMatchObject({ state: 'seated', next: ['expected'] });
    expect(await seat({ id: soon, from: 'seated', state: 'expected' })).toStrictEqual({
      responsecode: '200',
    });
    expect((await dayOf()).tables[0]).toMatchObject({ state: 'expected' });
  });

  it('[KIT-32] who did not come leave their covers, and get them back only while they are free', async () => {
    const id = idOf(await book('18:45', 8));
    expect(await seat({ id, state: 'no_show' })).toMatchObject({ responsecode: '201' });
    api.clock.advance({ minutes: 20 });
    expect(await seat({ id, state: 'no_show' })).toStrictEqual({ responsecode: '200' });
    expect(await slotAt('18:45')).toMatchObject({ taken: 0 });
    await walkIn({ slot_id: '18:45', guests: 5 });
    expect(await seat({ id, from: 'no_show', state: 'seated' })).toStrictEqual({
      responsecode: '409',
      status: 'There are not enough free covers at that time.',
    });
    expect(await slotAt('18:45')).toMatchObject({ taken: 5 });
  });

  it('[KIT-32] whose table two devices in two processes change at once are seated or did not come, and one is told', async () => {
    for (const _round of [1, 2, 3, 4]) {
      const id = idOf(await book('18:30', 1, api, '2026-11-21'));
      const started = '2026-11-20T18:29:00Z';
      await api.database.database.execute(`update bookings set starts_at = '${started}' where id = '${id}'`);
      const answers = await Promise.all([seat({ id }, api), seat({ id, state: 'no_show' }, other)]);
      expect(codesOf(answers)).toStrictEqual(['200', '409']);
    }
  });

  it('[KIT-33] who come without a booking take covers, which can be taken back', async () => {
    const answer = await walkIn({ guests: 12 });
    expect(answer).toMatchObject({ responsecode: '200' });
    expect((await dayOf()).tables).toMatchObject([
      { name: 'Without a booking', walk_in: 'yes', state: 'seated', guests: 12, next: ['no_show'] },
    ]);
    expect(await walkIn({ guests: 1 })).toMatchObject({ responsecode: '409' });
    expect(await walkIn({ slot_id: '17:00' })).toMatchObject({ responsecode: '201' });
    expect(await api.call('business/booking_status', { id: idOf(answer) })).toMatchObject({
      responsecode: '204',
    });
    await seat({ id: idOf(answer), from: 'seated', state: 'no_show' });
    expect(await slotAt('18:30')).toMatchObject({ taken: 0 });
  });

  it('[KIT-33] of bookings and without one, at once in two processes, never take more covers than there are', async () => {
    for (const time of ['18:45', '19:00', '19:15', '19:30']) {
      const answers = await Promise.all([
        book(time, 5, other),
        walkIn({ slot_id: time, guests: 5 }),
        walkIn({ slot_id: time, guests: 5 }, other),
        book(time, 5),
      ]);
      expect(codesOf(answers)).toStrictEqual(['200', '200', '409', '409']);
      expect(await slotAt(time)).toMatchObject({ taken: 10, free: 2 });
    }
  });

  it('[KIT-33] who come without a booking are seated once when that is sent again', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => walkIn({ request_key: 'same' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await slotAt('18:30')).toMatchObject({ taken: 4 });
  });
});

describe('a time that is blocked', () => {
  const free = async (time: string) => {
    const answer = await other.call('business/booking_time', { business_id: businessId, date });
    return isOk(answer) && answer.booking_time_slot.slots.some(({ slot_id }) => slot_id === time);
  };

  it('[KIT-34] takes no booking in any process, keeps those that it has, and is opened again', async () => {
    const id = idOf(await book('19:00', 4));
    await block();
    expect([await free('19:00'), await free('19:15')]).toStrictEqual([false, true]);
    expect(await book('19:00', 2, other)).toMatchObject({ responsecode: '409' });
    expect((await dayOf()).tables).toMatchObject([{ id, state: 'expected' }]);
    expect(await slotAt('19:00')).toMatchObject({ blocked: 'yes', taken: 4, free: 8 });
    expect(await walkIn({ slot_id: '19:00' })).toMatchObject({ responsecode: '200' });
    await block({ blocked: 'no' });
    expect(await book('19:00', 2, other)).toMatchObject({ responsecode: '200' });
  });

  it('[KIT-34] may be a whole day, which is then full in the calendar', async () => {
    const stateOfDay = async () => {
      const answer = await other.call('business/booking_days', { business_id: businessId });
      return isOk(answer) ? answer.days[0]?.state : undefined;
    };
    expect(await stateOfDay()).toBe('free');
    await block({ slot_id: '' });
    expect(await stateOfDay()).toBe('full');
    expect(await dayOf()).toMatchObject({ day_blocked: 'yes' });
    expect(await book('22:00', 2)).toMatchObject({ responsecode: '409' });
    await block({ slot_id: '', blocked: 'no' });
    expect(await stateOfDay()).toBe('free');
  });

  it('[KIT-34] takes no booking that was on its way once that is answered, in two processes', async () => {
    for (const time of ['22:00', '22:15', '22:30', '22:45']) {
      const booking = book(time, 2, other);
      await block({ slot_id: time });
      const taken = (await slotAt(time))?.taken;
      const { responsecode } = await booking;
      // What the kitchen sees once it is blocked is what there will be.
      expect((await slotAt(time))?.taken).toBe(taken);
      expect(responsecode).toBe(taken === 0 ? '409' : '200');
    }
  });
});

it('[KIT-12] every change of the tables is in the log, without the name of a guest', async () => {
  await book('19:00', 4);
  const id = (await dayOf()).tables[0]?.id ?? '';
  await seat({ id });
  await seat({ id });
  await walkIn();
  await block();
  const answer = await api.call('kitchen/acts', { kitchen_token: token });
  const acts = isOk(answer) ? answer.acts : [];
  expect(acts.map(({ act, subject, before, after }) => [act, subject, before, after])).toStrictEqual([
    ['time blocked', '2026-11-20 19:00', { state: 'no' }, { state: 'yes' }],
    ['seated without a booking', '2026-11-20 18:30', {}, { state: '4 guests' }],
    ['table changed', expect.stringMatching(/^B-\d+, 4 guests$/), { state: 'expected' }, { state: 'seated' }],
  ]);
  expect(JSON.stringify(acts)).not.toContain('Moss');
});
