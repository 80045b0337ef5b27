import fc from 'fast-check';
import { foodSubtotal } from '../lines';
import { anyCart, anyDiscount } from '../testing/arbitraries';
import { aDiscount, aLine, fixed, foodFor, percent } from '../testing/builders';
import { judgeDiscount } from './discount';
import type { Discount, DiscountBasis } from './discount';

const basis = (changes: Partial<DiscountBasis> = {}): DiscountBasis => ({
  mode: 'collection',
  lines: foodFor(2_000),
  today: '2026-11-20',
  ...changes,
});

const saved = (discount: Discount, changes: Partial<DiscountBasis> = {}): number | string => {
  const judged = judgeDiscount(discount, basis(changes));
  return judged.kind === 'applies' ? judged.saved : judged.reason;
};

const dal = aLine({ productId: 'p-7', basePrice: 700 });
const tenPercent = aDiscount({ id: 'ten', ...percent(10) });
const threePounds = aDiscount({ id: 'three', ...fixed(300) });

describe('a discount applies', () => {
  it('[DSC-3] only when the food reaches its minshop', () => {
    const discount = aDiscount({ minimum: 1_500 });
    expect([1_499, 1_500, 1_501].map((food) => saved(discount, { lines: foodFor(food) }))).toStrictEqual([
      'below-minimum',
      150,
      150,
    ]);
  });

  it('[DSC-1] only in its mode, and in none before a mode is chosen', () => {
    const forCollection = aDiscount({ service: 'collection' });
    expect(saved(forCollection)).toBe(200);
    expect(saved(forCollection, { mode: 'delivery' })).toBe('other-mode');
    expect(saved(aDiscount(), { mode: 'delivery' })).toBe(200);
    expect(saved(aDiscount(), { mode: 'unset' })).toBe('no-mode');
  });

  it('on its first and last day and between, not before or after', () => {
    const discount = aDiscount({ from: '2026-11-20', until: '2026-11-21' });
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    expect(days.map((today) => saved(discount, { today }))).toStrictEqual([
      'not-today',
      200,
      200,
      'not-today',
    ]);
  });

  it('on any day when it names neither a first nor a last one', () => {
    expect(saved(aDiscount({ from: '', until: '2026-11-20' }))).toBe(200);
    expect(saved(aDiscount({ from: '', until: '' }), { today: '' })).toBe(200);
  });

  it('[DSC-4] to a dish that is one of several listed products', () => {
    const discount = aDiscount({ ...percent(50), productIds: ['p-8', 'p-7'] });
    expect(saved(discount, { lines: [dal] })).toBe(350);
  });

  it('[DSC-5] as a fixed amount with listed products, only with one of them in the cart', () => {
    const discount = aDiscount({ ...fixed(300), productIds: ['p-7'] });
    expect(saved(discount)).toBe('no-matching-dish');
    expect(saved(discount, { lines: [...foodFor(2_000), dal] })).toBe(300);
  });
});

describe('what a discount saves', () => {
  it('[DSC-4] a percentage is taken of the matching dishes, with extras and sub-products', () => {
    const large = aLine({ productId: 'p-7-l', mainProduct: { id: 'p-7', name: 'Dal' }, basePrice: 900 });
    const discount = aDiscount({ ...percent(50), productIds: ['p-7'] });
    expect(saved(discount, { lines: [...foodFor(2_000), { ...dal, quantity: 2 }] })).toBe(700);
    expect(saved(discount, { lines: [dal, large] })).toBe(800);
    expect(saved(discount)).toBe('no-matching-dish');
  });

  it('[DSC-5] a price is a fixed amount', () => {
    expect(saved(threePounds)).toBe(300);
    expect(saved(threePounds, { lines: foodFor(9_000) })).toBe(300);
  });

  it('[DSC-6] without listed products it is taken of the whole food subtotal', () => {
    expect(saved(tenPercent, { lines: [...foodFor(2_000), dal] })).toBe(270);
  });

  it('[TOT-14][TTL-3] a saving is rounded to the nearest ten pence, half away from zero', () => {
    expect(saved(tenPercent, { lines: foodFor(2_449) })).toBe(240);
    expect(saved(tenPercent, { lines: foodFor(2_450) })).toBe(250);
    expect(saved(aDiscount(fixed(325)))).toBe(330);
    expect(saved(aDiscount(fixed(324)))).toBe(320);
    expect(saved(aDiscount(fixed(4)))).toBe('saves-nothing');
  });

  it('[TOT-17][TTL-4] a saving is never more than the food, not even by rounding', () => {
    expect(saved(threePounds, { lines: foodFor(250) })).toBe(250);
    expect(saved(aDiscount(percent(100)), { lines: foodFor(997) })).toBe(997);
  });

  it('[TOT-17] a saving is at most the food, for any cart', () => {
    fc.assert(
      fc.property(anyCart, anyDiscount, ({ lines, service }, discount) => {
        const judged = judgeDiscount(discount, basis({ lines, mode: service.mode }));
        const amount = judged.kind === 'applies' ? judged.saved : 0;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(foodSubtotal(lines));
      }),
    );
  });
});
