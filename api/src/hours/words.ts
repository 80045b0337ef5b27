import { addDays, formatTimeAt, londonMoment, weekdayOf } from '@storefront/contract';
import type { Hours } from '../catalogue/format';
import { copy } from './copy';
import { closingTime, nextOpening } from './opening';
import type { OpeningHours } from './opening';

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

/** 'Opens at 17:00', 'Opens tomorrow at 12:00', 'Opens on Monday at 12:00' …; '' while it is open or when it never opens. */
export function nextOpenText(hours: OpeningHours, now: number): string {
  if (closingTime(hours, now) !== undefined) return '';
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
