import { calendarDay, dayAndTime } from './london-time';

describe('times as London’s clocks show them', () => {
  it('are those of summer time in summer', () => {
    expect(dayAndTime('2026-07-01T23:30:00Z')).toBe('2 Jul 2026, 00:30');
    expect(dayAndTime('2026-11-20T23:30:00Z')).toBe('20 Nov 2026, 23:30');
  });

  it('a date stays the date it is, whatever the season', () => {
    expect(calendarDay('2026-07-02')).toBe('Thu, 2 Jul 2026');
    expect(calendarDay('soon')).toBe('soon');
  });
});
