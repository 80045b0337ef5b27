/** Dates and times as London's clocks and calendar show them, which is what customers read and what the wire carries. */

const inLondon = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options });

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

// Marked as pure, so that a bundle keeps only the formats it uses.
const date = /* #__PURE__ */ inLondon('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const longDate = /* #__PURE__ */ inLondon('en-GB', { dateStyle: 'long' });
const weekday = /* #__PURE__ */ inLondon('en-GB', { weekday: 'long' });
const time = /* #__PURE__ */ inLondon('en-GB', clock);
const dayAndTime = /* #__PURE__ */ inLondon('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...clock,
});
const dateAndTime = /* #__PURE__ */ inLondon('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The calendar date, `2026-11-21`, at an instant in milliseconds since 1970. */
export function londonDate(instant: number): string {
  return date.format(instant);
}

/** The calendar date in words, `21 November 2026`, at an instant in milliseconds since 1970. */
export function londonLongDate(instant: number): string {
  return longDate.format(instant);
}

/** The day of the week, `Saturday`, at an instant in milliseconds since 1970. */
export function londonWeekday(instant: number): string {
  return weekday.format(instant);
}

/** The time of day, `18:30`, at an instant in milliseconds since 1970. */
export function londonTime(instant: number): string {
  return time.format(instant);
}

/** Weekday, day and time, `Sat 21 Nov, 18:30`, at an instant in milliseconds since 1970. */
export function londonDayAndTime(instant: number): string {
  return dayAndTime.format(instant);
}

/** Date and time with the year, `21 Nov 2026, 18:30`, at an instant in milliseconds since 1970. */
export function londonDateAndTime(instant: number): string {
  return dateAndTime.format(instant);
}

/** Minutes since midnight of a time `HH:MM`. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
