import type { OrderState } from '@storefront/contract';
import type { ChosenMode } from '@storefront/pricing';

/** A step that every order takes, and whether it is behind, where the order is, or still to come. */
export interface ProgressStep {
  readonly step: 'placed' | 'accepted' | 'preparing' | 'ready' | 'out_for_delivery' | 'completed';
  readonly place: 'done' | 'now' | 'next';
  /** When it was reached, in milliseconds; undefined while it was not, or when that is not known. */
  readonly at: number | undefined;
}

interface Progress {
  readonly mode: ChosenMode;
  readonly state: OrderState;
  readonly history: readonly { readonly state: OrderState; readonly at: number }[];
}

/** Whether an order stands: the kitchen has it, or will have it without anything more from the customer (D76). */
export function stands(state: OrderState): boolean {
  return !['awaiting_code', 'awaiting_payment', 'rejected', 'cancelled'].includes(state);
}

/** Whether nothing more will happen to an order. */
export function isOver(state: OrderState): boolean {
  return ['completed', 'rejected', 'cancelled'].includes(state);
}

/** The line of steps from placed to completed (D79, D80); none for an order that did not come to stand or was stopped. */
export function progressOf({ mode, state, history }: Progress): readonly ProgressStep[] {
  if (!stands(state)) return [];
  const steps = ['placed', 'accepted', 'preparing', handing(mode), 'completed'] as const;
  const reached = placeOf(state, mode);
  return steps.map((step, place) => ({
    step,
    place: place < reached || state === 'completed' ? 'done' : place === reached ? 'now' : 'next',
    at: place <= reached ? history.find((entry) => entry.state === step)?.at : undefined,
  }));
}

const handing = (mode: ChosenMode) => (mode === 'delivery' ? 'out_for_delivery' : 'ready');

const placeOf = (state: OrderState, mode: ChosenMode): number => {
  switch (state) {
    case 'accepted':
      return 1;
    case 'preparing':
      return 2;
    case 'ready':
      // A delivery that stands packed on the counter is not on its way yet.
      return mode === 'delivery' ? 2 : 3;
    case 'out_for_delivery':
      return 3;
    case 'completed':
      return 4;
    default:
      return 0;
  }
};
