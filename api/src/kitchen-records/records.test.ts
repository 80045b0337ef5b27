import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { cancelUnaccepted } from '../orders/late-orders';
import { aBusiness, aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { kitchenToken, payByCard } from '../testing/kitchen';
import { aCollection, anOrder, anOrderingBusiness, guestToken, idOf } from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogue(
      anOrderingBusiness({ cash_otp: 'no' }),
      aCatalogueBusiness({ business_id: 'b-other', business_slug: 'other-place' }),
    ),
  );
});
afterEach(() => api.close());

const place = async (parts: Partial<DeliveryOrder> = {}) =>
  idOf(await api.call('business/order', anOrder(await guestToken(api), parts)));
const placePaid = async () => {
  const okey = await place({ paymode: 'card' });
  await payByCard(api, okey);
  return okey;
};
let keys = 0;
const nextKey = () => `record-${(keys += 1)}`;
const move = (kitchen_token: string, okey: string, parts: Partial<Body<'kitchen/order_state'>> = {}) =>
  api.call('kitchen/order_state', {
    kitchen_token,
    okey,
    from: 'placed',
    state: 'accepted',
    request_key: nextKey(),
    ...parts,
  });
const reject = { state: 'rejected', reason: 'No rice' } as const;
const refundOne = (kitchen_token: string, okey: string) =>
  api.call('kitchen/refund', {
    kitchen_token,
    okey,
    lines: [{ line: 0, quantity: 1 }],
    expected: '9.50',
    reason: 'Cold',
    request_key: nextKey(),
  });
const figuresOf = async (kitchen_token: string, date: string, days = 1) => {
  const answer = await api.call('kitchen/figures', { kitchen_token, date, days });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer;
};
const actsOf = async (kitchen_token: string, before?: number) => {
  const answer = await api.call('kitchen/acts', { kitchen_token, ...(before !== undefined && { before }) });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer;
};
const today = '2026-11-20';

describe('the figures of a kitchen, on real PostgreSQL', () => {
  it('[KIT-11] are orders, sales without what was refused or went back, and the mean time to accept', async () => {
    const device = await kitchenToken(api);
    const first = await placePaid();
    api.clock.advance({ seconds: 40 });
    await move(device, first);
    const second = await place();
    api.clock.advance({ seconds: 80 });
    await move(device, second);
    await move(device, await placePaid(), reject);
    await place();
    await refundOne(device, first);
    const { days, best } = await figuresOf(device, today);
    // Three of £22.75 stand; the fourth was rejected, so what it cost neither came in nor went back.
    expect(days).toStrictEqual([
      {
        date: today,
        orders: 4,
        refused: 1,
        sales: '68.25',
        refunded: '9.50',
        accepted: 2,
        accept_seconds: 60,
      },
    ]);
    expect(best).toStrictEqual([{ name: 'Dal', quantity: 6, sales: '57.00' }]);
    const { rows } = await api.database.database.execute(
      `select (sum(total_pence) filter (where state not in ('rejected', 'cancelled')))::int as sales,
        (select sum(amount)::int from refunds where subject_id = '${first}') as refunded from orders`,
    );
    expect(rows).toStrictEqual([{ sales: 6_825, refunded: 950 }]);
  });

  it('[KIT-11] count an evening that lasts past midnight as one day, and no day twice', async () => {
    const device = await kitchenToken(api);
    await place();
    await api.database.database.execute(`update orders set placed_at = '2026-11-21T01:30:00Z'`);
    await place();
    await api.database.database.execute(
      `update orders set placed_at = '2026-11-21T05:00:00Z' where placed_at < '2026-11-21T00:00:00Z'`,
    );
    const { days } = await figuresOf(device, '2026-11-21', 3);
    expect(days.map(({ date, orders }) => [date, orders])).toStrictEqual([
      ['2026-11-19', 0],
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
    expect(days[0]).toMatchObject({ sales: '0.00', accepted: 0, accept_seconds: -1 });
  });

  it('[KIT-11] are those of the own business, and of orders that it was given', async () => {
    await place();
    await place({ paymode: 'card' });
    const other = await kitchenToken(api, 'other-place');
    expect((await figuresOf(other, today)).days).toMatchObject([{ orders: 0 }]);
    expect((await figuresOf(await kitchenToken(api), today)).days).toMatchObject([{ orders: 1 }]);
  });

  it('[KIT-11] come with the orders of a day that are at their end, the newest first', async () => {
    const [device, other] = [await kitchenToken(api), await kitchenToken(api, 'other-place')];
    const first = await place();
    await move(device, first, reject);
    api.clock.advance({ minutes: 1 });
    const second = idOf(await api.call('business/order', aCollection(await guestToken(api))));
    await move(device, second, reject);
    await place();
    const pastOf = async (kitchen_token: string, date: string) => {
      const answer = await api.call('kitchen/past_orders', { kitchen_token, date });
      return isOk(answer) ? answer.orders.map(({ okey }) => okey) : answer.status;
    };
    expect(await pastOf(device, today)).toStrictEqual([second, first]);
    expect(await pastOf(device, '2026-11-19')).toStrictEqual([]);
    expect(await pastOf(other, today)).toStrictEqual([]);
  });
});

describe('the log of what was done for a business', () => {
  it('[KIT-12] says who, when, what, and how it was before and after, of devices, systems and the clock', async () => {
    const device = await kitchenToken(api, 'saffron-yard', 'Pass');
    const okey = await placePaid();
    await move(device, okey, { minutes: 20 });
    await api.call('kitchen/undo', { kitchen_token: device, okey, from: 'accepted', request_key: nextKey() });
    await refundOne(device, okey);
    api.clock.advance({ hours: 2 });
    await cancelUnaccepted({
      database: api.database.database,
      clock: api.clock,
      config: testConfig,
      catalogue: { businessById: () => Promise.resolve(aBusiness()) },
      kitchenChanges: { tell: () => undefined },
    });
    const { acts } = await actsOf(device);
    const by = { actor: 'device', person: '', device: 'Pass' };
    expect(acts.map(({ id: _id, at: _at, subject: _subject, ...act }) => act)).toStrictEqual([
      {
        actor: 'clock',
        person: '',
        device: '',
        act: 'order moved',
        before: { state: 'placed' },
        after: { state: 'cancelled', reason: expect.stringContaining('Saffron Yard') },
      },
      { ...by, act: 'refund', before: { refunded: '0.00' }, after: { refunded: '9.50', reason: 'Cold' } },
      { ...by, act: 'step undone', before: { state: 'accepted' }, after: { state: 'placed' } },
      {
        ...by,
        act: 'order moved',
        before: { state: 'placed' },
        after: { state: 'accepted', reason: 'It will take about 20 minutes.' },
      },
    ]);
    expect(acts[0]?.at).toBe(api.clock.now().toISOString());
    const number = await api.database.database.execute('select order_number::text as number from orders');
    expect(acts.map(({ subject }) => subject)).toStrictEqual(Array(4).fill(number.rows[0]?.['number']));
  });

  it('[KIT-12] has nothing of an act that was refused or overtaken, and one line of one that was sent twice', async () => {
    const device = await kitchenToken(api);
    const okey = await place();
    await Promise.all([1, 2].map(() => move(device, okey, { request_key: 'same' })));
    await move(device, okey, reject);
    await refundOne(device, okey);
    expect((await actsOf(device)).acts.map(({ after }) => after)).toStrictEqual([{ state: 'accepted' }]);
    expect((await actsOf(await kitchenToken(api, 'other-place'))).acts).toStrictEqual([]);
  });

  it('[KIT-12] is read fifty at a time', async () => {
    const device = await kitchenToken(api);
    await api.database.database.execute(
      `insert into kitchen_acts (business_id, at, actor, device, act, subject, before, after)
        select 'b-saffron-yard', now(), 'system', '', 'order moved', n::text, '{}', '{}' from generate_series(1, 51) n`,
    );
    const first = await actsOf(device);
    expect(first.acts).toHaveLength(50);
    expect([first.acts[0]?.subject, first.more_status]).toStrictEqual(['51', 'yes']);
    const rest = await actsOf(device, first.acts.at(-1)?.id);
    expect([rest.acts.map(({ subject }) => subject), rest.more_status]).toStrictEqual([['1'], 'no']);
  });
});
