import { anOrder } from '../testing/orders';
import { inHand, timeLeft, toAnswer, usualStep, withOrder } from './kitchen-order';

const numbers = (orders: readonly { number: string }[]) => orders.map(({ number }) => number);

it('[KIT-6] the order that is cancelled first comes first among those to answer', () => {
  const orders = [
    anOrder({ key: 'a', number: '1', answerBy: 3_000 }),
    anOrder({ key: 'b', number: '2', answerBy: 1_000 }),
    anOrder({ key: 'c', number: '3', state: 'accepted' }),
  ];
  expect(numbers(toAnswer(orders))).toStrictEqual(['2', '1']);
  expect(numbers(inHand(orders))).toStrictEqual(['3']);
});

it('orders in hand come by the time at which they are due', () => {
  const due = (number: string, dueAt: number | undefined) =>
    anOrder({ key: number, number, state: 'preparing', dueAt, placedAt: 2_000 });
  expect(numbers(inHand([due('1', 3_000), due('2', undefined), due('3', 1_000)]))).toStrictEqual([
    '3',
    '2',
    '1',
  ]);
});

it('the usual step is never to cancel', () => {
  expect(usualStep(anOrder({ next: ['cancelled', 'ready'] }))).toBe('ready');
  expect(usualStep(anOrder({ next: [] }))).toBeUndefined();
});

it.each([
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%d milliseconds are shown as %s', (left, words) => {
  expect(timeLeft(10_000 + left, 10_000)).toBe(words);
});

it('an order that was moved takes the place of what was known, and leaves at its end', () => {
  const known = [anOrder({ key: 'a' }), anOrder({ key: 'b' })];
  const moved = anOrder({ key: 'a', state: 'accepted', next: ['preparing'] });
  expect(withOrder(known, moved)).toStrictEqual([known[1], moved]);
  expect(withOrder(known, { ...moved, next: [] })).toStrictEqual([known[1]]);
});
