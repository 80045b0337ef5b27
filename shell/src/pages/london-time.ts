import { londonDateAndTime } from '@storefront/contract';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** An ISO instant as day and time in London: '21 Nov 2026, 18:30'. */
export function dayAndTime(iso: string): string {
  return londonDateAndTime(Date.parse(iso));
}

/** A calendar date YYYY-MM-DD in words: 'Sat, 21 Nov 2026'; any other text as it is. */
export function calendarDay(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? day.format(new Date(`${date}T00:00:00Z`)) : date;
}
