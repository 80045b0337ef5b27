import type { EditableBusiness, MenuEdit } from '@storefront/contract';
import { aCatalogueBusiness, aCategory, anOptionGroup, anOptionItem, aProduct } from '../testing/builders';
import { applyEdit } from './apply-edit';
import { toEditable } from './draft';

const groups = [
  anOptionGroup('g-1', [
    anOptionItem('i-1', { subOption: [anOptionGroup('g-2', [anOptionItem('i-2')])] }),
    anOptionItem('i-3'),
  ]),
];
const menu = [
  aCategory('c-1', [aProduct('p-1', { product_option: groups }), aProduct('p-2'), aProduct('p-3')]),
  aCategory('c-2', [aProduct('p-4', { minimum_age: 18 })]),
];
const document: EditableBusiness = toEditable(aCatalogueBusiness(), menu);

const set = (path: string[], from: unknown, to: unknown): MenuEdit => ({ kind: 'set', path, from, to });
const idsOf = (edited: EditableBusiness | undefined, category = 0) =>
  edited?.menu[category]?.product.map(({ product_id }) => product_id);
const dishes = ['menu', 'c-1', 'product'];

describe('an edit', () => {
  it('[KIT-42] sets one value and leaves everything else as it is', () => {
    const edited = applyEdit(document, set([...dishes, 'p-2', 'product_price'], '9.50', '10.00'));
    const [first, second] = document.menu;
    const [one, two, three] = first?.product ?? [];
    expect(edited).toStrictEqual({
      ...document,
      menu: [{ ...first, product: [one, { ...two, product_price: '10.00' }, three] }, second],
    });
    expect(two?.product_price).toBe('9.50');
  });

  it('[KIT-46] keeps the order of the keys, in which a document is exported', () => {
    const edited = applyEdit(document, set(['opening', 'monday'], [['12:00', '23:00']], []));
    expect(Object.keys(edited?.opening ?? {})).toStrictEqual(Object.keys(document.opening));
    expect(Object.keys(edited ?? {})).toStrictEqual(Object.keys(document));
  });

  it('[KIT-42] reaches an option below an option', () => {
    const path = [...dishes, 'p-1', 'product_option', 'g-1', 'optionItems', 'i-1', 'subOption', 'g-2'];
    const edited = applyEdit(document, set([...path, 'optionItems', 'i-2', 'itemPrice'], '0.00', '1.50'));
    const [option] = edited?.menu[0]?.product[0]?.product_option ?? [];
    expect(option?.optionItems[0]?.subOption[0]?.optionItems[0]?.itemPrice).toBe('1.50');
    expect(option?.optionItems[1]).toStrictEqual(groups[0]?.optionItems[1]);
  });

  it.each<[string, MenuEdit]>([
    ['another value than the person saw', set([...dishes, 'p-2', 'product_price'], '9.00', '10.00')],
    ['a thing that has gone', set([...dishes, 'p-9', 'product_price'], '9.50', '10.00')],
    ['a value inside a text', set(['allergy_info', 'more'], null, 'x')],
    ['a thing that is there already', { kind: 'add', path: dishes, item: aProduct('p-2'), after: '' }],
    ['a thing without an id', { kind: 'add', path: dishes, item: { name: 'Dal' }, after: '' }],
    ['a thing where there is no list', { kind: 'add', path: ['delivery'], item: aProduct('p-9'), after: '' }],
    ['an order of other things', { kind: 'order', path: dishes, from: ['p-1', 'p-2'], to: ['p-2', 'p-1'] }],
    [
      'an order that loses one',
      { kind: 'order', path: dishes, from: ['p-1', 'p-2', 'p-3'], to: ['p-2', 'p-1'] },
    ],
    [
      'an order that has one twice',
      { kind: 'order', path: dishes, from: ['p-1', 'p-2', 'p-3'], to: ['p-2', 'p-2', 'p-1'] },
    ],
  ])('[KIT-42] does not fit: %s', (_what, edit) => {
    expect(applyEdit(document, edit)).toBeUndefined();
  });

  it('[KIT-42] adds a thing first, after another one, and last where that one has gone', () => {
    const add = (after: string) =>
      idsOf(applyEdit(document, { kind: 'add', path: dishes, item: aProduct('p-9'), after }));
    expect(add('')).toStrictEqual(['p-9', 'p-1', 'p-2', 'p-3']);
    expect(add('p-1')).toStrictEqual(['p-1', 'p-9', 'p-2', 'p-3']);
    expect(add('p-8')).toStrictEqual(['p-1', 'p-2', 'p-3', 'p-9']);
  });

  it('[KIT-42] takes a thing away that is as the person saw it', () => {
    const path = [...dishes, 'p-2'];
    expect(idsOf(applyEdit(document, set(path, aProduct('p-2'), null)))).toStrictEqual(['p-1', 'p-3']);
    const other = aProduct('p-2', { product_price: '1.00' });
    expect(applyEdit(document, set(path, other, null))).toBeUndefined();
  });

  it('[KIT-42] takes away and brings what a dish may do without', () => {
    const path = ['menu', 'c-2', 'product', 'p-4', 'minimum_age'];
    const without = applyEdit(document, set(path, 18, null));
    expect(without?.menu[1]?.product[0]).toStrictEqual(aProduct('p-4'));
    expect(without && applyEdit(without, set(path, null, 16))?.menu[1]?.product[0]).toStrictEqual(
      aProduct('p-4', { minimum_age: 16 }),
    );
  });

  it('[KIT-42] brings things into another order', () => {
    const from = ['p-1', 'p-2', 'p-3'];
    const edited = applyEdit(document, { kind: 'order', path: dishes, from, to: ['p-3', 'p-1', 'p-2'] });
    expect(idsOf(edited)).toStrictEqual(['p-3', 'p-1', 'p-2']);
    expect(idsOf(edited, 1)).toStrictEqual(['p-4']);
  });

  it('[KIT-43] sets nothing that every object has', () => {
    const edited = applyEdit(document, set(['delivery', '__proto__'], null, { status: 'no' }));
    expect(Object.getPrototypeOf(edited?.delivery)).toBe(Object.prototype);
  });
});
