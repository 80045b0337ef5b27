import {
  londonDate,
  londonDateAndTime,
  londonDayAndTime,
  londonLongDate,
  londonTime,
  londonWeekday,
} from './london';

const summer = Date.parse('2026-07-01T23:30:00Z');
const winter = Date.parse('2026-11-20T23:30:00Z');

describe('dates and times in London', () => {
  it('are one hour ahead of UTC in summer, when London is already on the next day', () => {
    expect(londonDate(Date.parse('2026-07-01T22:59:00Z'))).toBe('2026-07-01');
    expect(londonDate(summer)).toBe('2026-07-02');
    expect(londonLongDate(summer)).toBe('2 July 2026');
    expect(londonWeekday(summer)).toBe('Thursday');
    expect(londonTime(summer)).toBe('00:30');
    expect(londonDayAndTime(summer).replace(/^(\w{3}),/, '$1')).toBe('Thu 2 Jul, 00:30');
    expect(londonDateAndTime(summer)).toBe('2 Jul 2026, 00:30');
  });

  it('are those of UTC in winter', () => {
    expect(londonDate(winter)).toBe('2026-11-20');
    expect(londonLongDate(winter)).toBe('20 November 2026');
    expect(londonWeekday(winter)).toBe('Friday');
    expect(londonTime(winter)).toBe('23:30');
    expect(londonDayAndTime(winter).replace(/^(\w{3}),/, '$1')).toBe('Fri 20 Nov, 23:30');
    expect(londonDateAndTime(winter)).toBe('20 Nov 2026, 23:30');
  });
});
