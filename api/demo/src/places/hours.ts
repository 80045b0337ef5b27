import type { CatalogueBusiness, Hours } from 'api/catalogue-format';

type Week = CatalogueBusiness['opening'];

/** `12:00-14:30 17:00-23:00`; '' is closed. */
const hours = (text: string): Hours =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [from = '', to = ''] = part.split('-');
      return [from, to];
    });

/** The days from Monday on; the last text applies to the rest of the week. */
function week(...texts: string[]): Week {
  const day = (index: number): Hours => hours(texts[Math.min(index, texts.length - 1)] ?? '');
  return {
    monday: day(0),
    tuesday: day(1),
    wednesday: day(2),
    thursday: day(3),
    friday: day(4),
    saturday: day(5),
    sunday: day(6),
  };
}

const sameButSunday = (text: string, sunday: string): Week =>
  week(text, text, text, text, text, text, sunday);
const lateAtWeekends = (text: string, weekend: string): Week =>
  week(text, text, text, text, weekend, weekend, text);

/** Opening hours by name. A restaurant without hours of its own gets some that are usual for its cuisine. */
export const openings = {
  untilTwo: week('11:30-02:00'),
  roundTheClock: week('06:00-05:00'),
  noonTillDawn: week('11:00-05:00'),
  tillDawn: week('16:00-05:00'),
  night: lateAtWeekends('17:00-02:00', '17:00-04:00'),
  allDay: week('11:00-23:00'),
  allDayLate: lateAtWeekends('11:30-23:30', '11:30-01:30'),
  allDayShortSunday: sameButSunday('11:00-22:30', '12:00-21:00'),
  lunchAndDinner: lateAtWeekends('12:00-14:30 17:00-23:00', '12:00-15:00 17:00-00:30'),
  lunchAndDinnerClosedMonday: week('', '12:00-14:30 17:30-22:30'),
  lunchAndDinnerClosedSunday: sameButSunday('11:30-14:00 16:30-22:00', ''),
  dinner: lateAtWeekends('17:00-23:00', '16:30-00:00'),
  dinnerClosedTuesday: week(
    '17:00-22:30',
    '',
    '17:00-22:30',
    '17:00-22:30',
    '17:00-23:30',
    '13:00-23:30',
    '13:00-22:00',
  ),
  morning: week(
    '07:00-15:30',
    '07:00-15:30',
    '07:00-15:30',
    '07:00-15:30',
    '07:00-16:00',
    '08:00-16:30',
    '08:30-16:00',
  ),
  morningClosedMonday: week(
    '',
    '08:00-15:00',
    '08:00-15:00',
    '08:00-15:00',
    '08:00-16:00',
    '09:00-17:00',
    '09:00-16:00',
  ),
  bakery: week('05:30-20:00'),
  weekdayLunch: week('11:00-15:00', '11:00-15:00', '11:00-15:00', '11:00-15:00', '11:00-15:30', '', ''),
  weekend: week('', '', '', '', '17:00-23:30', '12:00-23:30', '12:00-21:30'),
  dessertHours: lateAtWeekends('13:00-00:00', '13:00-02:00'),
  supper: week('21:00-23:45'),
  never: week(''),
} satisfies Record<string, Week>;

export type OpeningKey = keyof typeof openings;

/** Variants of hours at Christmas and New Year. */
export const specialDays: CatalogueBusiness['special_days'][] = [
  [{ date: '2026-12-25', hours: [] }],
  [
    { date: '2026-12-24', hours: hours('12:00-17:00') },
    { date: '2026-12-25', hours: [] },
    { date: '2026-12-26', hours: hours('16:00-23:00') },
    { date: '2026-12-31', hours: hours('12:00-02:00') },
    { date: '2027-01-01', hours: [] },
  ],
  [
    { date: '2026-12-25', hours: hours('12:00-16:00 18:00-22:00') },
    { date: '2026-12-26', hours: hours('12:00-22:00') },
  ],
  [
    { date: '2026-12-24', hours: [] },
    { date: '2026-12-25', hours: [] },
    { date: '2026-12-26', hours: [] },
    { date: '2027-01-01', hours: [] },
    { date: '2027-12-25', hours: [] },
  ],
  [],
];
