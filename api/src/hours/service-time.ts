import { addDays, isAfterMidnight, isRepeatedHour, londonMoment, timeOfDay } from '@storefront/contract';
import type { NightDates, ServiceTime } from '@storefront/contract';
import { periodsOn } from './opening';
import type { OpeningHours } from './opening';

/** The time that London's clocks and calendar show at an instant in milliseconds, for a service that began on `serviceDate`. */
export function serviceTimeAt(instant: number, serviceDate: string): ServiceTime {
  const { date, minute } = londonMoment(instant);
  const at = { date, time: timeOfDay(minute), serviceDate };
  return isRepeatedHour(instant) ? { ...at, isRepeated: true } : at;
}

/** The time of an order, whose service began the day before while a period that opened then still runs (D33). */
export function orderTimeAt(hours: OpeningHours, instant: number): ServiceTime {
  const { date } = londonMoment(instant);
  const dayBefore = addDays(date, -1);
  const startedYesterday = periodsOn(hours, dayBefore).some(
    ({ opens, closes }) => opens <= instant && instant <= closes,
  );
  return serviceTimeAt(instant, startedYesterday ? dayBefore : date);
}

/** What the wire adds to a time after midnight or in a repeated hour; nothing to any other (D83, D114). */
export function presentNight(at: ServiceTime): NightDates | undefined {
  if (!isAfterMidnight(at) && !at.isRepeated) return undefined;
  return { calendar_date: at.date, service_date: at.serviceDate, ...presentRepeated(at) };
}

/** What the wire adds to a time in the hour that comes a second time (D114). */
export function presentRepeated({ isRepeated = false }: ServiceTime): { readonly repeated?: 'yes' } {
  return isRepeated ? { repeated: 'yes' } : {};
}
