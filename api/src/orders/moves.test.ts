import { isOver, nextStates } from './moves';

describe('the steps of an order', () => {
  it.each([
    ['collection', ['placed', 'accepted', 'preparing', 'ready', 'completed']],
    ['delivery', ['placed', 'accepted', 'preparing', 'out_for_delivery', 'completed']],
    ['delivery', ['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'completed']],
  ] as const)('a %s goes %j', (mode, way) => {
    way.slice(1).forEach((next, index) => expect(nextStates(way[index] ?? 'placed', mode)).toContain(next));
  });

  it('cannot be skipped or taken back', () => {
    expect(nextStates('placed', 'collection')).toStrictEqual(['accepted', 'rejected', 'cancelled']);
    expect(nextStates('ready', 'collection')).toStrictEqual(['completed', 'cancelled']);
    expect(nextStates('ready', 'delivery')).toStrictEqual(['out_for_delivery', 'cancelled']);
  });

  it('end with the order, and begin only when it is confirmed', () => {
    for (const state of ['completed', 'rejected', 'cancelled', 'awaiting_code', 'awaiting_payment'] as const)
      expect(nextStates(state, 'delivery')).toStrictEqual([]);
  });

  it.each([
    [true, ['completed', 'rejected', 'cancelled']],
    [
      false,
      [
        ...(['awaiting_code', 'awaiting_payment', 'placed'] as const),
        ...(['accepted', 'preparing', 'ready', 'out_for_delivery'] as const),
      ],
    ],
  ] as const)('that end it: %s for %j', (isLast, states) => {
    for (const state of states) expect([state, isOver(state)]).toStrictEqual([state, isLast]);
  });
});
