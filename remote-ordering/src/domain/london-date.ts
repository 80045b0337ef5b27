const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in London, YYYY-MM-DD, at an instant in milliseconds since 1970. */
export function londonDate(instant: number): string {
  return format.format(instant);
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes since midnight in London, seconds included as a fraction, at an instant in milliseconds since 1970. */
export function londonMinutes(instant: number): number {
  const [hours = 0, minutes = 0] = timeOfDay.format(instant).split(':').map(Number);
  return hours * 60 + minutes + (instant % 60_000) / 60_000;
}
