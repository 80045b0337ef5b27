import { modeAvailability, type OrderingHours } from '../hours/availability';
import { londonMoment, minutesOf } from '../hours/london';

export type TimeCheck =
  { readonly kind: 'possible' } | { readonly kind: 'closed' } | { readonly kind: 'slot-gone' };

/** Whether the kitchen can make an order for 'ASAP' or for a time of today's service (D74). */
export function checkTime(
  business: OrderingHours,
  mode: 'delivery' | 'pickup',
  slot: string,
  now: number,
): TimeCheck {
  const { possible, slots } = modeAvailability(business, mode, now);
  if (possible === 'no') return { kind: 'closed' };
  if (slot === 'ASAP') return { kind: 'possible' };
  const isOffered = slots.some((at) => at > now && londonMoment(at).minute === minutesOf(slot));
  return isOffered ? { kind: 'possible' } : { kind: 'slot-gone' };
}
