import { kitchenDate } from './kitchen-day';

it.each([
  ['2026-11-21T04:59:00Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
  ['2026-11-22T00:30:00Z', '2026-11-21'],
  ['2026-07-01T03:59:00Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
  // Clocks have gone forward in this night.
  ['2026-03-29T04:30:00Z', '2026-03-29'],
])('[KIT-11] at %s runs the day of %s', (instant, date) => {
  expect(kitchenDate(Date.parse(instant))).toBe(date);
});
