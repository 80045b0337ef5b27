import type { OrderState } from '@storefront/contract';
import type { BookingState } from '../domain/past-booking';

type Tone = 'neutral' | 'success' | 'warning' | 'danger';

const orderTones: Record<OrderState, Tone> = {
  awaiting_code: 'warning',
  awaiting_payment: 'warning',
  placed: 'warning',
  accepted: 'success',
  preparing: 'success',
  ready: 'success',
  out_for_delivery: 'success',
  completed: 'neutral',
  rejected: 'danger',
  cancelled: 'danger',
};

const bookingTones: Record<BookingState, Tone> = {
  awaiting_code: 'warning',
  held: 'warning',
  booked: 'success',
  completed: 'neutral',
  cancelled: 'danger',
  expired: 'neutral',
};

/** The tone of an order's state: waiting, under way, over or failed. */
export function orderTone(state: OrderState): Tone {
  return orderTones[state];
}

/** The tone of a booking's state. */
export function bookingTone(state: BookingState): Tone {
  return bookingTones[state];
}
