import { aDiscount, automatic, delivered, fetched, foodFor, percent, theTerms } from '../testing/builders';
import { priceCart } from '../totals';
import { cartTotals } from './cart-totals';
import { wireServiceCharge } from './charges';

describe('cart totals', () => {
  const terms = theTerms({
    charges: { service: { kind: 'fixed', amount: 50 }, bag: { kind: 'fixed', amount: 30 } },
    discounts: automatic(aDiscount({ ...percent(10), code: 'TEN' })),
  });
  const cart = { lines: foodFor(2_000), discount: { kind: 'automatic' } as const, freeDishes: {} };

  it('[DAT-14][TOT-2] carry every figure as a string of two decimals, the delivery charge as additionalchageamnt', () => {
    const figures = priceCart({ ...cart, service: delivered() }, terms);
    expect(cartTotals(figures, delivered())).toStrictEqual({
      totalpayble: '20.00',
      additionalchageamnt: '2.50',
      servicecharge: '0.50',
      baggagecharge: '0.30',
      total_discount: '2.00',
      zone_delivery_charg: '2.50',
      delivery_charge_waiver: '25.00',
      minorderamnt: '12.00',
      discount: { code: 'TEN', payby: 'percentage', commonrate: '10' },
    });
    expect(wireServiceCharge(figures)).toStrictEqual({
      service_charge_amount: '0.50',
      baggage_charge_amount: '0.30',
    });
  });

  it('[DAT-14] for a collection have no delivery figures, and without a discount none', () => {
    const figures = priceCart({ ...cart, service: fetched(800) }, theTerms());
    expect(cartTotals(figures, fetched(800))).toMatchObject({
      additionalchageamnt: '0.00',
      zone_delivery_charg: '0.00',
      delivery_charge_waiver: '0.00',
      minorderamnt: '8.00',
      discount: null,
    });
  });
});
