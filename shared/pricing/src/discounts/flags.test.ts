import { aDiscount, aLine, automatic } from '../testing/builders';
import { discountFlags, discountedUnits } from './flags';

const dal = aLine({ productId: 'p-7', basePrice: 700 });

describe('dishes that discounts cover', () => {
  it('[CRT-13] a dish that an automatic discount covers is flagged in that discount’s modes', () => {
    const discounts = { delivery: [aDiscount({ productIds: ['p-7'] })], collection: [] };
    expect(discountFlags(discounts, dal)).toStrictEqual({ any: true, delivery: true, collection: false });
    expect(discountFlags(discounts, aLine())).toStrictEqual({
      any: false,
      delivery: false,
      collection: false,
    });
    expect(discountFlags(automatic(aDiscount()), aLine())).toStrictEqual({
      any: true,
      delivery: true,
      collection: true,
    });
  });

  it('[CRT-13] a dish is flagged when one of several automatic discounts covers it', () => {
    const covering = aDiscount({ productIds: ['p-7'] });
    const another = aDiscount({ productIds: ['p-8'] });
    const both = { delivery: [another, covering], collection: [covering, another] };
    expect(discountFlags(both, dal)).toStrictEqual({ any: true, delivery: true, collection: true });
  });

  it('the count of discounted dishes falls with discounted lines only', () => {
    const discounts = automatic(aDiscount({ productIds: ['p-7'] }));
    const lines = [aLine({ quantity: 4 }), { ...dal, quantity: 2 }];
    expect(discountedUnits(lines, discounts, 'collection')).toBe(2);
    expect(discountedUnits([{ ...dal, quantity: 2 }], discounts, 'collection')).toBe(2);
    expect(discountedUnits([aLine({ quantity: 4 })], discounts, 'collection')).toBe(0);
    expect(discountedUnits(lines, discounts, 'unset')).toBe(0);
  });
});
