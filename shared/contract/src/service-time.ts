import type { NightDates } from './entities/timing';
import { londonTime } from './london';
import { isRepeatedHour } from './london-moment';

/**
 * When a table or an order is wanted, in London. `date` is the day of the calendar it happens on; `serviceDate` is the day the service
 * began, which is the day before for a time after midnight (D33). Both are `YYYY-MM-DD`, `time` is `HH:MM`. `isRepeated` is given in the
 * hour that comes a second time when the clocks go back (D114).
 */
export interface ServiceTime {
  readonly date: string;
  readonly time: string;
  readonly serviceDate: string;
  readonly isRepeated?: boolean;
}

interface FormatOptions {
  /** For lists that reach back over years. */
  readonly withYear?: boolean;
}

const dayNames = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const dayOf = (date: string) =>
  Object.fromEntries(
    dayNames.formatToParts(Date.parse(`${date}T12:00:00Z`)).map(({ type, value }) => [type, value]),
  );

/** Whether the time comes after the midnight that follows the day its service began. */
export function isAfterMidnight({ date, serviceDate }: ServiceTime): boolean {
  return date !== serviceDate;
}

/** 'Friday 20 November', with its year when that is asked for. */
export function formatDate(date: string, { withYear = false }: FormatOptions = {}): string {
  const { weekday, day, month, year } = dayOf(date);
  return `${weekday} ${day} ${month}${withYear ? ` ${year}` : ''}`;
}

/** '01:15', and in the hour that comes a second time '01:15 (after the clocks go back)' (D114). */
function formatTime({ time, isRepeated = false }: Pick<ServiceTime, 'time' | 'isRepeated'>): string {
  return isRepeated ? `${time} (after the clocks go back)` : time;
}

/** Says which of two equal times is meant on the night when the clocks go back, where there is no room for `formatTime` (D114). */
export function secondHourNote(time: string): string {
  return `This is ${time} after the clocks go back.`;
}

/** The time of day at an instant in milliseconds since 1970, as `formatTime` writes it. */
export function formatTimeAt(instant: number): string {
  return formatTime({ time: londonTime(instant), isRepeated: isRepeatedHour(instant) });
}

/** 'Friday 20 November, 19:00'; after midnight it says whose night it is: 'Saturday 21 November, 00:30 (Friday night)' (D83). */
export function formatServiceTime(at: ServiceTime, options?: FormatOptions): string {
  const dateAndTime = `${formatDate(at.date, options)}, ${formatTime(at)}`;
  if (!isAfterMidnight(at)) return dateAndTime;
  const night = `${dayOf(at.serviceDate).weekday} night`;
  return at.isRepeated ? `${dateAndTime}, ${night}` : `${dateAndTime} (${night})`;
}

/** A time among others of one day: '19:00' alone, but after midnight as `formatServiceTime` writes it (D83). */
export function formatSlot(at: ServiceTime): string {
  return isAfterMidnight(at) ? formatServiceTime(at) : formatTime(at);
}

/** The slot of an order, of which the wire carries dates only after midnight: '19:30' or as `formatServiceTime` writes it (D83). */
export function formatOrderSlot(time: string, night: NightDates | null | undefined): string {
  if (!night) return time;
  return formatSlot({
    date: night.calendar_date,
    time,
    serviceDate: night.service_date,
    isRepeated: night.repeated === 'yes',
  });
}
