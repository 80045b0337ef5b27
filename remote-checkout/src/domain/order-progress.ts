import { assertNever } from '@storefront/contract';
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

/** Whether an order is confirmed: the kitchen gets it without anything more from the customer (D76). */
export function isConfirmed(state: OrderState): boolean {
  switch (state) {
    case 'awaiting_code':
    case 'awaiting_payment':
    case 'rejected':
    case 'cancelled':
      return false;
    case 'placed':
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
    case 'completed':
      return true;
    default:
      return assertNever(state);
  }
}

/** Whether the state of an order will not change any more. */
export function isOver(state: OrderState): boolean {
  switch (state) {
    case 'completed':
    case 'rejected':
    case 'cancelled':
      return true;
    case 'awaiting_code':
    case 'awaiting_payment':
    case 'placed':
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
      return false;
    default:
      return assertNever(state);
  }
}

/** What the customer still has to do before the kitchen gets the order; undefined when there is nothing. */
export function missingStep(state: OrderState): 'code' | 'payment' | undefined {
  switch (state) {
    case 'awaiting_code':
      return 'code';
    case 'awaiting_payment':
      return 'payment';
    case 'placed':
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
    case 'completed':
    case 'rejected':
    case 'cancelled':
      return undefined;
    default:
      return assertNever(state);
  }
}

/** The steps from placed to completed (D79, D80); none for an order that is not confirmed. */
export function progressOf({ mode, state, history }: Progress): readonly ProgressStep[] {
  if (!isConfirmed(state)) return [];
  const steps = ['placed', 'accepted', 'preparing', handOverStep[mode], 'completed'] as const;
  const reached = placeOf(state, mode);
  return steps.map((step, place) => ({
    step,
    place: place < reached || state === 'completed' ? 'done' : place === reached ? 'now' : 'next',
    at: place <= reached ? history.find((entry) => entry.state === step)?.at : undefined,
  }));
}

const handOverStep = { delivery: 'out_for_delivery', collection: 'ready' } as const satisfies Record<
  ChosenMode,
  OrderState
>;

const placeOf = (state: OrderState, mode: ChosenMode): number => {
  switch (state) {
    case 'accepted':
      return 1;
    case 'preparing':
      return 2;
    case 'ready':
      // A packed delivery that has not left yet is not on its way.
      return handOverStep[mode] === 'ready' ? 3 : 2;
    case 'out_for_delivery':
      return 3;
    case 'completed':
      return 4;
    case 'placed':
    case 'awaiting_code':
    case 'awaiting_payment':
    case 'rejected':
    case 'cancelled':
      return 0;
    default:
      return assertNever(state);
  }
};
