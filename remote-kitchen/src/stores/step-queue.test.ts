import { ApiUnreachable } from '@storefront/host';
import type { QueuedStep } from '../domain/queued-step';
import type { ActOutcome } from '../gateway/kitchen-gateway';
import { anOrder } from '../testing/orders';
import { StepQueue } from './step-queue';

const step = (key: string, orderKey = 'a'): QueuedStep => ({
  orderKey,
  from: 'placed',
  step: { state: 'accepted' },
  key,
});
const done: ActOutcome = { kind: 'done', order: anOrder() };
const refused: ActOutcome = { kind: 'refused', sentence: 'No.' };
const keysOf = (steps: readonly QueuedStep[]) => steps.map(({ key }) => key);

/** A queue with steps, what it has kept last, and what was sent. */
const queueOf = (...steps: QueuedStep[]) => {
  const kept: (readonly QueuedStep[])[] = [];
  const queue = new StepQueue((all) => void kept.push(all));
  queue.restore(steps);
  return { queue, kept, passed: [] as ActOutcome[] };
};

it('[KIT-14] steps are sent one after the other, and each is kept until it was answered', async () => {
  const { queue, kept, passed } = queueOf(step('1'), step('2'));
  const seen: string[][] = [];
  await queue.send(
    async ({ key }) => {
      seen.push([key, ...keysOf(queue.steps)]);
      return done;
    },
    (outcome) => void passed.push(outcome),
  );
  expect(seen).toStrictEqual([
    ['1', '1', '2'],
    ['2', '2'],
  ]);
  expect(kept.map(keysOf)).toStrictEqual([['2'], []]);
  expect(passed).toStrictEqual([done, done]);
});

it('[KIT-14] a step that got no answer stays, with those behind it', async () => {
  const { queue, kept } = queueOf(step('1'), step('2'));
  await queue.send(
    () => Promise.reject(new ApiUnreachable('kitchen/order_state')),
    () => undefined,
  );
  expect([keysOf(queue.steps), kept]).toStrictEqual([['1', '2'], []]);
});

it('[KIT-14] a step that was not made takes those of its order with it, and no others', async () => {
  const { queue } = queueOf(step('1'), step('2', 'b'), step('3'));
  const sent: string[] = [];
  await queue.send(
    async ({ key }) => {
      sent.push(key);
      return key === '1' ? refused : done;
    },
    () => undefined,
  );
  expect(sent).toStrictEqual(['1', '2']);
  expect(queue.steps).toStrictEqual([]);
});

it('[KIT-14] a step that another tab has sent and taken out takes no other one with it', async () => {
  const { queue } = queueOf(step('1'), step('2'));
  const sent: string[] = [];
  await queue.send(
    async ({ key }) => {
      sent.push(key);
      if (key === '1') queue.restore([step('2')]);
      return done;
    },
    () => undefined,
  );
  expect(sent).toStrictEqual(['1', '2']);
});

it('[KIT-14] steps are not sent twice at the same time', async () => {
  const { queue } = queueOf(step('1'));
  const sent: string[] = [];
  const send = async ({ key }: QueuedStep) => {
    sent.push(key);
    return done;
  };
  await Promise.all([queue.send(send, () => undefined), queue.send(send, () => undefined)]);
  expect(sent).toStrictEqual(['1']);
});

it('[KIT-14] nothing more is sent once the session has ended, and the steps stay', async () => {
  const { queue } = queueOf(step('1'), step('2'));
  const sent: string[] = [];
  await queue.send(
    async ({ key }) => {
      sent.push(key);
      return { kind: 'over', sentence: 'No longer logged in.' };
    },
    () => undefined,
  );
  expect([sent, keysOf(queue.steps)]).toStrictEqual([['1'], ['1', '2']]);
});
