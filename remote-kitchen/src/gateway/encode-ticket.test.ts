/** @jest-environment @storefront/build/jest/node */
import { anOrder } from '../testing/orders';
import { encodeTicket } from './encode-ticket';

const order = anOrder({
  dishes: [
    {
      quantity: 2,
      name: 'Lamb biryani',
      choices: ['2 × Raita'],
      comment: 'extra hot',
      allergens: ['milk', 'mustard'],
    },
  ],
  kitchenNote: 'No nuts please',
  riderNote: 'Blue door',
  placedAt: Date.parse('2026-11-21T17:59:30.000Z'),
});
const escape = 0x1b;
const group = 0x1d;
const textOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[^\x20-\x7e]+/g, ' ');

it('[KIT-13] the file for a receipt printer has all that must not be overlooked', () => {
  const text = textOf(encodeTicket(order, 'Saffron Yard'));
  for (const words of [
    'Saffron Yard',
    'Order 1042',
    'Delivery',
    'As soon as possible',
    'Lamb biryani',
    'Raita',
    'extra hot',
    'CONTAINS MILK,',
    'MUSTARD',
    'Note: No nuts please',
    'Asha Rahman',
    '07700900123',
    'For the rider: Blue',
    'door',
    '20.20 to pay',
  ])
    expect(text).toContain(words);
});

it('[KIT-13] the file begins by resetting the printer, prints allergens in double size, and ends by cutting the paper', () => {
  const bytes = [...encodeTicket(order, 'Saffron Yard')];
  expect(bytes.slice(0, 2)).toStrictEqual([escape, 0x40]);
  const hex = Buffer.from(bytes).toString('hex');
  // Size 2 × 2 before the words, and the cut after all.
  const doubled = Buffer.from([group, 0x21, 0x11]).toString('hex');
  const allergens = hex.indexOf(Buffer.from('CONTAINS').toString('hex'));
  expect(hex.lastIndexOf(doubled, allergens)).toBeGreaterThan(
    hex.lastIndexOf(Buffer.from([group, 0x21, 0x00]).toString('hex'), allergens),
  );
  expect(hex.lastIndexOf(Buffer.from([group, 0x56, 0x00]).toString('hex'))).toBeGreaterThan(
    hex.lastIndexOf(Buffer.from('20.20 to pay').toString('hex')),
  );
});
