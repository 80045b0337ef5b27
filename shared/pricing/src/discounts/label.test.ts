import { aDiscount, fixed, percent } from '../testing/builders';
import { discountLabel, discountName } from './label';

describe('how a discount is shown', () => {
  it('[TOT-12] a percentage by its rate', () => {
    expect(discountLabel(aDiscount(percent(10)))).toBe('Discount(10%)');
    expect(discountLabel(aDiscount(percent(12.5)))).toBe('Discount(12.5%)');
  });

  it('[TOT-13] a price by its amount', () => {
    expect(discountLabel(aDiscount(fixed(300)))).toBe('Discount(3.00 Fixed)');
  });

  it('a typed one by its code, any other as a percent or a fixed amount', () => {
    expect(discountName(aDiscount({ isManual: true, code: 'NAAN3' }))).toBe('NAAN3');
    expect(discountName(aDiscount({ ...percent(10), code: 'X' }))).toBe('10%');
    expect(discountName(aDiscount(fixed(300)))).toBe('£3.00');
  });
});
