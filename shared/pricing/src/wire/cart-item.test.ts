import fc from 'fast-check';
import type { CartItem } from '@storefront/contract';
import type { CartLine } from '../cart';
import type { AutomaticDiscounts } from '../discounts/decision';
import type { Discount } from '../discounts/discount';
import { anyCart, anyLines, anyTerms } from '../testing/arbitraries';
import { aChoice, aDiscount, aLine, automatic } from '../testing/builders';
import { priceCart } from '../totals';
import { parseCartLines, parseClaimedLines, parseDiscountMarks, wireCartItem } from './cart-item';

const wired = (
  lines: readonly CartLine[],
  discounts: AutomaticDiscounts = automatic(),
  applied: Discount | null = null,
): CartItem[] => JSON.parse(JSON.stringify(lines.map((line) => wireCartItem(line, discounts, applied))));
const raita = aChoice({ items: [{ itemId: 'i-5', name: 'Raita', quantity: 2, price: 120 }] });
const large = aLine({
  productId: 'p-2-l',
  name: 'Large',
  mainProduct: { id: 'p-2', name: 'Chana' },
  basePrice: 875,
  extras: [raita],
});

const wiredSelection = () => ({
  itemId: 'i',
  itemName: 'I',
  itemQuantity: 1,
  itemPrice: '0.00',
  optionId: 'o',
});
const wiredExtras = () => ({
  optionId: 'o',
  optionHeaderLabel: 'O',
  parentItemId: '',
  selection: [wiredSelection()],
});

describe('cart items', () => {
  it('[TOT-18] are the same after writing and parsing', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(parseCartLines(wired(lines))).toStrictEqual({ ok: true, value: lines });
      }),
    );
  });

  it('[CRT-12][CRT-13] carry their discount marks over the wire', () => {
    const marks = [true, false].flatMap((isDiscounted) =>
      [true, false].flatMap((delivery) =>
        [true, false].map((collection) => ({ isDiscounted, delivery, collection })),
      ),
    );
    const discount = aDiscount({ productIds: ['p-1'] });
    for (const { isDiscounted, delivery, collection } of marks) {
      const [item] = wired(
        [aLine()],
        { delivery: delivery ? [discount] : [], collection: collection ? [discount] : [] },
        isDiscounted ? discount : null,
      );
      expect(item && parseDiscountMarks(item)).toStrictEqual({ isDiscounted, delivery, collection });
    }
  });

  it('have extras under no parent item when the wire names none', () => {
    const [item] = wired([aLine({ extras: [raita] })]);
    const extras = item?.extras.map(({ parentItemId: _, ...extra }) => extra);
    const read = parseCartLines([{ ...item, extras } as never]);
    expect(read.ok && read.value[0]?.extras[0]?.parentItemId).toBe('');
  });

  it.each([0, -1, 1.5, '3', undefined])('[CRT-14] have rank 0 when the wire says %j', (rank) => {
    const [item] = wired([aLine({ categoryRank: 3 })]);
    const read = parseCartLines([{ ...item, menucategory_rank: rank } as never]);
    expect(read.ok && read.value[0]?.categoryRank).toBe(0);
  });

  it('[TOT-19] are priced alike before and after the wire, so browser and server agree', () => {
    fc.assert(
      fc.property(anyCart, anyTerms, (cart, terms) => {
        const read = parseCartLines(wired(cart.lines, terms.discounts));
        const lines = read.ok ? read.value : [];
        expect(priceCart({ ...cart, lines }, terms)).toStrictEqual(priceCart(cart, terms));
      }),
    );
  });

  it('[DAT-11] a line bought through a sub-product names its product, and its price includes the options', () => {
    expect(wired([large])[0]).toMatchObject({
      product_id: 'p-2-l',
      select_product_type: 'sub-product',
      main_pro_id: 'p-2',
      main_pro_name: 'Chana',
      product_price: '8.75',
      sell_price: '11.15',
      product_option: [
        {
          optionId: 'o-1',
          optionHeaderLabel: 'Rice',
          itemId: 'i-5',
          itemName: 'Raita',
          itemQuantity: 2,
          itemPrice: '1.20',
        },
      ],
    });
    expect(wired([aLine()])[0]).toMatchObject({
      select_product_type: 'product',
      main_pro_id: '',
      main_pro_name: '',
    });
  });

  it('[CRT-12] carry y while the discount in force covers them, else n', () => {
    const ofLarge = aDiscount({ productIds: ['p-2'] });
    const flagsUnder = (applied: Discount | null) =>
      wired([aLine(), large], automatic(aDiscount()), applied).map(({ has_discount }) => has_discount);
    expect(flagsUnder(null)).toStrictEqual(['n', 'n']);
    expect(flagsUnder(ofLarge)).toStrictEqual(['n', 'y']);
    expect(flagsUnder(aDiscount())).toStrictEqual(['y', 'y']);
  });

  it('[CRT-13] carry Yes for the modes in which a discount covers them, else No', () => {
    const discounts = { delivery: [aDiscount({ productIds: ['p-2'] })], collection: [] };
    const flags = wired([aLine(), large], discounts).map((item) => [
      item.has_discount_delivery,
      item.has_discount_pickup,
    ]);
    expect(flags).toStrictEqual([
      ['No', 'No'],
      ['Yes', 'No'],
    ]);
  });

  it.each([
    [7, 7],
    [0, 0],
    [-3, 0],
    [undefined, 0],
    ['4', 0],
  ])('[CRT-14] a category rank of %j is %d', (rank, expected) => {
    const items = [{ ...wired([aLine()])[0], menucategory_rank: rank }] as CartItem[];
    const read = parseCartLines(items);
    expect(read.ok && read.value[0]?.categoryRank).toBe(expected);
  });

  it('[TOT-18] malformed money refuses the cart, and the reason names the place', () => {
    const refusal = (change: Partial<CartItem>) => {
      const read = parseCartLines(
        wired([aLine(), large]).map((item, index) => (index === 1 ? { ...item, ...change } : item)),
      );
      return read.ok ? '' : read.reason;
    };
    expect(refusal({ product_price: '8.7' })).toBe(
      '1: product_price: "8.7" is not an amount in pounds with two decimals',
    );
    expect(refusal({ sell_price: '-1.00' })).toContain('1: sell_price: "-1.00"');
    expect(refusal({ product_qnty: 1.5 })).toBe('1: product_qnty: 1.5 is not a quantity from 1 to 999');
    expect(refusal({ product_qnty: 0 })).toContain('product_qnty');
    expect(refusal({ product_qnty: 1_000 })).toContain('product_qnty');
    expect(refusal({ product_qnty: 999 })).toBe('');
    expect(
      refusal({ extras: [{ ...wiredExtras(), selection: [{ ...wiredSelection(), itemPrice: 'free' }] }] }),
    ).toContain('1: extras: 0: 0: itemPrice: "free"');
  });

  it('[TOT-19] the price shown is a claim beside the line, never part of it', () => {
    const tampered = wired([aLine()]).map((item) => ({ ...item, sell_price: '0.01' }));
    expect(parseClaimedLines(tampered)).toStrictEqual({ ok: true, value: [{ line: aLine(), seenPrice: 1 }] });
  });
});
