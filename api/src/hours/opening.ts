import { addDays, londonInstant, londonMoment, minutesOf, weekdayOf } from '@storefront/contract';
import type { CatalogueProfile, Hours } from '../catalogue/format';

/** The part of a business that says when it is open. */
export type OpeningHours = Pick<CatalogueProfile, 'opening' | 'special_days'>;

/** An opening period in milliseconds; it belongs to the date on which it starts. */
export interface Period {
  readonly opens: number;
  readonly closes: number;
}

// A business that does not open within these days is shown as closed, without a date.
const daysAhead = 90;

/** The hours of a date as the business wrote them: those of a special day, else of the weekday. */
export function hoursOn({ opening, special_days }: OpeningHours, date: string): Hours {
  return special_days.find((special) => special.date === date)?.hours ?? opening[weekdayOf(date)];
}

// A listing asks for the same dates of thousands of businesses every minute. A changed business is a new object, so no entry goes stale.
const computed = new WeakMap<OpeningHours, Map<string, readonly Period[]>>();
const maxDates = 100;

/** The periods that start on a date, in their order (D33). */
export function periodsOn(hours: OpeningHours, date: string): readonly Period[] {
  let dates = computed.get(hours);
  if (!dates) computed.set(hours, (dates = new Map()));
  let periods = dates.get(date);
  if (!periods) {
    if (dates.size >= maxDates) dates.clear();
    dates.set(date, (periods = computePeriods(hours, date)));
  }
  return periods;
}

function computePeriods(hours: OpeningHours, date: string): readonly Period[] {
  return (
    hoursOn(hours, date)
      .map(([from, to]) => {
        const start = minutesOf(from);
        const end = minutesOf(to);
        return {
          opens: londonInstant(date, start),
          closes: londonInstant(date, end > start ? end : end + 24 * 60),
        };
      })
      // A period within the hour that is skipped when the clocks go forward may end before it begins.
      .filter(({ opens, closes }) => opens < closes)
      .sort((one, other) => one.opens - other.opens)
  );
}

/** When the business closes, if it is open. Periods that touch count as one, also across midnight. */
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

/** Today's service: the periods that began today, or began yesterday and still run, without those that are over. */
export function serviceToday(hours: OpeningHours, now: number): Period[] {
  const { date } = londonMoment(now);
  return [...periodsOn(hours, addDays(date, -1)), ...periodsOn(hours, date)].filter(
    ({ closes }) => closes > now,
  );
}
