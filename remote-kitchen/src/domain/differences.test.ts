import { differences } from './differences';

const dish = (id: string, parts: object = {}) => ({
  product_id: id,
  product_name: id,
  product_price: '9.50',
  allergens: ['milk'],
  ...parts,
});
const path = ['menu', 'c-1', 'product'];

describe('the edits between what was and what is', () => {
  it('[KIT-42] are none where nothing differs', () => {
    expect(differences(path, [dish('a')], [dish('a')])).toStrictEqual([]);
  });

  it('[KIT-42] name each value that differs, and nothing beside it', () => {
    const after = dish('a', { product_price: '10.00', allergens: ['milk', 'nuts'] });
    expect(differences([...path, 'a'], dish('a'), after)).toStrictEqual([
      { kind: 'set', path: [...path, 'a', 'product_price'], from: '9.50', to: '10.00' },
      { kind: 'set', path: [...path, 'a', 'allergens'], from: ['milk'], to: ['milk', 'nuts'] },
    ]);
  });

  it('[KIT-42] use null for what is not there', () => {
    const adult = dish('a', { minimum_age: 18 });
    const at = [...path, 'a', 'minimum_age'];
    expect(differences([...path, 'a'], dish('a'), adult)).toStrictEqual([
      { kind: 'set', path: at, from: null, to: 18 },
    ]);
    expect(differences([...path, 'a'], adult, dish('a'))).toStrictEqual([
      { kind: 'set', path: at, from: 18, to: null },
    ]);
  });

  it('[KIT-42] of a list take things away, bring the others into order, and add new ones after their neighbours', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => dish(id));
    const dearer = dish('c', { product_price: '1.00' });
    expect(differences(path, [a, b, c], [dearer, d, a])).toStrictEqual([
      { kind: 'set', path: [...path, 'b'], from: b, to: null },
      { kind: 'set', path: [...path, 'c', 'product_price'], from: '9.50', to: '1.00' },
      { kind: 'order', path, from: ['a', 'c'], to: ['c', 'a'] },
      { kind: 'add', path, item: d, after: 'c' },
    ]);
    expect(differences(path, [], [a, b])).toStrictEqual([
      { kind: 'add', path, item: a, after: '' },
      { kind: 'add', path, item: b, after: 'a' },
    ]);
  });

  it('[KIT-42] set hours as a whole, since periods have no ids', () => {
    expect(differences(['opening', 'monday'], [['12:00', '23:00']], [['17:00', '23:00']])).toStrictEqual([
      { kind: 'set', path: ['opening', 'monday'], from: [['12:00', '23:00']], to: [['17:00', '23:00']] },
    ]);
  });
});
