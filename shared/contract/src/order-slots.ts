import type { OrderSlot } from './entities/timing';
import { minutesOf } from './london';
import { londonInstant, londonMoment } from './london-moment';

const hour = 3_600_000;

/**
 * The instants of an order's slots, which come in the order of their service, in milliseconds since 1970 (D114). A slot without its own
 * instant is from an older server: it belongs to the dates of the night that follows it in its service, or to the London date of `now`.
 */
export function slotInstants(slots: readonly OrderSlot[], now: number): readonly number[] {
  return slots.map(({ time, night, at }, index) => {
    if (at !== undefined) return Date.parse(at);
    const date =
      night?.calendar_date ??
      slots.slice(index).find((later) => later.night)?.night?.service_date ??
      londonMoment(now).date;
    const first = londonInstant(date, minutesOf(time));
    return night?.repeated === 'yes' ? first + hour : first;
  });
}
