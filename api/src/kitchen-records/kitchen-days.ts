import { addDays, londonInstant } from '@storefront/contract';

/** A day of a kitchen, by the date on which it begins. */
export interface KitchenDay {
  readonly date: string;
  readonly from: Date;
  readonly until: Date;
}

// An evening that lasts past midnight belongs to one day.
const dayBegins = 5 * 60;

export function kitchenDay(date: string): KitchenDay {
  return {
    date,
    from: new Date(londonInstant(date, dayBegins)),
    until: new Date(londonInstant(addDays(date, 1), dayBegins)),
  };
}

/** The days up to a date, the earliest first. */
export function daysUntil(date: string, count: number): readonly KitchenDay[] {
  return Array.from({ length: count }, (_, index) => kitchenDay(addDays(date, index + 1 - count)));
}
