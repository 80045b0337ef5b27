import { itemNames, sellExtras } from './reprice-extras';
import { aChoice, aGroup, anItem } from './testing/builders';

const items = [
  { itemId: 'a', name: 'Raita before', quantity: 1, price: 0 },
  { itemId: 'b', name: 'Rice before', quantity: 1, price: 0 },
];

describe('extras as the menu sells them', () => {
  it('have no group of which nothing is sold any more', () => {
    const groups = [aGroup({ items: [anItem('c')] })];
    expect(sellExtras(groups, [aChoice({ items })])).toStrictEqual([]);
  });

  it('pair each claimed item with its own name now, and with no other of its group', () => {
    const groups = [aGroup({ items: [anItem('a', { name: 'Raita' }), anItem('b', { name: 'Rice' })] })];
    const claimed = [aChoice({ items })];
    expect(itemNames(claimed, sellExtras(groups, claimed))).toStrictEqual([
      ['Raita before', 'Raita'],
      ['Rice before', 'Rice'],
    ]);
  });
});
