import { addDays, londonMoment, timeOfDay } from '@storefront/contract';
import { periodsOn } from '../hours/opening';
import type { OpeningHours } from '../hours/opening';

const quarter = 15 * 60_000;

/** A time at which a table can be booked; `startsAt` in milliseconds. */
export interface TableSlot {
  readonly time: string;
  readonly startsAt: number;
  readonly freeCovers: number;
}

interface FreeSlotsInput {
  readonly hours: OpeningHours;
  readonly date: string;
  readonly capacity: number;
  readonly taken: ReadonlyMap<string, number>;
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
  const starts = new Map<string, number>();
  for (const at of times.sort((one, other) => one - other)) {
    const time = timeOfDay(londonMoment(at).minute);
    // A booking names its slot by date and time, so a time that comes twice in one service means the first one.
    if (!starts.has(time)) starts.set(time, at);
  }
  return [...starts]
    .map(([time, startsAt]) => ({ time, startsAt, freeCovers: capacity - (taken.get(time) ?? 0) }))
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
