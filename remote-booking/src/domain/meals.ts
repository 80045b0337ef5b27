import { formatServiceTime, formatSlot, isAfterMidnight, minutesOf } from '@storefront/contract';
import { copy } from '../copy';
import type { Slot } from './booking';

/** The times of one meal. `usual` are those around the hour at which most people come. */
export interface Meal {
  readonly name: string;
  readonly slots: readonly Slot[];
  readonly usual: readonly Slot[];
}

const dinnerFrom = minutesOf('16:00');
const usualTimes = { lunch: minutesOf('13:00'), dinner: minutesOf('19:30') } as const;
const maxUsual = 8;

/** The eight slots nearest to a time of day, in their order. */
function around(slots: readonly Slot[], minute: number): readonly Slot[] {
  const distance = ({ at }: Slot) => Math.abs(minutesOf(at.time) - minute);
  const near = new Set([...slots].sort((one, other) => distance(one) - distance(other)).slice(0, maxUsual));
  return slots.filter((slot) => near.has(slot));
}

/** The times of a date by meal: Lunch, Dinner, and those after midnight, whose name says on which date they are (BKG-36, D83). */
export function groupByMeal(slots: readonly Slot[]): readonly Meal[] {
  const lunch = slots.filter(({ at }) => !isAfterMidnight(at) && minutesOf(at.time) < dinnerFrom);
  const dinner = slots.filter(({ at }) => !isAfterMidnight(at) && minutesOf(at.time) >= dinnerFrom);
  const late = slots.filter(({ at }) => isAfterMidnight(at));
  const [firstLate] = late;
  const meals: Meal[] = [
    { name: copy.booking.lunch, slots: lunch, usual: around(lunch, usualTimes.lunch) },
    { name: copy.booking.dinner, slots: dinner, usual: around(dinner, usualTimes.dinner) },
    {
      name: firstLate
        ? copy.booking.afterMidnight(formatServiceTime(firstLate.at).replace(/, \d\d:\d\d/, ''))
        : '',
      slots: late,
      // They are looked for by few: they open with the others, unless there are none.
      usual: lunch.length + dinner.length === 0 ? late.slice(0, maxUsual) : [],
    },
  ];
  return meals.filter((meal) => meal.slots.length > 0);
}

/** The text by which the form knows a time; it differs for each time of a date. */
export function timeText({ at }: Slot): string {
  return formatSlot(at);
}

/** A time among others of its meal: '00:30', where `timeText` names the date as well. */
export function shortTime({ at }: Slot): string {
  return formatSlot({ ...at, serviceDate: at.date });
}
