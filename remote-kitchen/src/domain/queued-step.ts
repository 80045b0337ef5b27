import type { OrderState } from '@storefront/contract';
import type { KitchenOrder, Step } from './kitchen-order';

/** A step that was taken without a connection, from the state in which the device showed the order. `key`: sent twice, it is made once. */
export interface QueuedStep {
  readonly orderKey: string;
  readonly from: OrderState;
  readonly step: Step;
  readonly key: string;
}

/** The order as it will be after the steps with it, as long as it still is in the state from which each was taken. */
export function afterSteps(order: KitchenOrder, steps: readonly QueuedStep[]): KitchenOrder {
  return steps.reduce(
    (now, { orderKey, from, step }) =>
      orderKey !== now.key || from !== now.state
        ? now
        : {
            ...now,
            state: step.state,
            next: now.ahead.get(step.state) ?? [],
            answerBy: undefined,
            undo: undefined,
          },
    order,
  );
}
