import { londonInstant, londonMoment } from './london-moment';

describe('a moment in London', () => {
  it.each([
    ['2026-11-20T18:30:00Z', '2026-11-20', 18 * 60 + 30],
    ['2026-07-01T23:30:00Z', '2026-07-02', 30],
    ['2026-03-29T00:59:00Z', '2026-03-29', 59],
    ['2026-03-29T01:00:00Z', '2026-03-29', 120],
    ['2026-10-25T00:30:00Z', '2026-10-25', 90],
    ['2026-10-25T01:30:00Z', '2026-10-25', 90],
  ])('shows %s as %s and %i minutes after midnight', (iso, date, minute) => {
    expect(londonMoment(Date.parse(iso))).toStrictEqual({ date, minute });
  });

  it.each([
    ['2026-11-20', 18 * 60, '2026-11-20T18:00:00.000Z'],
    ['2026-07-01', 18 * 60, '2026-07-01T17:00:00.000Z'],
    ['2026-07-01', 25 * 60, '2026-07-02T00:00:00.000Z'],
    // In October 01:30 comes twice, and the first one counts; in March it is skipped, and 02:30 takes its place.
    ['2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', 120, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 120, '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', 30, '2026-10-24T23:30:00.000Z'],
    ['2026-03-29', 30, '2026-03-29T00:30:00.000Z'],
  ])('has the instant of %s and %i minutes after midnight', (date, minute, iso) => {
    expect(new Date(londonInstant(date, minute)).toISOString()).toBe(iso);
  });
});
