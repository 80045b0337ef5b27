import { ApiUnreachable } from '@storefront/host';
import type { ActOutcome } from '../gateway/kitchen-gateway';
import { anOrder } from '../testing/orders';
import { BoardStore } from './board-store';

it('[KIT-14] what was pressed behind a step that gets no answer waits behind it, and is not sent before it', async () => {
  const [first, second] = [anOrder({ key: 'first' }), anOrder({ key: 'second' })];
  const move = jest
    .fn<Promise<ActOutcome>, unknown[]>()
    .mockRejectedValueOnce(new ApiUnreachable('no connection'))
    .mockResolvedValue({ kind: 'done', order: second });
  let keys = 0;
  const board = new BoardStore({
    gateway: { move, orders: jest.fn(), undo: jest.fn(), refund: jest.fn() },
    clock: { now: () => 0 },
    randomKey: () => `key-${(keys += 1)}`,
    keepSteps: jest.fn(),
  });
  await Promise.all([
    board.move('session', first, { state: 'accepted' }),
    board.move('session', second, { state: 'accepted' }),
  ]);
  expect(move).toHaveBeenCalledTimes(1);
  expect(board.queue.steps.map(({ orderKey, key }) => [orderKey, key])).toStrictEqual([
    ['first', 'key-1'],
    ['second', 'key-2'],
  ]);
  expect(board.acts.isBusy('second')).toBe(false);
});
