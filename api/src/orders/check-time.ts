import { londonMoment, minutesOf } from '@storefront/contract';
import type { NightDates } from '@storefront/contract';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import { modeAvailability } from '../hours/availability';
import type { OrderingHours } from '../hours/availability';
import { orderTimeAt, presentNight } from '../hours/service-time';

export type TimeCheck =
  /** `night` is given for a time after midnight only (D83). */
  | { readonly kind: 'possible'; readonly night: NightDates | undefined }
  | { readonly kind: 'closed' }
  | { readonly kind: 'slot-gone' };

const hour = 3_600_000;

/**
 * Whether the kitchen can make an order for 'ASAP' or for a time of today's service (D74). The page offers times at least an hour
 * ahead (SLT-2); a time that it offered earlier stays valid while the kitchen can make it.
 */
export function checkTime(business: OrderingHours, mode: ChosenMode, slot: string, now: number): TimeCheck {
  const { possible, slots } = modeAvailability(business, mode, now);
  if (possible === 'no') return { kind: 'closed' };
  if (slot === 'ASAP') return { kind: 'possible', night: undefined };
  const soonest = now + Math.min(hour, business[wireServiceMode(mode)].average_minutes * 60_000);
  const wanted = slots.find((at) => at >= soonest && londonMoment(at).minute === minutesOf(slot));
  if (wanted === undefined) return { kind: 'slot-gone' };
  return { kind: 'possible', night: presentNight(orderTimeAt(business, wanted)) };
}
