import fc from 'fast-check';
import { compareCode } from './compare-code';
import { anyCart, anyDiscount, anyTerms } from './testing/arbitraries';
import { aCart, aDiscount, automatic, delivered, fixed, foodFor, theTerms } from './testing/builders';
import { priceCart } from './totals';

const naan3 = aDiscount({ id: 'naan', code: 'NAAN3', isManual: true, ...fixed(300) });
const fourOff = theTerms({ discounts: automatic(aDiscount({ id: 'four', ...fixed(400) })) });

describe('a typed code beside the discount in force', () => {
  it('is worse when it saves less', () => {
    const compared = compareCode(aCart({ lines: foodFor(4_000) }), naan3, fourOff);
    expect(compared).toMatchObject({ saved: 300, isWorse: true });
    expect([compared.now.total, compared.withCode.total]).toStrictEqual([3_600, 3_700]);
  });

  it('is not worse when it saves as much or more, or when nothing else is in force', () => {
    const cart = aCart({ lines: foodFor(4_000) });
    expect(compareCode(cart, { ...naan3, ...fixed(400) }, fourOff).isWorse).toBe(false);
    expect(compareCode(cart, { ...naan3, ...fixed(500) }, fourOff).isWorse).toBe(false);
    expect(compareCode(cart, naan3, theTerms()).isWorse).toBe(false);
  });

  it('is worse when it saves more, but costs the free delivery', () => {
    // £29.00 of food: £25.00 after the offer, from where delivery is free, and £24.50 after the code.
    const cart = aCart({ lines: foodFor(2_900), service: delivered() });
    const compared = compareCode(cart, { ...naan3, ...fixed(450) }, fourOff);
    expect(compared).toMatchObject({ saved: 450, isWorse: true });
    expect([compared.now.total, compared.withCode.total]).toStrictEqual([2_500, 2_700]);
  });

  it('is worse when it saves less, although delivery then is free', () => {
    // £28.00 of food: £24.00 after the offer, and £25.00 after the code, from where delivery is free.
    const compared = compareCode(aCart({ lines: foodFor(2_800), service: delivered() }), naan3, fourOff);
    expect(compared).toMatchObject({ saved: 300, isWorse: true });
    expect([compared.now.total, compared.withCode.total]).toStrictEqual([2_650, 2_500]);
  });

  it('is not worse when it does not apply at all', () => {
    const compared = compareCode(aCart({ lines: foodFor(4_000) }), { ...naan3, minimum: 9_900 }, fourOff);
    expect(compared).toMatchObject({ saved: 0, isWorse: false });
    expect(compared.withCode.total).toBe(compared.now.total);
  });

  it('never lowers the discount or raises the total of any cart unless it is called worse', () => {
    fc.assert(
      fc.property(anyCart, anyTerms, anyDiscount, (cart, terms, code) => {
        const { now, withCode, isWorse } = compareCode(cart, code, terms);
        expect(now).toStrictEqual(priceCart(cart, terms));
        if (cart.discount.kind !== 'automatic' || isWorse) return;
        expect(withCode.discount).toBeGreaterThanOrEqual(now.discount);
        expect(withCode.total).toBeLessThanOrEqual(now.total);
      }),
    );
  });
});
