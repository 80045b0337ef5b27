import { formatDate, formatOrderSlot, formatServiceTime, formatSlot, formatTimeAt } from './service-time';

const evening = { date: '2026-11-20', time: '19:00', serviceDate: '2026-11-20' };
const night = { date: '2026-11-21', time: '00:30', serviceDate: '2026-11-20' };

describe('a service time in words', () => {
  it('names the calendar date after midnight, and whose night it is', () => {
    expect(formatServiceTime(night)).toBe('Saturday 21 November, 00:30 (Friday night)');
    expect(formatSlot(night)).toBe('Saturday 21 November, 00:30 (Friday night)');
  });

  it('names no night before midnight, and in a list of one day no date either', () => {
    expect(formatServiceTime(evening)).toBe('Friday 20 November, 19:00');
    expect(formatSlot(evening)).toBe('19:00');
  });

  it('carries the year when that is asked for', () => {
    expect(formatDate('2026-12-25', { withYear: true })).toBe('Friday 25 December 2026');
    expect(formatServiceTime(night, { withYear: true })).toBe(
      'Saturday 21 November 2026, 00:30 (Friday night)',
    );
  });

  it('writes the slot of an order by the dates that come with it after midnight', () => {
    expect(formatOrderSlot('19:30', undefined)).toBe('19:30');
    expect(formatOrderSlot('00:30', { calendar_date: '2026-07-18', service_date: '2026-07-17' })).toBe(
      'Saturday 18 July, 00:30 (Friday night)',
    );
  });

  const second = { date: '2026-10-25', time: '01:15', serviceDate: '2026-10-24', isRepeated: true };

  it('says of the hour that comes a second time that the clocks have gone back (D114)', () => {
    expect(formatServiceTime(second)).toBe(
      'Sunday 25 October, 01:15 (after the clocks go back), Saturday night',
    );
    expect(formatSlot({ ...second, serviceDate: second.date })).toBe('01:15 (after the clocks go back)');
    expect(
      formatOrderSlot('01:15', { calendar_date: second.date, service_date: second.date, repeated: 'yes' }),
    ).toBe('01:15 (after the clocks go back)');
  });

  it.each([
    ['2026-10-25T00:59:00Z', '01:59'],
    ['2026-10-25T01:00:00Z', '01:00 (after the clocks go back)'],
    ['2026-10-25T01:59:59Z', '01:59 (after the clocks go back)'],
    ['2026-10-25T02:00:00Z', '02:00'],
    ['2026-03-29T01:00:00Z', '02:00'],
  ])('at %s is %s', (iso, time) => {
    expect(formatTimeAt(Date.parse(iso))).toBe(time);
  });
});
