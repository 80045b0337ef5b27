import { cartLimits } from '@storefront/contract';
import type { CartLine } from '@storefront/pricing';
import {
  addedTo,
  decreased,
  findLatestLine,
  lineKey,
  removedFrom,
  shortComment,
  withComment,
} from './cart-lines';

const line = (parts: Partial<CartLine> = {}): CartLine => ({
  productId: 'p-1',
  name: 'Tarka Dal',
  mainProduct: null,
  basePrice: 650,
  quantity: 1,
  extras: [],
  comment: '',
  categoryRank: 1,
  productType: '',
  ...parts,
});

const rice = (itemId: string) => [
  {
    groupId: 'o-1',
    label: 'Rice',
    parentItemId: '',
    items: [{ itemId, name: itemId, quantity: 1, price: 0 }],
  },
];

describe('adding', () => {
  it('[CRT-1] a dish that is not in the cart makes a line with quantity 1', () => {
    expect(addedTo([], line(), 1)).toStrictEqual([line({ quantity: 1 })]);
  });

  it('[CRT-2] a dish that is in the cart raises the quantity of its line', () => {
    expect(addedTo([line({ quantity: 2 })], line(), 1)).toStrictEqual([line({ quantity: 3 })]);
  });

  it.each([
    ['other options', { extras: rice('i-naan') }],
    ['another sub-product', { productId: 's-2', mainProduct: { id: 'p-1', name: 'Lassi' } }],
    ['another comment', { comment: 'no onions' }],
  ])('[CRT-8] %s make another line', (_, parts) => {
    const first = line({ extras: rice('i-pilau') });
    expect(addedTo([first], { ...first, ...parts }, 1)).toHaveLength(2);
  });

  it('a cart with the most lines that can be sent takes no more', () => {
    const full = Array.from({ length: cartLimits.lines }, (_, index) => line({ productId: `p-${index}` }));
    expect(addedTo(full, line({ productId: 'p-new' }), 1)).toBe(full);
    expect(addedTo([line({ quantity: 998 })], line(), 5)).toStrictEqual([line({ quantity: 999 })]);
  });
});

describe('removing', () => {
  const two = [line({ quantity: 2 }), line({ productId: 'p-2' })];
  const [first, second] = two.map(lineKey);

  it('[CRT-3] lowers the quantity by one', () => {
    expect(removedFrom(two, first ?? '')).toStrictEqual([line({ quantity: 1 }), line({ productId: 'p-2' })]);
  });

  it('[CRT-4] at quantity 1 deletes the line', () => {
    expect(removedFrom(two, second ?? '')).toStrictEqual([line({ quantity: 2 })]);
  });

  it('[CRT-7] decreasing an item stops at one', () => {
    expect(decreased(line({ quantity: 2 })).quantity).toBe(1);
    expect(decreased(line({ quantity: 1 })).quantity).toBe(1);
  });

  it('the minus of a menu card lowers the line of the dish that was added last, whatever its sub-product', () => {
    const small = line({ productId: 's-1', mainProduct: { id: 'p-1', name: 'Lassi' } });
    const large = line({ productId: 's-2', mainProduct: { id: 'p-1', name: 'Lassi' } });
    expect(findLatestLine([small, large, line({ productId: 'p-9' })], 'p-1')).toBe(large);
  });
});

describe('the comment of a line', () => {
  it('[CRT-11] is at most 50 characters', () => {
    expect(shortComment('x'.repeat(60))).toHaveLength(50);
  });

  it('leaves out characters that the API refuses', () => {
    expect(shortComment('no\u0000 nuts')).toBe('no nuts');
    expect(shortComment('no\tnuts\r\nplease')).toBe('no nuts please');
    expect(shortComment(`${'x'.repeat(49)}🍛`)).toBe('x'.repeat(49));
    expect(shortComment(`${'x'.repeat(45)}👩‍👩‍👧‍👦`)).toBe('x'.repeat(45));
  });

  it('[CRT-8] merges two lines when it becomes the same as that of the other', () => {
    const lines = [line(), line({ comment: 'hot', quantity: 2 })];
    const [, hot] = lines;
    expect(withComment(lines, hot ? lineKey(hot) : '', '')).toStrictEqual([line({ quantity: 3 })]);
  });
});
