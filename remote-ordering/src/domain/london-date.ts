const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in London, YYYY-MM-DD, at an instant in milliseconds since 1970. */
export const londonDate = (instant: number): string => format.format(instant);
