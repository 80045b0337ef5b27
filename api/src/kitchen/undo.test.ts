import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import { createOutboxRepository } from '../outbox/repository';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { findKitchenOrder, kitchenToken, payByCard } from '../testing/kitchen';
import { anOrder, anOrderingBusiness, guestToken, idOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
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

const place = async () => idOf(await api.call('business/order', anOrder(await guestToken(api))));
const placePaid = async () => {
  const okey = idOf(await api.call('business/order', anOrder(await guestToken(api), { paymode: 'card' })));
  await payByCard(api, okey);
  return okey;
};
let keys = 0;
const nextKey = () => `undo-${(keys += 1)}`;
const move = (kitchen_token: string, okey: string, parts: Partial<Body<'kitchen/order_state'>> = {}) =>
  api.call('kitchen/order_state', {
    kitchen_token,
    okey,
    from: 'placed',
    state: 'accepted',
    request_key: nextKey(),
    ...parts,
  });
const undo = (
  kitchen_token: string,
  okey: string,
  from: Body<'kitchen/undo'>['from'],
  request_key = nextKey(),
) => api.call('kitchen/undo', { kitchen_token, okey, from, request_key });
const customerSees = async (okey: string) => {
  const answer = await api.call('business/order_status', { okey });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.order;
};
const reject = { state: 'rejected', reason: 'No rice' } as const;
const waitingFor = async (okey: string) => {
  const { rows } = await api.database.database.execute<{ channel: string; due: string }>(
    `select channel, due_at as due from outbox where topic = '${okey}' and details ->> 'hold' is not null order by sequence`,
  );
  return rows.map(({ channel }) => channel);
};
const paymentOf = async (okey: string) => {
  const { rows } = await api.database.database.execute(
    `select refunded_pence, refunded_at is not null as whole from payments where subject_id = '${okey}'`,
  );
  return rows[0];
};

describe('a step that is undone', () => {
  it('[KIT-9] is as if it had not been made: the customer has seen nothing of it, and is sent nothing', async () => {
    const device = await kitchenToken(api);
    const okey = await place();
    const before = await findKitchenOrder(api, okey);
    expect(await move(device, okey, { minutes: 20 })).toMatchObject({
      order: {
        state: 'accepted',
        undo: { state: 'placed', until: new Date(api.clock.now().getTime() + 10_000).toISOString() },
      },
    });
    expect(await customerSees(okey)).toMatchObject({ state: 'placed', state_reason: '' });
    expect(await waitingFor(okey)).toStrictEqual(['email']);
    api.clock.advance({ seconds: 10 });
    expect(await undo(device, okey, 'accepted')).toMatchObject({ responsecode: '200' });
    expect(await findKitchenOrder(api, okey)).toStrictEqual(before);
    expect(await waitingFor(okey)).toStrictEqual([]);
    expect(await customerSees(okey)).toMatchObject({ state: 'placed', history: [{ state: 'placed' }] });
  });

  it('[KIT-9] takes back the refund of a rejection, which goes out once the ten seconds are over', async () => {
    const device = await kitchenToken(api);
    const okey = await placePaid();
    await move(device, okey, reject);
    expect(await waitingFor(okey)).toStrictEqual(['refund', 'email']);
    expect(await paymentOf(okey)).toStrictEqual({ refunded_pence: 2_275, whole: true });
    expect(await customerSees(okey)).toMatchObject({ state: 'placed' });
    await undo(device, okey, 'rejected');
    expect(await waitingFor(okey)).toStrictEqual([]);
    expect(await paymentOf(okey)).toStrictEqual({ refunded_pence: 0, whole: false });

    await move(device, okey, reject);
    const take = (channel: 'refund' | 'email') => {
      const now = api.clock.now();
      return createOutboxRepository(api.database.database).take(
        channel,
        10,
        now,
        new Date(now.getTime() + 1),
      );
    };
    expect((await take('refund')).filter(({ topic }) => topic === okey)).toStrictEqual([]);
    api.clock.advance({ seconds: 10 });
    expect(await take('refund')).toMatchObject([{ topic: okey, details: { amount: '2275' } }]);
    api.clock.advance({ seconds: 1 });
    expect(await customerSees(okey)).toMatchObject({ state: 'rejected', state_reason: 'No rice' });
  });

  it('[KIT-9] is too late after ten seconds by the server’s clock, or once a message is under way', async () => {
    const device = await kitchenToken(api);
    const [late, sent] = [await place(), await place()];
    await move(device, late);
    api.clock.advance({ seconds: 11 });
    const tooLate = {
      responsecode: '409',
      status: expect.stringMatching(/^It is too late to undo: order \d+ is accepted\.$/),
    };
    expect(await undo(device, late, 'accepted')).toMatchObject({ ...tooLate, order: { state: 'accepted' } });

    await move(device, sent);
    // A machine whose clock is ahead has taken the message.
    const ahead = new Date(api.clock.now().getTime() + 10_000);
    await createOutboxRepository(api.database.database).take(
      'email',
      10,
      ahead,
      new Date(ahead.getTime() + 60_000),
    );
    expect(await undo(device, sent, 'accepted')).toMatchObject(tooLate);
    expect(await waitingFor(sent)).toStrictEqual(['email']);
    expect(await customerSees(sent)).toMatchObject({ state: 'placed' });
  });

  it('[KIT-9] is the last one alone, of the own business, and once for each key', async () => {
    const [device, other] = [await kitchenToken(api), await kitchenToken(api, 'other-place')];
    const okey = await place();
    expect(await undo(device, 'no-such-order', 'placed')).toMatchObject({ responsecode: '204' });
    expect(await undo(device, okey, 'placed')).toMatchObject({ responsecode: '409' });
    await move(device, okey);
    await move(device, okey, { from: 'accepted', state: 'preparing' });
    expect(await undo(other, okey, 'preparing')).toMatchObject({ responsecode: '204' });
    expect(await undo(device, okey, 'accepted')).toMatchObject({
      responsecode: '409',
      status: expect.stringMatching(/^Order \d+ has changed meanwhile: it is being prepared\.$/),
      order: { state: 'preparing' },
    });
    const answers = [
      await undo(device, okey, 'preparing', 'same'),
      await undo(device, okey, 'preparing', 'same'),
    ];
    expect(answers[0]).toMatchObject({ responsecode: '200', order: { state: 'accepted' } });
    expect(answers[1]).toStrictEqual(answers[0]);
  });

  it('[KIT-9] leaves a minute to answer in another way', async () => {
    const device = await kitchenToken(api);
    const okey = await place();
    api.clock.advance({ minutes: 14, seconds: 55 });
    await move(device, okey);
    api.clock.advance({ seconds: 8 });
    await undo(device, okey, 'accepted');
    const { accept_by } = await findKitchenOrder(api, okey);
    expect(accept_by).toBe(new Date(api.clock.now().getTime() + 60_000).toISOString());
  });

  it('[KIT-9] of an order from before times to answer were kept leaves it without one', async () => {
    const device = await kitchenToken(api);
    const okey = await place();
    await api.database.database.execute(`update orders set accept_by = null where okey = '${okey}'`);
    await move(device, okey);
    expect(await undo(device, okey, 'accepted')).toMatchObject({ responsecode: '200' });
    const undone = await findKitchenOrder(api, okey);
    expect(undone.state).toBe('placed');
    expect(undone).not.toHaveProperty('accept_by');
  });

  it('[KIT-9][KIT-3] of two devices that undo and move on at once, one wins', async () => {
    const [pass, counter] = [await kitchenToken(api), await kitchenToken(api)];
    for (const _try of [1, 2, 3]) {
      const okey = await place();
      await move(pass, okey);
      const answers = await Promise.all([
        undo(pass, okey, 'accepted'),
        move(counter, okey, { from: 'accepted', state: 'preparing' }),
      ]);
      expect(answers.map(({ responsecode }) => responsecode).sort()).toStrictEqual(['200', '409']);
    }
  });
});

describe('an order in a kitchen without a connection', () => {
  it('comes with what can follow each state that it can still reach', async () => {
    const { ahead } = await findKitchenOrder(api, await place());
    expect(ahead).toStrictEqual([
      { state: 'accepted', next: ['preparing', 'cancelled'] },
      { state: 'rejected', next: [] },
      { state: 'cancelled', next: [] },
      { state: 'preparing', next: ['ready', 'out_for_delivery', 'cancelled'] },
      { state: 'ready', next: ['out_for_delivery', 'cancelled'] },
      { state: 'out_for_delivery', next: ['completed', 'cancelled'] },
      { state: 'completed', next: [] },
    ]);
  });
});
