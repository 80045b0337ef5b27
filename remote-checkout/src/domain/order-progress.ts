import type { OrderState } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';

/** A step of an order, and whether it is done, current or still to come. */
export interface ProgressStep {
  readonly step: 'placed' | 'accepted' | 'preparing' | 'ready' | 'out_for_delivery' | 'completed';
  readonly place: 'done' | 'now' | 'next';
  /** When it was reached, in milliseconds since 1970; undefined when it was not reached or the time is not known. */
  readonly at: number | undefined;
}

interface Progress {
  readonly mode: ChosenMode;
  readonly state: OrderState;
  readonly history: readonly { readonly state: OrderState; readonly at: number }[];
}

/** What follows from the state of an order. */
interface StateFacts {
  /** The place of the step that it has reached, from 0, in each mode; undefined for an order that is not confirmed. */
  readonly reached: Readonly<Record<ChosenMode, number>> | undefined;
  readonly isOver: boolean;
  /** What the customer still has to do before the kitchen gets the order. */
  readonly missing?: 'code' | 'payment';
}

const inBothModes = (index: number) => ({ delivery: index, collection: index });

const facts: Readonly<Record<OrderState, StateFacts>> = {
  awaiting_code: { reached: undefined, isOver: false, missing: 'code' },
  awaiting_payment: { reached: undefined, isOver: false, missing: 'payment' },
  placed: { reached: inBothModes(0), isOver: false },
  accepted: { reached: inBothModes(1), isOver: false },
  preparing: { reached: inBothModes(2), isOver: false },
  // A packed delivery that has not left yet is not on its way.
  ready: { reached: { delivery: 2, collection: 3 }, isOver: false },
  out_for_delivery: { reached: inBothModes(3), isOver: false },
  completed: { reached: inBothModes(4), isOver: true },
  rejected: { reached: undefined, isOver: true },
  cancelled: { reached: undefined, isOver: true },
};

/** Whether an order is confirmed: the kitchen gets it without anything more from the customer (D76). */
export function isConfirmed(state: OrderState): boolean {
  return facts[state].reached !== undefined;
}

/** Whether the state of an order will not change any more. */
export function isOver(state: OrderState): boolean {
  return facts[state].isOver;
}

/** What the customer still has to do before the kitchen gets the order; undefined when there is nothing. */
export function missingStep(state: OrderState): 'code' | 'payment' | undefined {
  return facts[state].missing;
}

/** The steps from placed to completed (D79, D80); none for an order that is not confirmed. */
export function listSteps({ mode, state, history }: Progress): readonly ProgressStep[] {
  const reached = facts[state].reached?.[mode];
  if (reached === undefined) return [];
  const steps = ['placed', 'accepted', 'preparing', handOverStep[mode], 'completed'] as const;
  return steps.map((step, index) => ({
    step,
    place: index < reached || state === 'completed' ? 'done' : index === reached ? 'now' : 'next',
    at: index <= reached ? history.find((entry) => entry.state === step)?.at : undefined,
  }));
}

const handOverStep = { delivery: 'out_for_delivery', collection: 'ready' } as const satisfies Record<
  ChosenMode,
  OrderState
>;
