import { addDays, londonInstant, londonMoment } from '@storefront/contract';
import { closingTime, periodsOn } from '../hours/opening';
import type { OpeningHours } from '../hours/opening';

/**
 * When the day of service ends that it is now: with the last closing time of today, or of yesterday while its service still runs; at midnight on a day without
 * service, or after it.
 */
export function dayEnd(hours: OpeningHours, now: number): number {
  const { date } = londonMoment(now);
  const lastOf = (day: string) => Math.max(0, ...periodsOn(hours, day).map(({ closes }) => closes));
  const yesterdays = lastOf(addDays(date, -1));
  // Where yesterday's service goes over into today's without a break, today's end counts.
  if (yesterdays > now && closingTime(hours, now) === yesterdays) return yesterdays;
  const todays = lastOf(date);
  return todays > now ? todays : londonInstant(addDays(date, 1), 0);
}
