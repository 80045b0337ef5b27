import { slotAt } from '../testing/builders';
import { groupByMeal, shortTime, timeText } from './meals';

const quarters = (from: number, until: number) =>
  Array.from({ length: (until - from) * 4 }, (_, index) => {
    const minutes = from * 60 + index * 15;
    return slotAt(
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  });
const timesOf = (slots: readonly { at: { time: string } }[]) => slots.map(({ at }) => at.time);

describe('the times of a day', () => {
  it('[BKG-36] stand under Lunch until four and under Dinner after it, the eight around the usual hour first', () => {
    const [lunch, dinner, ...others] = groupByMeal(quarters(11, 23));
    expect(others).toStrictEqual([]);
    expect(lunch?.name).toBe('Lunch');
    expect(lunch?.slots).toHaveLength(20);
    expect(timesOf(lunch?.usual ?? [])).toStrictEqual([
      '12:00',
      '12:15',
      '12:30',
      '12:45',
      '13:00',
      '13:15',
      '13:30',
      '13:45',
    ]);
    expect(dinner?.name).toBe('Dinner');
    expect(timesOf(dinner?.usual ?? [])).toStrictEqual([
      '18:30',
      '18:45',
      '19:00',
      '19:15',
      '19:30',
      '19:45',
      '20:00',
      '20:15',
    ]);
  });

  it('are all usual where there are few, and a meal without times is left out', () => {
    const [dinner, ...others] = groupByMeal(quarters(21, 23));
    expect(others).toStrictEqual([]);
    expect(dinner?.usual).toStrictEqual(dinner?.slots);
  });

  it('after midnight stand under the date of the calendar, and are usual where there are no others', () => {
    const slots = ['00:15', '00:30'].map((time) => ({
      ...slotAt(time),
      at: { date: '2026-11-28', time, serviceDate: '2026-11-27' },
    }));
    const [late] = groupByMeal(slots);
    expect(late).toMatchObject({ name: 'After midnight, Saturday 28 November (Friday night)', usual: slots });
    expect(groupByMeal([slotAt('20:00'), ...slots]).at(-1)?.usual).toStrictEqual([]);
    expect(slots.map(shortTime)).toStrictEqual(['00:15', '00:30']);
    expect(new Set(slots.map(timeText)).size).toBe(2);
  });
});
