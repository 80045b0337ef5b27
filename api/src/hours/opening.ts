import { addDays, londonInstant, londonMoment, minutesOf, weekdayOf } from '@storefront/contract';
import type { CatalogueProfile, Hours } from '../catalogue/format';

/** The part of a business that says when it is open. */
export type OpeningHours = Pick<CatalogueProfile, 'opening' | 'special_days'>;

/** A time of opening; it belongs to the date on which it starts, whenever it ends. Instants are milliseconds. */
export interface Period {
  readonly opens: number;
  readonly closes: number;
}

// A business that opens in none of the next days is told to be closed, without a date.
const daysAhead = 90;

/** The hours of a date as the business wrote them: those of a special day, else of the weekday. */
export function hoursOn({ opening, special_days }: OpeningHours, date: string): Hours {
  return special_days.find((special) => special.date === date)?.hours ?? opening[weekdayOf(date)];
}

// A listing asks for the same few dates of thousands of businesses every minute; a business that changes is another object.
const worked = new WeakMap<OpeningHours, Map<string, readonly Period[]>>();
const mostDates = 100;

/** The periods that start on a date, in their order (D33). */
export function periodsOn(hours: OpeningHours, date: string): readonly Period[] {
  let dates = worked.get(hours);
  if (!dates) worked.set(hours, (dates = new Map()));
  let periods = dates.get(date);
  if (!periods) {
    if (dates.size >= mostDates) dates.clear();
    dates.set(date, (periods = workOut(hours, date)));
  }
  return periods;
}

function workOut(hours: OpeningHours, date: string): readonly Period[] {
  return hoursOn(hours, date)
    .map(([from, to]) => {
      const start = minutesOf(from);
      const end = minutesOf(to);
      return {
        opens: londonInstant(date, start),
        closes: londonInstant(date, end > start ? end : end + 24 * 60),
      };
    })
    .sort((one, other) => one.opens - other.opens);
}

/** When the business closes, if it is open; periods that touch, over midnight too, are one. */
export function closingTime(hours: OpeningHours, now: number): number | undefined {
  const { date } = londonMoment(now);
  const nearby = [-1, 0, 1].flatMap((days) => periodsOn(hours, addDays(date, days)));
  let closes: number | undefined;
  for (const period of nearby) {
    if (closes === undefined && period.opens <= now && now < period.closes) closes = period.closes;
    else if (closes !== undefined && period.opens <= closes) closes = Math.max(closes, period.closes);
  }
  return closes;
}

/** When the business opens next, if it is closed. */
export function nextOpening(hours: OpeningHours, now: number): number | undefined {
  const { date } = londonMoment(now);
  for (let days = 0; days <= daysAhead; days += 1) {
    const next = periodsOn(hours, addDays(date, days)).find(({ opens }) => opens > now);
    if (next) return next.opens;
  }
  return undefined;
}

/** Today's service: the periods that are not over and that began today, or yesterday and still run. */
export function serviceToday(hours: OpeningHours, now: number): Period[] {
  const { date } = londonMoment(now);
  return [...periodsOn(hours, addDays(date, -1)), ...periodsOn(hours, date)].filter(
    ({ closes }) => closes > now,
  );
}
