import { sumRefund } from './refund';

const lines = [
  { line: 0, name: 'Dal', quantity: 2, each: 400 },
  { line: 2, name: 'Rice', quantity: 1, each: 250 },
];

it.each([
  [[{ line: 0, quantity: 2 }], 800],
  [
    [
      { line: 0, quantity: 1 },
      { line: 2, quantity: 1 },
    ],
    650,
  ],
  [[{ line: 1, quantity: 1 }], 0],
  [[], 0],
])('[KIT-10] of %j goes back %d', (chosen, amount) => {
  expect(sumRefund(chosen, lines)).toBe(amount);
});
