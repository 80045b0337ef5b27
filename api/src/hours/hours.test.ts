import { londonMoment, timeOfDay } from '@storefront/contract';
import { aCatalogueBusiness } from '../testing/builders';
import type { CatalogueBusiness, Hours } from '../catalogue/format';
import { modeAvailability } from './availability';
import { closingTime } from './opening';
import { todayToken } from './today-token';
import { hoursInWords, nextOpenText } from './words';

const closedAllWeek = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const withHours = (
  opening: Partial<Record<keyof typeof closedAllWeek, Hours>>,
  changes: Partial<CatalogueBusiness> = {},
) => aCatalogueBusiness({ opening: { ...closedAllWeek, ...opening }, ...changes });
const at = (iso: string) => Date.parse(iso);
const times = (slots: readonly number[]) => slots.map((slot) => timeOfDay(londonMoment(slot).minute));

describe('opening', () => {
  const fridayToMidnightAndOn = withHours({
    friday: [
      ['12:00', '14:30'],
      ['17:00', '01:00'],
    ],
  });

  it('[LST-38] pauses for the break and goes on after it', () => {
    expect(closingTime(fridayToMidnightAndOn, at('2026-11-20T14:29:00Z'))).toBe(at('2026-11-20T14:30:00Z'));
    expect(closingTime(fridayToMidnightAndOn, at('2026-11-20T14:30:00Z'))).toBeUndefined();
    expect(closingTime(fridayToMidnightAndOn, at('2026-11-20T17:00:00Z'))).toBe(at('2026-11-21T01:00:00Z'));
  });

  it('stays open past midnight on the hours of the day it opened', () => {
    expect(closingTime(fridayToMidnightAndOn, at('2026-11-21T00:59:00Z'))).toBe(at('2026-11-21T01:00:00Z'));
    expect(closingTime(fridayToMidnightAndOn, at('2026-11-21T01:00:00Z'))).toBeUndefined();
  });

  it('follows a special day instead of the weekday', () => {
    const christmas = withHours(
      { friday: [['12:00', '23:00']] },
      {
        special_days: [
          { date: '2026-12-25', hours: [['12:00', '15:00']] },
          { date: '2026-12-18', hours: [] },
        ],
      },
    );
    expect(closingTime(christmas, at('2026-12-25T13:00:00Z'))).toBe(at('2026-12-25T15:00:00Z'));
    expect(closingTime(christmas, at('2026-12-18T13:00:00Z'))).toBeUndefined();
  });

  it('never ends when each day’s hours join the next day’s', () => {
    const always: Hours = [['00:00', '00:00']];
    const opening = { friday: always, saturday: always };
    expect(closingTime(withHours(opening), at('2026-11-20T23:59:00Z'))).toBe(at('2026-11-22T00:00:00Z'));
  });

  it('keeps London hours on the nights the clocks change', () => {
    const late = withHours({ saturday: [['18:00', '03:00']] });
    expect(closingTime(late, at('2026-03-29T01:30:00Z'))).toBe(at('2026-03-29T02:00:00Z'));
    expect(closingTime(late, at('2026-10-25T02:30:00Z'))).toBe(at('2026-10-25T03:00:00Z'));
  });

  it('does not happen in a period that the skipped hour leaves without a minute', () => {
    const early = withHours({ sunday: [['01:30', '02:15']] });
    expect(closingTime(early, at('2026-03-29T01:20:00Z'))).toBeUndefined();
    expect(nextOpenText(early, at('2026-03-29T00:30:00Z'))).toBe('Opens on 5 April 2026 at 01:30');
    expect(nextOpenText(early, at('2026-10-25T00:20:00Z'))).toBe('Opens at 01:30');
  });
});

describe('the next-open text', () => {
  const weekdays = withHours({
    monday: [['12:00', '22:00']],
    friday: [['12:00', '22:00']],
    saturday: [['09:30', '11:00']],
  });

  it.each([
    ['2026-11-20T13:00:00Z', ''],
    ['2026-11-20T09:00:00Z', 'Opens at 12:00'],
    ['2026-11-20T22:00:00Z', 'Opens tomorrow at 09:30'],
    ['2026-11-21T00:30:00Z', 'Opens at 09:30'],
    ['2026-11-21T12:00:00Z', 'Opens on Monday at 12:00'],
  ])('[LST-33][SVC-16] at %s is "%s"', (iso, text) => {
    expect(nextOpenText(weekdays, at(iso))).toBe(text);
  });

  it('[LST-33] does not name a period that is over, even one that began lately', () => {
    const evening = withHours({
      friday: [
        ['18:00', '18:30'],
        ['22:00', '23:00'],
      ],
    });
    expect(nextOpenText(evening, at('2026-11-20T18:45:00Z'))).toBe('Opens at 22:00');
  });

  it('names the date when it is more than a week away, and nothing when there is none', () => {
    const reopens = withHours({}, { special_days: [{ date: '2026-12-24', hours: [['10:00', '12:00']] }] });
    expect(nextOpenText(reopens, at('2026-11-20T09:00:00Z'))).toBe('Opens on 24 December 2026 at 10:00');
    expect(nextOpenText(withHours({}), at('2026-11-20T09:00:00Z'))).toBe('');
  });

  it('writes the hours of a day', () => {
    expect(
      hoursInWords([
        ['12:00', '14:30'],
        ['17:00', '01:00'],
      ]),
    ).toBe('12:00 - 14:30, 17:00 - 01:00');
    expect(hoursInWords([])).toBe('Closed');
    expect(hoursInWords([['06:00', '05:59']])).toBe('Open 24 hours');
    expect(hoursInWords([['06:00', '05:00']])).toBe('06:00 - 05:00');
  });
});

describe('what can be ordered', () => {
  const hours: { friday: Hours } = {
    friday: [
      ['12:00', '14:30'],
      ['17:00', '23:00'],
    ],
  };
  const both = withHours(hours);
  const possible = (business: CatalogueBusiness, iso: string) => ({
    delivery: modeAvailability(business, 'delivery', at(iso)).possible,
    pickup: modeAvailability(business, 'collection', at(iso)).possible,
  });

  it('[LST-42] is yes while the kitchen can make it before it closes', () => {
    expect(possible(both, '2026-11-20T18:00:00Z')).toStrictEqual({ delivery: 'yes', pickup: 'yes' });
  });

  it('[LST-39] is pre before today’s opening and in the break', () => {
    expect(possible(both, '2026-11-20T09:00:00Z')).toStrictEqual({ delivery: 'pre', pickup: 'pre' });
    expect(possible(both, '2026-11-20T15:00:00Z')).toStrictEqual({ delivery: 'pre', pickup: 'pre' });
  });

  it('[SVC-12] turns to pre shortly before the break, each mode by its own minutes', () => {
    expect(possible(both, '2026-11-20T14:00:00Z')).toStrictEqual({ delivery: 'pre', pickup: 'yes' });
  });

  it('[SVC-11] is no when today’s service is over, or too late in its last minutes', () => {
    expect(possible(both, '2026-11-20T22:30:00Z')).toStrictEqual({ delivery: 'no', pickup: 'yes' });
    expect(possible(both, '2026-11-20T23:00:00Z')).toStrictEqual({ delivery: 'no', pickup: 'no' });
  });

  it('[SVC-11] is no while closed where preorders are not taken', () => {
    const { pickup, delivery } = both;
    const strict = withHours(hours, {
      pickup: { ...pickup, preorder: 'no' },
      delivery: { ...delivery, preorder: 'no' },
    });
    expect(possible(strict, '2026-11-20T15:00:00Z')).toStrictEqual({ delivery: 'no', pickup: 'no' });
    expect(possible(strict, '2026-11-20T18:00:00Z')).toStrictEqual({ delivery: 'yes', pickup: 'yes' });
  });

  it('[SVC-11] is no in a mode the business does not offer', () => {
    const collectOnly = withHours(hours, { delivery: { ...both.delivery, status: 'no' } });
    expect(possible(collectOnly, '2026-11-20T18:00:00Z')).toStrictEqual({ delivery: 'no', pickup: 'yes' });
  });

  it('[DAT-5] offers a slot every quarter from opening plus the minutes it takes, to closing', () => {
    const { slots } = modeAvailability(both, 'delivery', at('2026-11-20T15:00:00Z'));
    expect(times(slots).slice(0, 2)).toStrictEqual(['17:45', '18:00']);
    expect(times(slots).at(-1)).toBe('23:00');
    expect(slots).toHaveLength(22);
  });

  it('[DAT-5] offers the later service of the day only where preorders are taken', () => {
    const strict = withHours(hours, { delivery: { ...both.delivery, preorder: 'no' } });
    const slotsOf = (business: CatalogueBusiness) =>
      times(modeAvailability(business, 'delivery', at('2026-11-20T12:10:00Z')).slots);
    expect(slotsOf(strict)).toStrictEqual([
      '12:45',
      '13:00',
      '13:15',
      '13:30',
      '13:45',
      '14:00',
      '14:15',
      '14:30',
    ]);
    expect(slotsOf(both)).toContain('22:00');
  });

  it('[SLT-6/orders] offers a time once where the hour skipped in spring lets two periods overlap', () => {
    const early = withHours({
      sunday: [
        ['00:30', '01:30'],
        ['02:00', '04:00'],
      ],
    });
    const { slots } = modeAvailability(early, 'collection', at('2026-03-29T00:05:00Z'));
    expect(times(slots)).toStrictEqual([
      ...['02:00', '02:15', '02:30', '02:45', '03:00', '03:15', '03:30', '03:45', '04:00'],
    ]);
  });

  it('[DAT-5] goes on past midnight with the service that began the day before', () => {
    const late = withHours({ friday: [['20:00', '01:00']] });
    const { possible: isPossible, slots } = modeAvailability(late, 'collection', at('2026-11-21T00:10:00Z'));
    expect(isPossible).toBe('yes');
    expect(times(slots).slice(-2)).toStrictEqual(['00:45', '01:00']);
  });
});

describe('the day’s token', () => {
  it('[CRT-18] changes at midnight in London, summer and winter, and with the business', () => {
    expect(todayToken('b-1', at('2026-07-01T22:59:59Z'))).toBe(todayToken('b-1', at('2026-06-30T23:00:00Z')));
    expect(todayToken('b-1', at('2026-07-01T23:00:00Z'))).not.toBe(
      todayToken('b-1', at('2026-07-01T22:59:59Z')),
    );
    expect(todayToken('b-1', at('2026-11-20T00:00:00Z'))).not.toBe(
      todayToken('b-1', at('2026-11-19T23:59:59Z')),
    );
    expect(todayToken('b-2', at('2026-07-01T12:00:00Z'))).not.toBe(
      todayToken('b-1', at('2026-07-01T12:00:00Z')),
    );
  });
});
