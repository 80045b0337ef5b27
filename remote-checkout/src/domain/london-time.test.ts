import { londonDayAndTime, londonMinutes, londonTime } from './london-time';

describe('times as London’s clocks show them', () => {
  it.each([
    ['summer', '2026-07-01T23:30:00Z', '00:30', 'Thu 2 Jul, 00:30', 30],
    ['winter', '2026-11-20T23:30:00Z', '23:30', 'Fri 20 Nov, 23:30', 1_410],
  ])('in %s', (_season, instant, time, day, minutes) => {
    const at = Date.parse(instant);
    expect(londonTime(at)).toBe(time);
    expect(londonDayAndTime(at).replace(/^(\w{3}),/, '$1')).toBe(day);
    expect(londonMinutes(at)).toBe(minutes);
  });
});
