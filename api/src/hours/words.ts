import { addDays, formatTimeAt, londonMoment, weekdayOf } from '@storefront/contract';
import type { Hours } from '../catalogue/format';
import { copy } from './copy';
import { closingTime, hoursOn, nextOpening } from './opening';
import type { OpeningHours } from './opening';
import type { OrderingHours } from './availability';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'monday' as 'Monday'. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** '2026-12-25' as '25 December 2026'. */
export function dateInWords(date: string): string {
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

/**
 * 'Opens at 17:00', 'Opens tomorrow at 12:00', 'Opens on Monday at 12:00' …; '' when it never opens. While it is open '', unless its kitchen has stopped every
 * mode for a while: 'Takes orders again at 19:30'.
 */
export function nextOpenText(hours: OrderingHours, now: number): string {
  const closes = closingTime(hours, now);
  const resumes = resumingTime(hours);
  if (closes !== undefined && resumes === undefined) return '';
  if (closes !== undefined && resumes !== undefined && resumes < closes)
    return copy.resumesAt(formatTimeAt(resumes));
  const opens = nextOpening(hours, now);
  if (opens === undefined) return '';
  const today = londonMoment(now).date;
  const { date } = londonMoment(opens);
  const time = formatTimeAt(opens);
  if (date === today) return copy.opensAt(time);
  if (date === addDays(today, 1)) return copy.opensTomorrow(time);
  if (date < addDays(today, 7)) return copy.opensOn(capitalised(weekdayOf(date)), time);
  return copy.opensOn(dateInWords(date), time);
}

/** When the first of the stopped modes goes on; undefined while one of those that are offered is not stopped. */
function resumingTime({ delivery, pickup, paused = {} }: OrderingHours): number | undefined {
  const offered = (['delivery', 'pickup'] as const).filter(
    (mode) => ({ delivery, pickup })[mode].status === 'yes',
  );
  const resumes = offered.flatMap((mode) => paused[mode] ?? []);
  return resumes.length > 0 && resumes.length === offered.length ? Math.min(...resumes) : undefined;
}

/** 'Open until 23:00', or 'Open 24 hours' on a day without a break; '' while it is closed. */
export function openNowText(hours: OpeningHours, now: number): string {
  const closes = closingTime(hours, now);
  if (closes === undefined) return '';
  return hoursOn(hours, londonMoment(now).date).some(isWholeDay)
    ? copy.allDay
    : copy.openUntil(formatTimeAt(closes));
}

/** '12:00 - 14:30, 17:00 - 23:00', 'Closed', or 'Open 24 hours'. */
export function hoursInWords(hours: Hours): string {
  if (hours.length === 0) return copy.closed;
  if (hours.some(isWholeDay)) return copy.allDay;
  return hours.map(([from, to]) => `${from} - ${to}`).join(', ');
}

const dayMinutes = 24 * 60;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A period ends before the same time of the next day, so the longest one lacks a minute. */
function isWholeDay([from, to]: Hours[number]): boolean {
  return (minuteOf(to) - minuteOf(from) + dayMinutes) % dayMinutes === dayMinutes - 1;
}
