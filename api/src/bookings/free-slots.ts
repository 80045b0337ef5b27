import { addDays, londonMoment, timeOfDay } from '@storefront/contract';
import { periodsOn } from '../hours/opening';
import type { OpeningHours } from '../hours/opening';
import type { Blocks } from './repository';

const quarter = 15 * 60_000;

/** A time at which a table can be booked; `startsAt` in milliseconds. */
export interface TableSlot {
  /** HH:MM, or the instant where a time has come before in the same service (D114). */
  readonly id: string;
  readonly time: string;
  readonly startsAt: number;
  readonly freeCovers: number;
}

interface SlotsInput {
  readonly hours: OpeningHours;
  readonly date: string;
  readonly capacity: number;
  readonly taken: ReadonlyMap<number, number>;
  readonly blocks: Blocks;
  readonly now: number;
}

/** Whether no more bookings are taken for an instant in milliseconds. */
export function isBlocked(blocks: Blocks, startsAt: number): boolean {
  return blocks.has('') || blocks.has(new Date(startsAt).toISOString());
}

/**
 * The slots of a date, past and full ones too: every quarter of an hour of the opening periods that start on it. Times past midnight
 * belong to the day the period starts on (BKG-20 to BKG-22, D33, D123).
 */
export function slotsOn({ hours, date, capacity, taken }: Omit<SlotsInput, 'blocks' | 'now'>): TableSlot[] {
  const times = periodsOn(hours, date).flatMap(({ opens, closes }) => {
    const starts: number[] = [];
    for (let at = Math.ceil(opens / quarter) * quarter; at < closes; at += quarter) starts.push(at);
    return starts;
  });
  const shown = new Set<string>();
  // A period that ends in the hour skipped in spring ends an hour later, and may then overlap the next one.
  return [...new Set(times)].map((startsAt) => {
    const time = timeOfDay(londonMoment(startsAt).minute);
    const id = shown.has(time) ? new Date(startsAt).toISOString() : time;
    shown.add(time);
    return { id, time, startsAt, freeCovers: Math.max(0, capacity - (taken.get(startsAt) ?? 0)) };
  });
}

/** The slots of a date that are to come, full ones too; one that is blocked has no free covers. */
export function slotsToCome({ blocks, now, ...day }: SlotsInput): TableSlot[] {
  return slotsOn(day)
    .filter(({ startsAt }) => startsAt > now)
    .map((slot) => (isBlocked(blocks, slot.startsAt) ? { ...slot, freeCovers: 0 } : slot));
}

/** The slots of a date that have free covers (BKG-23). */
export function freeSlots(input: SlotsInput): TableSlot[] {
  return slotsToCome(input).filter(({ freeCovers }) => freeCovers > 0);
}

const daysAhead = 365;

/** Whether a date exists, is not past and at most a year ahead. Yesterday counts, since its service may run past midnight. */
export function isBookable(date: string, now: Date): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date) return false;
  const today = londonMoment(now.getTime()).date;
  return date >= addDays(today, -1) && date <= addDays(today, daysAhead);
}
