import fc from 'fast-check';
import { anyCart, anyTerms } from '../testing/arbitraries';
import { aDiscount, automatic, fixed, foodFor, percent } from '../testing/builders';
import { decideDiscount, discountOffers } from './decision';
import type { DiscountBasis } from './discount';

const basis = (changes: Partial<DiscountBasis> = {}): DiscountBasis => ({
  mode: 'collection',
  lines: foodFor(2_000),
  today: '2026-11-20',
  ...changes,
});

const tenPercent = aDiscount({ id: 'ten', ...percent(10) });
const threePounds = aDiscount({ id: 'three', ...fixed(300) });

describe('which discount a cart gets', () => {
  const three = automatic(tenPercent, threePounds, aDiscount({ id: 'far', minimum: 9_900 }));

  it('[DSC-1] no discount applies before a mode is chosen', () => {
    expect(discountOffers(automatic(tenPercent), basis({ mode: 'unset' }))).toStrictEqual([]);
  });

  it('[DSC-2] the largest saving wins', () => {
    const best = (food: number) =>
      decideDiscount({ kind: 'automatic' }, three, basis({ lines: foodFor(food) })).applied?.discount.id;
    expect(best(2_000)).toBe('three');
    expect(best(4_000)).toBe('ten');
  });

  it('all that apply are listed with their savings, the best first', () => {
    const { offers } = decideDiscount({ kind: 'automatic' }, three, basis());
    expect(offers.map(({ discount, saved: amount }) => [discount.id, amount])).toStrictEqual([
      ['three', 300],
      ['ten', 200],
    ]);
  });

  it('[DSC-7] the customer may choose another of the list, and that one alone applies', () => {
    const decision = decideDiscount({ kind: 'chosen', discountId: 'ten' }, three, basis());
    expect(decision.applied).toStrictEqual({ discount: tenPercent, saved: 200 });
    expect(decision.unmet).toBeNull();
  });

  it('a choice that no longer applies falls back to the best automatic one, and says why', () => {
    const decide = (discountId: string, changes: Partial<DiscountBasis> = {}) =>
      decideDiscount({ kind: 'chosen', discountId }, three, basis(changes));
    expect(decide('far').applied?.discount.id).toBe('three');
    expect(decide('far').unmet).toStrictEqual({
      choice: { kind: 'chosen', discountId: 'far' },
      reason: 'below-minimum',
    });
    expect(decide('sold-out').unmet?.reason).toBe('withdrawn');
    expect(decide('ten', { mode: 'unset' })).toMatchObject({ applied: null, unmet: { reason: 'no-mode' } });
    const forCollection = { delivery: [], collection: [aDiscount({ id: 'ten', service: 'collection' })] };
    expect(
      decideDiscount({ kind: 'chosen', discountId: 'ten' }, forCollection, basis({ mode: 'delivery' })).unmet
        ?.reason,
    ).toBe('other-mode');
  });

  it('a typed code replaces the automatic one, and the best one returns when the code is removed', () => {
    const typed = aDiscount({ id: 'typed', code: 'SMALL1', isManual: true, ...fixed(100) });
    expect(decideDiscount({ kind: 'manual', discount: typed }, three, basis()).applied).toStrictEqual({
      discount: typed,
      saved: 100,
    });
    expect(decideDiscount({ kind: 'automatic' }, three, basis()).applied?.discount.id).toBe('three');
  });

  it('the best automatic one replaces a typed code that no longer applies', () => {
    const typed = aDiscount({ isManual: true, code: 'BIG', minimum: 5_000 });
    const decision = decideDiscount({ kind: 'manual', discount: typed }, three, basis());
    expect(decision.applied?.discount.id).toBe('three');
    expect(decision.unmet?.reason).toBe('below-minimum');
  });

  it('[DSC-2] no listed discount ever saves more than the automatic one in force', () => {
    fc.assert(
      fc.property(anyCart, anyTerms, ({ lines, service }, { discounts }) => {
        const decision = decideDiscount(
          { kind: 'automatic' },
          discounts,
          basis({ lines, mode: service.mode }),
        );
        const best = decision.applied?.saved ?? 0;
        expect(decision.offers.every((offer) => offer.saved <= best)).toBe(true);
      }),
    );
  });
});
