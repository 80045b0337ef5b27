import { londonDate, londonWeekday } from '@storefront/contract';
import type { OkAnswer } from '@storefront/contract';
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

interface OpeningHours {
  readonly openingHoursSpecification?: readonly OpeningHoursSpecification[];
  readonly specialOpeningHoursSpecification?: readonly OpeningHoursSpecification[];
}

type Periods = OkAnswer<'business/details'>['info']['resturent_timeing'];
type Week = OkAnswer<'business/info'>;

/** The hours of the day on which the page is shown: its data contain no other day (D33). */
export function hoursOfDay(periods: Periods, now: number): OpeningHours {
  const today = londonDate(now);
  return {
    openingHoursSpecification: specificationsOf(periods.map(({ start, end }) => [start, end])).map(
      (hours) => ({
        ...hours,
        dayOfWeek: londonWeekday(now) as DayOfWeek,
        validFrom: today,
        validThrough: today,
      }),
    ),
  };
}

/** The hours of every day of the week, and of the special days in the future. */
export function hoursOfWeek({ bs_opening_schedule, bs_special_openclose_schedule }: Week): OpeningHours {
  const special = bs_special_openclose_schedule.flatMap(({ date, opening_time_schedule_lable }) => {
    const day = dateOf(date);
    if (day === undefined) return [];
    return specificationsOf(periodsIn(opening_time_schedule_lable)).map((hours) => ({
      ...hours,
      validFrom: day,
      validThrough: day,
    }));
  });
  return {
    openingHoursSpecification: bs_opening_schedule.flatMap(({ day, opening_time_schedule_lable }) =>
      specificationsOf(periodsIn(opening_time_schedule_lable)).map((hours) => ({
        ...hours,
        dayOfWeek: day as DayOfWeek,
      })),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

type Specification = Exclude<OpeningHoursSpecification, string>;

/** schema.org describes a closed day as one that opens and closes at midnight. */
const closed: Specification = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

function specificationsOf(periods: readonly (readonly [string, string])[]): Specification[] {
  if (periods.length === 0) return [closed];
  return periods.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    // With equal times a day that is open all round would be read as a closed one.
    closes: closes === opens ? '23:59' : closes,
  }));
}

/** The periods of '12:00 - 14:30, 17:00 - 23:00'; none in 'Closed'. */
function periodsIn(label: string): (readonly [string, string])[] {
  return [...label.matchAll(/(\d\d:\d\d) - (\d\d:\d\d)/g)].map(
    ([, from = '', to = '']) => [from, to] as const,
  );
}

/** '2026-12-25' for '25 December 2026'. */
function dateOf(dateText: string): string | undefined {
  const at = Date.parse(`${dateText} 12:00 UTC`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}
