import { londonDate } from './london-date';

it('gives the date in London, also in summer while UTC is on the day before', () => {
  expect(londonDate(Date.parse('2026-07-01T22:59:00Z'))).toBe('2026-07-01');
  expect(londonDate(Date.parse('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
  expect(londonDate(Date.parse('2026-11-20T23:30:00Z'))).toBe('2026-11-20');
});
