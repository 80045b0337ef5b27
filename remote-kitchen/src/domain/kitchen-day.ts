import { addDays, londonDate, londonTime, minutesOf } from '@storefront/contract';

// An evening that lasts past midnight belongs to one day (KIT-11).
const dayBegins = 5 * 60;

/** The date of the day of a kitchen that runs at an instant. */
export function kitchenDate(instant: number): string {
  const date = londonDate(instant);
  return minutesOf(londonTime(instant)) < dayBegins ? addDays(date, -1) : date;
}
