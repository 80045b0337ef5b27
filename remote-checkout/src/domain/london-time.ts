const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in London, `18:30`. */
export function londonTime(instant: number): string {
  return timeOfDay.format(instant);
}

/** Day and time in London, `Sat 21 Nov, 18:30`. */
export function londonDayAndTime(instant: number): string {
  return dayAndTime.format(instant);
}

/** Minutes since midnight in London, seconds included as a fraction. */
export function londonMinutes(instant: number): number {
  return minutesOf(londonTime(instant)) + (instant % 60_000) / 60_000;
}

/** Minutes since midnight of a time `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
