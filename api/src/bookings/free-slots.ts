import { addDays, londonMoment, timeOfDay } from '@storefront/contract';
import { periodsOn } from '../hours/opening';
import type { OpeningHours } from '../hours/opening';

const quarter = 15 * 60_000;

/** A time at which a table can be booked; `startsAt` in milliseconds. */
export interface TableSlot {
  /** HH:MM, or the instant where a time has come before in the same service (D114). */
  readonly id: string;
  readonly time: string;
  readonly startsAt: number;
  readonly freeCovers: number;
}

interface FreeSlotsInput {
  readonly hours: OpeningHours;
  readonly date: string;
  readonly capacity: number;
  readonly taken: ReadonlyMap<number, number>;
  readonly now: number;
}

/**
 * The slots of a date: every quarter of an hour of the opening periods that start on it, in the future, with free covers. Times
 * past midnight belong to the day the period starts on (BKG-20 to BKG-23, D33).
 */
export function freeSlots({ hours, date, capacity, taken, now }: FreeSlotsInput): TableSlot[] {
  const times = periodsOn(hours, date).flatMap(({ opens, closes }) => {
    const starts: number[] = [];
    for (let at = Math.ceil(opens / quarter) * quarter; at < closes; at += quarter) starts.push(at);
    return starts;
  });
  const shown = new Set<string>();
  // A period that ends in the hour skipped in spring ends an hour later, and may then overlap the next one.
  return [...new Set(times)]
    .map((startsAt) => {
      const time = timeOfDay(londonMoment(startsAt).minute);
      const id = shown.has(time) ? new Date(startsAt).toISOString() : time;
      shown.add(time);
      return { id, time, startsAt, freeCovers: capacity - (taken.get(startsAt) ?? 0) };
    })
    .filter(({ startsAt, freeCovers }) => startsAt > now && freeCovers > 0);
}

const daysAhead = 365;

/** Whether a date exists, is not past and at most a year ahead. Yesterday counts, since its service may run past midnight. */
export function isBookable(date: string, now: Date): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date) return false;
  const today = londonMoment(now.getTime()).date;
  return date >= addDays(today, -1) && date <= addDays(today, daysAhead);
}
