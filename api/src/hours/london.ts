const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment as London's clocks and calendar show it. `minute` counts from midnight. */
export interface LondonMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly minute: number;
}

const clockFace = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

// Clocks change on the hour, so what holds at its beginning holds for an hour. Asking Intl is slow, the answer never changes.
const offsets = new Map<number, number>();
const mostOffsets = 20_000;

/** How far London's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const beginning = Math.floor(instant / hour) * hour;
  const known = offsets.get(beginning);
  if (known !== undefined) return known;
  const shown = Object.fromEntries(
    clockFace.formatToParts(beginning).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: dayOfMonth = 1, hour: hours = 0, minute: minutes = 0 } = shown;
  const offset = Date.UTC(year, month - 1, dayOfMonth, hours, minutes) - beginning;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(beginning, offset);
  return offset;
}

let asked: { readonly instant: number; readonly moment: LondonMoment } | undefined;

/** What London's clocks show at an instant (milliseconds since 1970). */
export function londonMoment(instant: number): LondonMoment {
  // A listing asks of one instant thousands of times.
  if (asked?.instant !== instant) asked = { instant, moment: shownAt(instant) };
  return asked.moment;
}

function shownAt(instant: number): LondonMoment {
  const shown = instant + offsetAt(instant);
  return { date: dateOf(shown), minute: Math.floor((shown - Math.floor(shown / day) * day) / minute) };
}

/**
 * The instant at which London's clocks show so many minutes after the midnight that begins a date; more than a day
 * of minutes lead into the next. Of a time that comes twice it is the first; a time that is skipped is taken an hour on.
 */
export function londonInstant(date: string, minutes: number): number {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  return shown - offsetAt(shown - hour);
}

export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(`${date}T00:00:00Z`) + days * day);
}

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

export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

/** Minutes after midnight as 'HH:MM'; past midnight they begin again. */
export function timeOfDay(minutes: number): string {
  const within = minutes % (24 * 60);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** 'HH:MM' as minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const dateOf = (shown: number): string => new Date(shown).toISOString().slice(0, 10);
