import { addDays, londonInstant, londonMoment } from '@storefront/contract';
import type { Possible } from '@storefront/contract';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import type { ServedProfile } from '../catalogue/tonight';
import { closingTime, serviceToday } from './opening';
import type { OpeningHours } from './opening';

const minute = 60_000;
const quarter = 15 * minute;

/** The part of a business that says when orders can be made. */
export type OrderingHours = OpeningHours & Pick<ServedProfile, 'delivery' | 'pickup' | 'paused'>;

/** What can be ordered now in one mode. */
export interface ModeAvailability {
  /** `yes`: now, the kitchen can still make it before it closes; `pre`: for later today; `no`: not at all. */
  readonly possible: Possible;
  /**
   * Every quarter of an hour of today's service for which an order can be made, in milliseconds. Past ones are included until their
   * period ends (D74).
   */
  readonly slots: readonly number[];
}

/** Whether and for when orders can be made in a mode. While its kitchen has stopped it, only for later, where it takes orders for later (KIT-21). */
export function modeAvailability(business: OrderingHours, mode: ChosenMode, now: number): ModeAvailability {
  const { status, preorder, average_minutes } = business[wireServiceMode(mode)];
  if (status === 'no') return { possible: 'no', slots: [] };

  const paused = business.paused?.[wireServiceMode(mode)];
  const preparation = average_minutes * minute;
  const closes = closingTime(business, now);
  const isNow = paused === undefined && closes !== undefined && now + preparation <= closes;
  const periods = serviceToday(business, now).filter(({ opens }) => {
    const isRunning = opens <= now;
    return isRunning && paused === undefined ? isNow : preorder === 'yes';
  });
  // Pages from before slots were instants name one by its time of day, so a time of the next night would be read as one of this night.
  const end = sameTimeTomorrow(now);
  const quarters = periods.flatMap(({ opens, closes: ends }) =>
    quartersBetween(Math.max(opens, paused ?? 0) + preparation, ends),
  );
  // A period that ends in the hour skipped in spring ends an hour later, and may then overlap the next one.
  const slots = [...new Set(quarters)].filter((at) => at < end);
  if (isNow) return { possible: 'yes', slots };
  return slots.length > 0 ? { possible: 'pre', slots } : { possible: 'no', slots: [] };
}

function quartersBetween(first: number, last: number): number[] {
  const quarters: number[] = [];
  for (let at = Math.ceil(first / quarter) * quarter; at <= last; at += quarter) quarters.push(at);
  return quarters;
}

let latest: { readonly now: number; readonly tomorrow: number } | undefined;

function sameTimeTomorrow(now: number): number {
  // A listing asks for the same instant thousands of times.
  if (latest?.now !== now) {
    const { date, minute: minuteOfDay } = londonMoment(now);
    latest = { now, tomorrow: londonInstant(addDays(date, 1), minuteOfDay) };
  }
  return latest.tomorrow;
}
