import fc from 'fast-check';
import {
  extrasPrice,
  foodSubtotal,
  linePrice,
  productCounts,
  unitCount,
  unitPrice,
  unitsOfProduct,
} from './lines';
import { anyLine, anyLines } from './testing/arbitraries';
import { aChoice, aLine } from './testing/builders';

const naanInstead = aChoice({ items: [{ itemId: 'i-2', name: 'Naan instead', quantity: 1, price: 50 }] });
const garlic = aChoice({
  groupId: 'o-2',
  parentItemId: 'i-2',
  items: [{ itemId: 'i-4', name: 'Garlic', quantity: 2, price: 75 }],
});
const large = aLine({
  productId: 'p-2-l',
  name: 'Large',
  mainProduct: { id: 'p-2', name: 'Chana Masala' },
  quantity: 3,
});

describe('the price of a line', () => {
  it('[TOT-1] counts each chosen item by its quantity, nested ones too', () => {
    expect(extrasPrice([naanInstead, garlic])).toBe(200);
    expect(unitPrice(aLine({ basePrice: 950, extras: [naanInstead, garlic] }))).toBe(1_150);
    expect(linePrice(aLine({ basePrice: 950, extras: [naanInstead], quantity: 3 }))).toBe(3_000);
  });

  it('[TOT-1] adds up to the food subtotal', () => {
    expect(foodSubtotal([aLine({ basePrice: 950, quantity: 2 }), aLine({ basePrice: 240 })])).toBe(2_140);
    expect(foodSubtotal([])).toBe(0);
  });

  it('[TOT-1] adding a dish never lowers the food subtotal, and the order of lines does not matter', () => {
    fc.assert(
      fc.property(anyLines, anyLine, (lines, dish) => {
        expect(foodSubtotal([...lines, dish])).toBeGreaterThanOrEqual(foodSubtotal(lines));
        expect(foodSubtotal([...lines].reverse())).toBe(foodSubtotal(lines));
      }),
    );
  });
});

describe('counts', () => {
  it('a product counts all its lines and sub-products, a sub-product only its own lines', () => {
    const counts = productCounts([aLine(), aLine({ comment: 'hot', quantity: 2 }), large]);
    expect(Object.fromEntries(counts)).toStrictEqual({ 'p-1': 3, 'p-2-l': 3, 'p-2': 3 });
  });

  it('the counts agree with any cart', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const counts = productCounts(lines);
        for (const [id, count] of counts) expect(count).toBe(unitsOfProduct(lines, id));
      }),
    );
  });

  it('the cart counts quantities', () => {
    expect(unitCount([aLine({ quantity: 2 }), large])).toBe(5);
  });
});
