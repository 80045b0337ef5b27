import { anOrder } from '../testing/orders';
import { afterSteps } from './queued-step';
import type { QueuedStep } from './queued-step';

const order = anOrder({
  key: 'a',
  ahead: new Map([
    ['accepted', ['preparing', 'cancelled']],
    ['rejected', []],
  ]),
});
const accept: QueuedStep = {
  orderKey: 'a',
  from: 'placed',
  step: { state: 'accepted', minutes: 20 },
  key: 'k-1',
};
const cook: QueuedStep = { orderKey: 'a', from: 'accepted', step: { state: 'preparing' }, key: 'k-2' };

it('[KIT-14] an order is shown as it will be after the steps that wait', () => {
  expect(afterSteps(order, [accept])).toMatchObject({
    state: 'accepted',
    next: ['preparing', 'cancelled'],
    answerBy: undefined,
  });
  expect(afterSteps(order, [accept, cook])).toMatchObject({ state: 'preparing', next: [] });
});

it('[KIT-14] a step of another order, or from a state that the order has left, changes nothing', () => {
  expect(afterSteps(order, [{ ...accept, orderKey: 'b' }])).toBe(order);
  expect(afterSteps(order, [cook])).toBe(order);
});
