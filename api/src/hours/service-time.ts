import { addDays, isAfterMidnight, londonMoment, timeOfDay } from '@storefront/contract';
import type { NightDates, ServiceTime } from '@storefront/contract';
import { periodsOn } from './opening';
import type { OpeningHours } from './opening';

/** The time that London's clocks and calendar show at an instant in milliseconds, for a service that began on `serviceDate`. */
export function serviceTimeAt(instant: number, serviceDate: string): ServiceTime {
  const { date, minute } = londonMoment(instant);
  return { date, time: timeOfDay(minute), serviceDate };
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

/** What the wire adds to a time after midnight; nothing before it (D83). */
export function presentNight(at: ServiceTime): NightDates | undefined {
  return isAfterMidnight(at) ? { calendar_date: at.date, service_date: at.serviceDate } : undefined;
}
