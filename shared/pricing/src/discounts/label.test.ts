import { aDiscount, fixed, percent } from '../testing/builders';
import { discountLabel, discountName } from './label';

describe('the label of a discount', () => {
  it('[TOT-12] names the rate of a percentage', () => {
    expect(discountLabel(aDiscount(percent(10)))).toBe('Discount(10%)');
    expect(discountLabel(aDiscount(percent(12.5)))).toBe('Discount(12.5%)');
  });

  it('[TOT-13] names the amount of a fixed price', () => {
    expect(discountLabel(aDiscount(fixed(300)))).toBe('Discount(£3.00 Fixed)');
  });

  it('is the code of a typed discount in the coupon box, else its percentage or amount', () => {
    expect(discountName(aDiscount({ isManual: true, code: 'NAAN3' }))).toBe('NAAN3');
    expect(discountName(aDiscount({ ...percent(10), code: 'X' }))).toBe('10%');
    expect(discountName(aDiscount(fixed(300)))).toBe('£3.00');
  });
});
