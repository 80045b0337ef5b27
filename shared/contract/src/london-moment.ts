import { londonDate, londonTime } from './london';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment as London's clocks and calendar show it. `minute` counts from midnight. */
export interface LondonMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly minute: number;
}

// Clocks change on the hour, so the offset at the start of an hour holds for all of it. Intl is slow, and its answers never change.
const offsets = new Map<number, number>();
const maximumOffsets = 20_000;

/** How far London's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const hourStart = Math.floor(instant / hour) * hour;
  const known = offsets.get(hourStart);
  if (known !== undefined) return known;
  const offset = Date.parse(`${londonDate(hourStart)}T${londonTime(hourStart)}Z`) - hourStart;
  if (offsets.size >= maximumOffsets) offsets.clear();
  offsets.set(hourStart, offset);
  return offset;
}

let latest: { readonly instant: number; readonly moment: LondonMoment } | undefined;

/** What London's clocks show at an instant (milliseconds since 1970). */
export function londonMoment(instant: number): LondonMoment {
  // A listing asks for the same instant thousands of times.
  if (latest?.instant !== instant) latest = { instant, moment: momentAt(instant) };
  return latest.moment;
}

function momentAt(instant: number): LondonMoment {
  const shown = instant + offsetAt(instant);
  return { date: dateOf(shown), minute: Math.floor((shown - Math.floor(shown / day) * day) / minute) };
}

/**
 * The instant, in milliseconds since 1970, at which London's clocks show a number of minutes after the midnight that begins
 * a date; more minutes than a day has lead into the next day. When clocks go back and a time comes twice, it is the first of
 * the two; when they go forward and a time is skipped, it is one hour later.
 */
export function londonInstant(date: string, minutes: number): number {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  return shown - offsetAt(shown - hour);
}

/** Whether London's clocks show a time for the second time, because they have just gone back; `instant` in milliseconds since 1970. */
export function isRepeatedHour(instant: number): boolean {
  return offsetAt(instant - hour) > offsetAt(instant);
}

/** The date a number of days later; both are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * day);
}

/** The days of the week as the catalogue names them, Sunday first. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The day of the week of a date `YYYY-MM-DD`. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

/** Minutes after midnight as `HH:MM`; more minutes than a day has wrap around. */
export function timeOfDay(minutes: number): string {
  const minuteOfDay = minutes % (24 * 60);
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

const dateOf = (shown: number): string => new Date(shown).toISOString().slice(0, 10);
