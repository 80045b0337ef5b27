import fc from 'fast-check';
import { minimumOrderText, priceCart } from './totals';
import { anyCart, anyLine, anyTerms } from './testing/arbitraries';
import {
  aCart,
  aDiscount,
  aFreeDishGroup,
  aLine,
  automatic,
  delivered,
  fetched,
  fixed,
  foodFor,
  percent,
  theTerms,
} from './testing/builders';

const charged = theTerms({
  charges: { service: { kind: 'percentage', rate: 50_000 }, bag: { kind: 'fixed', amount: 30 } },
  discounts: automatic(aDiscount({ ...percent(10), minimum: 1_500 })),
});

describe('the figures of a cart', () => {
  it('[TOT-1][TOT-2][TTL-2] total is subtotal, less discount, plus delivery, service and bag charge', () => {
    const figures = priceCart(aCart({ lines: foodFor(2_000), service: delivered() }), charged);
    expect(figures).toMatchObject({ subtotal: 2_000, discount: 200, delivery: 250, service: 100, bag: 30 });
    expect(figures.total).toBe(2_180);
  });

  it('[TOT-10][TOT-11][TTL-5] percentage charges are taken of the food before discount', () => {
    const charges = {
      service: { kind: 'percentage', rate: 50_000 },
      bag: { kind: 'percentage', rate: 25_000 },
    } as const;
    const figures = priceCart(aCart({ lines: foodFor(1_990) }), { ...charged, charges });
    expect(figures).toMatchObject({ discount: 200, service: 100, bag: 50 });
  });

  it('[TOT-5][TTL-6] the waiver is compared with the food after discount', () => {
    const deliveryAt = (food: number) =>
      priceCart(aCart({ lines: foodFor(food), service: delivered() }), charged).delivery;
    expect([deliveryAt(2_500), deliveryAt(2_779), deliveryAt(2_780)]).toStrictEqual([250, 250, 0]);
  });

  it('[TOT-17][TTL-4] a discount larger than the food leaves the charges to pay', () => {
    const terms = { ...charged, discounts: automatic(aDiscount(fixed(9_000))) };
    const figures = priceCart(aCart({ lines: foodFor(1_000), service: delivered() }), terms);
    expect(figures).toMatchObject({ discount: 1_000, total: 250 + 50 + 30 });
  });

  it('an empty cart costs nothing, whatever the charges', () => {
    expect(priceCart(aCart({ lines: [], service: delivered() }), charged)).toMatchObject({
      total: 0,
      delivery: 0,
      service: 0,
      bag: 0,
      unitCount: 0,
    });
  });

  it('[TTL-9] free dishes are given by the food before discount and cost nothing', () => {
    const terms = { ...charged, freeDishGroups: [aFreeDishGroup()] };
    const cart = aCart({ lines: foodFor(2_000), freeDishes: { 'f-1': ['fd-1'] } });
    expect(priceCart(cart, terms)).toMatchObject({ savings: 350, total: priceCart(cart, charged).total });
  });
});

describe('the minimum order', () => {
  const at = (food: number, service = delivered()) =>
    priceCart(aCart({ lines: foodFor(food), service }), charged);

  it('[CRT-24] is met from exactly its amount, by the food before discount', () => {
    expect([1_199, 1_200, 1_201].map((food) => at(food).meetsMinimum)).toStrictEqual([false, true, true]);
    expect(at(1_199).missingForMinimum).toBe(1);
    expect(at(1_500, delivered({ minimum: 1_500 }))).toMatchObject({ discount: 150, meetsMinimum: true });
  });

  it('[CRT-25] is shown while it is not met', () => {
    expect(minimumOrderText(at(1_199))).toBe('**Minimum order amount £12.00');
    expect(minimumOrderText(at(1_200))).toBe('');
  });

  it('[CRT-26] is the collection minimum in collection mode, and none before a mode is chosen', () => {
    expect(at(999, fetched(1_000)).meetsMinimum).toBe(false);
    expect(at(1_000, fetched(1_000)).meetsMinimum).toBe(true);
    expect(at(1, { mode: 'unset' }).meetsMinimum).toBe(true);
  });
});

describe('any cart under any terms', () => {
  it('[TOT-1][TOT-15][TOT-17] has whole, never negative figures whose sum is the total', () => {
    fc.assert(
      fc.property(anyCart, anyTerms, (cart, terms) => {
        const { subtotal, discount, delivery, service, bag, total, savings } = priceCart(cart, terms);
        for (const figure of [subtotal, discount, delivery, service, bag, total, savings]) {
          expect(Number.isSafeInteger(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(total).toBe(subtotal - discount + delivery + service + bag);
      }),
    );
  });

  it('costs the same in any order of its lines', () => {
    fc.assert(
      fc.property(anyCart, anyTerms, fc.infiniteStream(fc.nat()), (cart, terms, ranks) => {
        const shuffled = cart.lines
          .map((line) => ({ line, rank: ranks.next().value }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ line }) => line);
        expect(priceCart({ ...cart, lines: shuffled }, terms)).toStrictEqual(priceCart(cart, terms));
      }),
    );
  });

  it('[TOT-1] keeps or raises its food subtotal, charges and free groups by amount when a dish is added', () => {
    fc.assert(
      fc.property(anyCart, anyTerms, anyLine, (cart, terms, dish) => {
        const before = priceCart(cart, terms);
        const after = priceCart({ ...cart, lines: [...cart.lines, dish] }, terms);
        expect(after.subtotal).toBeGreaterThanOrEqual(before.subtotal);
        expect(after.service).toBeGreaterThanOrEqual(before.service);
        expect(after.missingForMinimum).toBeLessThanOrEqual(before.missingForMinimum);
      }),
    );
  });

  it('[TOT-1] costs the same with one line of two as with two equal lines of one', () => {
    const two = priceCart(aCart({ lines: [aLine({ quantity: 2 })] }), charged);
    const apart = priceCart(aCart({ lines: [aLine(), aLine()] }), charged);
    expect(apart).toStrictEqual(two);
  });
});
