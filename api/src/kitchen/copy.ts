import type { OrderState } from '@storefront/contract';

/** The sentences to the people in a kitchen. */
export const copy = {
  wrongToken: 'That is not the token of a business. Please check it, or ask for a new one.',
  noRole: 'Your account has no role for that restaurant. Whoever looks after it here can give you one.',
  ticketOver: 'These events are no longer open to this device.',
  sentBefore: 'This was sent before with other contents. Please try again.',
  /** Another device, the customer or the clock was first. */
  overtaken: (number: number, state: OrderState) =>
    `Order ${number} has changed meanwhile: it is ${states[state]}.`,
  /** Its messages are on their way. */
  tooLateToUndo: (number: number, state: OrderState) =>
    `It is too late to undo: order ${number} is ${states[state]}.`,
  reasonMissing: 'Please say why the order is rejected.',
} as const;

const states: Readonly<Record<OrderState, string>> = {
  awaiting_code: 'waiting for its code',
  awaiting_payment: 'waiting for its payment',
  placed: 'waiting to be accepted',
  accepted: 'accepted',
  preparing: 'being prepared',
  ready: 'ready',
  out_for_delivery: 'on its way',
  completed: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
};
