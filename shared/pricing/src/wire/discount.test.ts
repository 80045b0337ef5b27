import fc from 'fast-check';
import type { Discount as WireDiscount } from '@storefront/contract';
import { anyDiscount } from '../testing/arbitraries';
import { aDiscount, percent } from '../testing/builders';
import { parseAutomaticDiscounts, parseDiscount, wireDiscount } from './discount';

describe('discounts', () => {
  it('[TOT-18] are the same after writing and parsing', () => {
    fc.assert(
      fc.property(anyDiscount, (discount) => {
        const { service, from, until } = discount;
        expect(parseDiscount(wireDiscount(discount, 120), { service, from, until })).toStrictEqual({
          ok: true,
          value: discount,
        });
      }),
    );
  });

  it('that come without days count on every day', () => {
    const read = parseDiscount(wireDiscount(aDiscount()));
    expect(read).toMatchObject({ ok: true, value: { service: 'both', from: '', until: '' } });
  });

  it('[DSC-1] of business/discount count in the mode they are listed under', () => {
    const wire = wireDiscount(aDiscount());
    const read = parseAutomaticDiscounts({ delivery: [wire], pickup: [] });
    expect(read).toStrictEqual({
      ok: true,
      value: { delivery: [aDiscount({ service: 'delivery' })], collection: [] },
    });
  });

  it('are written with two decimals or a plain rate, and with their saving', () => {
    expect(wireDiscount(aDiscount({ minimum: 1_500, ...percent(12.5) }), 190)).toMatchObject({
      payby: 'percentage',
      commonrate: '12.5',
      minshop: '15.00',
      coupon_type: '',
      discountvalue: '1.90',
    });
    expect(wireDiscount(aDiscount({ isManual: true }))).not.toHaveProperty('discountvalue');
    expect(wireDiscount(aDiscount({ isManual: true })).coupon_type).toBe('manual');
  });

  it('[TOT-18] are refused with the name of a malformed field', () => {
    const wire: WireDiscount = wireDiscount(aDiscount());
    expect(parseDiscount({ ...wire, commonrate: 'lots' })).toStrictEqual({
      ok: false,
      reason: 'commonrate: "lots" is not a percentage',
    });
    expect(parseDiscount({ ...wire, payby: 'price', commonrate: '3.005' })).toMatchObject({ ok: false });
    expect(parseAutomaticDiscounts({ delivery: [{ ...wire, minshop: '' }], pickup: [] })).toMatchObject({
      reason: 'delivery: 0: minshop: "" is not an amount in pounds with two decimals',
    });
  });
});
