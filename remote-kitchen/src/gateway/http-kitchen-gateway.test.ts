import { FakeApi } from '@storefront/host/testing';
import { aWireKitchenOrder, anOrder, listing } from '../testing/orders';
import { httpKitchenGateway } from './http-kitchen-gateway';

const signal = new AbortController().signal;

describe('what the kitchen asks of the API', () => {
  it('[KIT-2] an order has dishes with options, comments and allergens, notes, and whom it goes to', async () => {
    const order = aWireKitchenOrder({
      allergy_info: 'No nuts',
      rider_note: 'Blue door',
      ahead: [{ state: 'accepted', next: ['preparing'] }],
      undo: { until: '2026-11-21T18:00:10.000Z', state: 'accepted' },
      refunded: '1.50',
      refundable: '18.70',
      refundable_lines: [
        { line: 0, quantity: 2, each: '9.35' },
        { line: 9, quantity: 1, each: '9.35' },
      ],
    });
    const gateway = httpKitchenGateway(new FakeApi({ 'kitchen/orders': () => listing(order) }));
    expect(await gateway.orders('session', signal)).toStrictEqual({
      kind: 'ok',
      events: '/events?ticket=1',
      orders: [
        {
          key: 'okey-1',
          number: '1042',
          state: 'placed',
          mode: 'delivery',
          chosenTime: undefined,
          placedAt: Date.parse('2026-11-21T17:59:30Z'),
          answerBy: Date.parse('2026-11-21T18:04:30Z'),
          dueAt: undefined,
          dishes: [
            {
              quantity: 2,
              name: 'Lamb biryani',
              choices: ['2 × Raita'],
              comment: 'extra hot',
              allergens: ['milk', 'mustard'],
            },
            { quantity: 2, name: 'Poppadoms', choices: [], comment: '', allergens: [] },
          ],
          kitchenNote: 'No nuts',
          riderNote: 'Blue door',
          customer: { name: 'Asha Rahman', phone: '07700900123', place: '1 Brick Lane, London, E1 6AN' },
          total: '20.20',
          isPaid: false,
          ahead: new Map([['accepted', ['preparing']]]),
          undo: { until: Date.parse('2026-11-21T18:00:10.000Z'), state: 'accepted' },
          refundable: {
            refunded: 150,
            left: 1_870,
            lines: [{ line: 0, name: 'Lamb biryani', quantity: 2, each: 935 }],
          },
          next: ['accepted', 'rejected', 'cancelled'],
        },
      ],
    });
  });

  it('[KIT-3] a move names the state that was shown, and learns what the order is when it was overtaken', async () => {
    const api = new FakeApi({
      'kitchen/order_state': () => ({
        responsecode: '409',
        status: 'Order 1042 has changed meanwhile: it is accepted.',
        order: aWireKitchenOrder({ state: 'accepted', next: ['preparing'] }),
      }),
    });
    const step = { state: 'accepted', minutes: 30 } as const;
    const outcome = await httpKitchenGateway(api).move('session', anOrder(), step, 'key-1');
    expect(outcome).toMatchObject({ kind: 'overtaken', order: { state: 'accepted' } });
    expect(api.bodies('kitchen/order_state')).toStrictEqual([
      {
        kitchen_token: 'session',
        okey: 'okey-1',
        from: 'placed',
        state: 'accepted',
        minutes: 30,
        request_key: 'key-1',
      },
    ]);
  });

  it('[KIT-1] a session that has ended is told apart from a refusal', async () => {
    const over = { responsecode: '221', status: 'Over.' } as const;
    const refusal = { responsecode: '201', status: 'No.' } as const;
    const api = new FakeApi({ 'kitchen/orders': () => over, 'kitchen/order_state': () => refusal });
    const gateway = httpKitchenGateway(api);
    expect(await gateway.orders('session', signal)).toStrictEqual({ kind: 'over', sentence: 'Over.' });
    expect(await gateway.move('session', anOrder(), { state: 'ready' }, 'k')).toStrictEqual({
      kind: 'refused',
      sentence: 'No.',
    });
  });
});
