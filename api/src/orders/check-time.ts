import { londonMoment, minutesOf } from '@storefront/contract';
import type { NightDates } from '@storefront/contract';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import { modeAvailability } from '../hours/availability';
import type { OrderingHours } from '../hours/availability';
import { orderTimeAt, presentNight } from '../hours/service-time';

export type TimeCheck =
  /** `at` is the instant in milliseconds, undefined for 'ASAP'; `night` is given for a time after midnight or in a repeated hour only (D83, D114). */
  | { readonly kind: 'possible'; readonly at: number | undefined; readonly night: NightDates | undefined }
  | { readonly kind: 'closed' }
  | { readonly kind: 'slot-gone' };

/** The time that a customer asks for: 'ASAP' or HH:MM, and its instant (D114). */
interface WantedTime {
  readonly slot: string;
  /** ISO; pages from before slots were instants leave it out. */
  readonly slot_at?: string | undefined;
}

const minute = 60_000;

/** The page offers times more than an hour ahead (SLT-2). An order may be two minutes on its way, since it is sent again after an interruption. */
const nearest = (60 - 2) * minute;

/** Whether the kitchen can make an order for 'ASAP' or for a time of today's service (D74, D114). */
export function checkTime(
  business: OrderingHours,
  mode: ChosenMode,
  { slot, slot_at }: WantedTime,
  now: number,
): TimeCheck {
  const { possible, slots } = modeAvailability(business, mode, now);
  if (possible === 'no') return { kind: 'closed' };
  // While the kitchen has stopped, orders are taken for later only (KIT-22).
  if (slot === 'ASAP' && business.paused?.[wireServiceMode(mode)] !== undefined) return { kind: 'slot-gone' };
  if (slot === 'ASAP') return { kind: 'possible', at: undefined, night: undefined };
  const wanted = slots.find(
    (at) =>
      at > now + nearest &&
      londonMoment(at).minute === minutesOf(slot) &&
      (slot_at === undefined || at === Date.parse(slot_at)),
  );
  if (wanted === undefined) return { kind: 'slot-gone' };
  return { kind: 'possible', at: wanted, night: presentNight(orderTimeAt(business, wanted)) };
}
