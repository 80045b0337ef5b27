import { durationText, figuresCsv, sumDays, computeTakings } from './figures';
import type { DayFigures } from './figures';

const aDay = (parts: Partial<DayFigures> = {}): DayFigures => ({
  date: '2026-11-20',
  orders: 4,
  refused: 1,
  sales: 6_825,
  refunded: 950,
  accepted: 3,
  acceptSeconds: 60,
  ...parts,
});
const quiet = aDay({
  date: '2026-11-21',
  orders: 0,
  refused: 0,
  sales: 0,
  refunded: 0,
  accepted: 0,
  acceptSeconds: undefined,
});

it('[KIT-11] several days add up, and each accepted order weighs the same in the mean time to accept', () => {
  expect(sumDays([aDay(), quiet, aDay({ accepted: 1, acceptSeconds: 100 })])).toStrictEqual({
    orders: 8,
    refused: 2,
    sales: 13_650,
    refunded: 1_900,
    accepted: 4,
    acceptSeconds: 70,
  });
  expect(sumDays([quiet]).acceptSeconds).toBeUndefined();
});

it('[KIT-11] takings are sales without what went back', () => {
  expect(computeTakings(aDay())).toBe(5_875);
});

it('[KIT-11] the file has a row for each day, with money in pounds', () => {
  expect(figuresCsv([aDay(), quiet])).toBe(
    'Date,Orders,Refused,Sales,Refunded,Takings,Accepted,Seconds to accept\r\n' +
      '2026-11-20,4,1,68.25,9.50,58.75,3,60\r\n' +
      '2026-11-21,0,0,0.00,0.00,0.00,0,\r\n',
  );
});

it.each([
  [45, '45 s'],
  [60, '1 min 0 s'],
  [125, '2 min 5 s'],
])('%d seconds are shown as %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words);
});
