import { matching, soldOutNow } from './tonight';
import type { Sellable } from './tonight';

const sellable = (name: string, soldOut: Sellable['soldOut'] = 'no'): Sellable => ({
  kind: 'dish',
  ids: [name],
  name,
  soldOut,
  until: undefined,
});
const groups = [
  { name: 'Curries', sellables: [sellable('Lamb Korma'), sellable('Dal', 'kitchen')] },
  { name: 'Sides', sellables: [sellable('Lamb samosa', 'catalogue')] },
];
const namesOf = (found: typeof groups) => found.map(({ sellables }) => sellables.map(({ name }) => name));

it('[KIT-21] what the kitchen has marked is told from what the catalogue has not', () => {
  expect(soldOutNow({ groups }).map(({ name }) => name)).toStrictEqual(['Dal']);
});

it.each([
  ['', [['Lamb Korma', 'Dal'], ['Lamb samosa']]],
  ['lamb', [['Lamb Korma'], ['Lamb samosa']]],
  ['korma lamb', [['Lamb Korma']]],
  ['naan', []],
])('a search for "%s" finds %j', (search, found) => {
  expect(namesOf([...matching(groups, search)] as typeof groups)).toStrictEqual(found);
});
