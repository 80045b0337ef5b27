import type { BookingState } from '../domain/past-booking';
import type { OrderState } from '../domain/past-order';

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
  held: 'warning',
  booked: 'success',
  completed: 'neutral',
  cancelled: 'danger',
  expired: 'neutral',
};

/** How an order's state is coloured: waiting, under way, over, or gone wrong. */
export function orderTone(state: OrderState): Tone {
  return orderTones[state];
}

/** How a booking's state is coloured. */
export function bookingTone(state: BookingState): Tone {
  return bookingTones[state];
}
