import { everyBrand } from '../brands/brand-scope';
import type { OpenDatabase } from '../database/database';
import { openFreshDatabase } from '../testing/databases';
import { aPlacedOrder } from '../testing/placed-order';
import { createUserRepository } from '../users/repository';
import { createOrderRepository } from './repository';
import type { Order } from './repository';
import type { OrderState } from './tables';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const most = 100;

let database: OpenDatabase;
let orders: ReturnType<typeof createOrderRepository>;
beforeAll(async () => {
  database = await openFreshDatabase();
  orders = createOrderRepository(database.database);
});
afterEach(() => database.database.execute('truncate orders, users cascade'));
afterAll(() => database.close());

let lastNumber = 20_000;

/** Stores an order of the business b-1 for each of these, which says what is different in it. */
async function store(...parts: Partial<Order>[]): Promise<Order[]> {
  const added = parts.map((one) =>
    aPlacedOrder({ businessId: 'b-1', orderNumber: (lastNumber += 1), ...one }),
  );
  for (const order of added) await orders.add(order);
  return added;
}
const storeOne = async (parts: Partial<Order> = {}) => {
  await store({ okey: 'key-1', ...parts });
  return readOne();
};
async function readOne(): Promise<Order> {
  const order = await orders.find('key-1', everyBrand);
  if (!order) throw new Error('There is no such order');
  return order;
}
const keysOf = (found: readonly Order[]) => found.map(({ okey }) => okey);

// An object, so that a new state does not compile until it stands here.
const allStates = Object.keys({
  awaiting_code: true,
  awaiting_payment: true,
  placed: true,
  accepted: true,
  preparing: true,
  ready: true,
  out_for_delivery: true,
  completed: true,
  rejected: true,
  cancelled: true,
} satisfies Record<OrderState, true>) as OrderState[];
const oneOfEachState = (parts: Partial<Order> = {}) =>
  store(...allStates.map((state) => ({ okey: state, state, ...parts })));

async function addUser(id: string) {
  await createUserRepository(database.database).add({
    id,
    brandId: 'market',
    email: `${id}@example.test`,
    name: 'Ada Moss',
    mobile: '07700900123',
    passwordHash: '',
    createdAt: at('09:00'),
  });
}

describe('an order in the database', () => {
  it('is read as it was stored, also for a change', async () => {
    const [order] = await store({ okey: 'key-1' });
    expect(await orders.find('key-1', 'market')).toStrictEqual(order);
    expect(await orders.findForChange('key-1', 'market')).toStrictEqual(order);
  });

  it.each(['find', 'findForChange'] as const)('is not there for another brand (%s)', async (find) => {
    await store({ okey: 'key-1' });
    expect(await orders[find]('key-1', 'saffron')).toBeUndefined();
    expect(await orders[find]('key-2', 'market')).toBeUndefined();
  });

  it('gets the next number', async () => {
    expect((await orders.nextNumber()) + 1).toBe(await orders.nextNumber());
  });

  it('moves on with its reason, and counts the change', async () => {
    const order = await storeOne();
    const step = { state: 'accepted', at: '2026-11-20T18:31:00.000Z' };
    const moved = await orders.move(order, { state: 'accepted', now: at('18:31'), reason: 'With pleasure.' });
    expect(moved).toStrictEqual({
      ...order,
      state: 'accepted',
      stateReason: 'With pleasure.',
      history: [...order.history, step],
      version: 2,
    });
    expect(await readOne()).toStrictEqual(moved);
  });

  it('moves on without a reason: that of the state before is gone', async () => {
    const order = await storeOne({ stateReason: 'With pleasure.' });
    expect(await orders.move(order, { state: 'accepted', now: at('18:31') })).toMatchObject({
      stateReason: '',
    });
  });

  it('keeps the minutes of a step, and what undoes it', async () => {
    const order = await storeOne({ stateReason: 'Busy' });
    const hold = { key: 'undo-1', until: at('18:32') };
    await orders.move(order, { state: 'accepted', now: at('18:31'), minutes: 40, hold });
    expect((await readOne()).history.at(-1)).toStrictEqual({
      state: 'accepted',
      at: '2026-11-20T18:31:00.000Z',
      minutes: 40,
      undo: { key: 'undo-1', until: '2026-11-20T18:32:00.000Z', reason: 'Busy' },
    });
  });

  it('stays as it is where it has changed since it was read', async () => {
    const order = await storeOne();
    await orders.move(order, { state: 'accepted', now: at('18:31') });
    const now = await readOne();
    expect(await orders.move(order, { state: 'rejected', now: at('18:32') })).toBeUndefined();
    expect(await orders.confirm(order, at('18:32'), at('18:42'))).toBeUndefined();
    expect(await readOne()).toStrictEqual(now);
  });

  it('goes back to how it was before its last step, and counts that as a change', async () => {
    const history = (['awaiting_code', 'placed'] as const).map((state) => ({
      state,
      at: '2026-11-20T18:30:00.000Z',
    }));
    const order = await storeOne({ history });
    const moved = await orders.move(order, { state: 'accepted', now: at('18:31'), reason: 'Yes' });
    if (!moved) throw new Error('It has not moved');
    const former = { state: 'placed', stateReason: 'As before', acceptBy: at('18:40') } as const;
    const undone = await orders.undo(moved, former);
    expect(undone).toStrictEqual({ ...order, ...former, version: 3 });
    expect(await readOne()).toStrictEqual(undone);
  });

  it('cannot be undone once it is gone', async () => {
    const order = aPlacedOrder();
    await expect(orders.undo(order, order)).rejects.toThrow('An order went away while it was locked');
  });

  it('cannot be read before its content was converted', async () => {
    await store({ okey: 'key-1' });
    await database.database.execute('update orders set content = null');
    await expect(readOne()).rejects.toThrow('An order was not converted at the start');
  });

  it('is confirmed: from then on the business has a time to accept it', async () => {
    const order = await storeOne({ state: 'awaiting_code', history: [] });
    const confirmed = await orders.confirm(order, at('18:31'), at('18:41'));
    expect(confirmed).toStrictEqual({
      ...order,
      state: 'placed',
      acceptBy: at('18:41'),
      history: [{ state: 'placed', at: '2026-11-20T18:31:00.000Z' }],
      version: 2,
    });
    expect(await readOne()).toStrictEqual(confirmed);
  });

  it('keeps everything else when it is paid, and when its customer changes the mobile number', async () => {
    const order = await storeOne();
    expect(await orders.markPaid('key-1', at('18:31'))).toStrictEqual({ ...order, paidAt: at('18:31') });
    expect(await orders.markPaid('key-2', at('18:31'))).toBeUndefined();
    const contact = { ...order.contact, mobile: '07700900999' };
    await orders.changeMobile('key-1', contact);
    expect(await readOne()).toStrictEqual({ ...order, paidAt: at('18:31'), contact });
  });

  it('changes alone: others beside it stay', async () => {
    const other = { okey: 'key-2', state: 'awaiting_code' } as const;
    await store({ okey: 'key-1', state: 'awaiting_code' }, other);
    const before = await orders.find('key-2', everyBrand);
    const confirmed = await orders.confirm(await readOne(), at('18:31'), at('18:41'));
    const moved = confirmed && (await orders.move(confirmed, { state: 'accepted', now: at('18:32') }));
    if (!moved) throw new Error('It has not moved');
    await orders.undo(moved, confirmed);
    await orders.markPaid('key-1', at('18:33'));
    await orders.changeMobile('key-1', { ...moved.contact, mobile: '' });
    expect(await orders.find('key-2', everyBrand)).toStrictEqual(before);
  });
});

describe('the orders of a business', () => {
  it('that are open are those given to it and not at their end', async () => {
    await oneOfEachState();
    await store({ okey: 'of another', businessId: 'b-2' });
    const open = await orders.openOf('b-1', at('18:00'), most);
    expect(keysOf(open).sort()).toStrictEqual([
      'accepted',
      'out_for_delivery',
      'placed',
      'preparing',
      'ready',
    ]);
  });

  it('that are open come the oldest first, and only those after an instant, up to a limit', async () => {
    await store(
      { okey: 'third', placedAt: at('18:03') },
      { okey: 'first', placedAt: at('18:01') },
      { okey: 'at the instant', placedAt: at('18:00') },
      { okey: 'second', placedAt: at('18:02') },
    );
    expect(keysOf(await orders.openOf('b-1', at('18:00'), most))).toStrictEqual(['first', 'second', 'third']);
    expect(keysOf(await orders.openOf('b-1', at('18:00'), 2))).toStrictEqual(['first', 'second']);
  });

  it('that are at their end are those that were once given to it', async () => {
    await oneOfEachState({ acceptBy: at('18:40') });
    await store(
      { okey: 'of another', businessId: 'b-2', state: 'completed', acceptBy: at('18:40') },
      { okey: 'never confirmed', state: 'cancelled', acceptBy: null },
    );
    const ended = await orders.endedOf('b-1', { from: at('18:00'), until: at('19:00') }, most);
    expect(keysOf(ended).sort()).toStrictEqual(['cancelled', 'completed', 'rejected']);
  });

  it('that are at their end come the newest first, from an instant until before another, up to a limit', async () => {
    const ended = { state: 'completed', acceptBy: at('18:40') } as const;
    await store(
      { okey: 'too early', placedAt: at('17:59'), ...ended },
      { okey: 'first', placedAt: at('18:00'), ...ended },
      { okey: 'third', placedAt: at('18:02'), ...ended },
      { okey: 'second', placedAt: at('18:01'), ...ended },
      { okey: 'too late', placedAt: at('18:03'), ...ended },
    );
    const time = { from: at('18:00'), until: at('18:03') };
    expect(keysOf(await orders.endedOf('b-1', time, most))).toStrictEqual(['third', 'second', 'first']);
    expect(keysOf(await orders.endedOf('b-1', time, 2))).toStrictEqual(['third', 'second']);
  });
});

describe('orders that a job looks for', () => {
  it('are placed and have not been accepted in time, the first one first, up to a limit', async () => {
    await oneOfEachState({ acceptBy: at('18:39') });
    await store(
      { okey: 'still has time', acceptBy: at('18:41') },
      { okey: 'now', acceptBy: at('18:40') },
      { okey: 'early', acceptBy: at('18:38') },
    );
    expect(await orders.unaccepted(at('18:40'), most)).toStrictEqual(['early', 'placed', 'now']);
    expect(await orders.unaccepted(at('18:40'), 1)).toStrictEqual(['early']);
  });

  it('wait for a code or a payment since before an instant, up to a limit', async () => {
    await oneOfEachState({ placedAt: at('18:29') });
    await store({ okey: 'at the instant', state: 'awaiting_code', placedAt: at('18:30') });
    const waiting = await orders.waitingSince(at('18:30'), most);
    expect([...waiting].sort()).toStrictEqual(['awaiting_code', 'awaiting_payment']);
    expect(await orders.waitingSince(at('18:30'), 1)).toHaveLength(1);
  });
});

describe('the orders of a user', () => {
  beforeEach(async () => {
    await addUser('u-1');
    await addUser('u-2');
  });

  const five = [
    { okey: 'b', userId: 'u-1', placedAt: at('18:01') },
    { okey: 'e', userId: 'u-1', placedAt: at('18:03') },
    { okey: 'c', userId: 'u-1', placedAt: at('18:02') },
    { okey: 'd', userId: 'u-1', placedAt: at('18:02') },
    { okey: 'a', userId: 'u-1', placedAt: at('18:00') },
    { okey: 'of another', userId: 'u-2', placedAt: at('18:04') },
    { okey: 'of a guest', userId: null, placedAt: at('18:05') },
  ];

  it('come in pages, the newest first; a page brings one order more where there is a next page', async () => {
    await store(...five);
    expect(keysOf(await orders.pageOf('u-1', 0, 2))).toStrictEqual(['e', 'd', 'c']);
    expect(keysOf(await orders.pageOf('u-1', 1, 2))).toStrictEqual(['c', 'b', 'a']);
    expect(keysOf(await orders.pageOf('u-1', 2, 2))).toStrictEqual(['a']);
  });

  it('come all at once, the newest first', async () => {
    await store(...five.filter(({ okey }) => okey !== 'd'));
    expect(keysOf(await orders.allOf('u-1'))).toStrictEqual(['e', 'c', 'b', 'a']);
  });

  it('name nobody once the account is deleted; those of others stay', async () => {
    const [line] = aPlacedOrder().lines;
    if (!line) throw new Error('The order has no line');
    const written = (comment: string) => ({ ...line, line: { ...line.line, comment } });
    const parts = {
      lines: [written('For Ada'), written('')],
      kitchenNote: 'Ada is allergic',
      stateReason: 'Ada called',
    };
    const [mine, , others] = await store(
      { okey: 'mine', userId: 'u-1', ...parts },
      { okey: 'empty', userId: 'u-1', lines: [] },
      { okey: 'of another', userId: 'u-2', ...parts },
    );
    await orders.forgetPersonOf('u-1');
    expect(await orders.find('mine', everyBrand)).toStrictEqual({
      ...mine,
      userId: null,
      contact: { name: '', email: '', mobile: '', address: '', address2: '', city: '', postcode: '' },
      lines: [written(''), written('')],
      kitchenNote: '',
      stateReason: '',
    });
    expect((await orders.find('empty', everyBrand))?.lines).toStrictEqual([]);
    expect(await orders.find('of another', everyBrand)).toStrictEqual(others);
  });
});
