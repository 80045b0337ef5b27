import { periodsOn, type OpeningHours } from '../hours/opening';
import { londonMoment, timeOfDay } from '../hours/london';

const quarter = 15 * 60_000;

/** A time at which a table can be booked; `startsAt` in milliseconds. */
export interface TableSlot {
  readonly time: string;
  readonly startsAt: number;
  readonly freeCovers: number;
}

interface SlotQuestion {
  readonly hours: OpeningHours;
  readonly date: string;
  readonly capacity: number;
  readonly taken: ReadonlyMap<string, number>;
  readonly now: number;
}

/**
 * The slots of a date: every quarter of an hour of an opening period that starts on it, in the future, with covers left; what lies
 * past midnight belongs to the day the period starts on (BKG-20 to BKG-23, D33).
 */
export function freeSlots({ hours, date, capacity, taken, now }: SlotQuestion): TableSlot[] {
  const times = periodsOn(hours, date).flatMap(({ opens, closes }) => {
    const starts: number[] = [];
    for (let at = Math.ceil(opens / quarter) * quarter; at < closes; at += quarter) starts.push(at);
    return starts;
  });
  return [...new Set(times)]
    .sort((one, other) => one - other)
    .filter((at) => at > now)
    .map((startsAt) => {
      const time = timeOfDay(londonMoment(startsAt).minute);
      return { time, startsAt, freeCovers: capacity - (taken.get(time) ?? 0) };
    })
    .filter(({ freeCovers }) => freeCovers > 0);
}
