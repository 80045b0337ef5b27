import { chargeOn, deliveryCharge, freeDeliveryHint, freeDeliveryText } from './charges';
import type { Service } from './cart';
import { delivered, fetched } from './testing/builders';

const hintAt = (service: Service, subtotal: number): string =>
  freeDeliveryText(freeDeliveryHint(service, subtotal));

describe('service and bag charge', () => {
  it('[TOT-9] a fixed charge is its amount', () => {
    expect(chargeOn(2_000, { kind: 'fixed', amount: 30 })).toBe(30);
  });

  it('[TOT-10] a percentage is rounded to the penny, half away from zero', () => {
    const twoAndAHalf = { kind: 'percentage', rate: 25_000 } as const;
    expect([1_019, 1_020, 1_021].map((food) => chargeOn(food, twoAndAHalf))).toStrictEqual([25, 26, 26]);
  });
});

describe('the delivery charge', () => {
  it('[TOT-4][TTL-7] applies to delivery only', () => {
    expect(deliveryCharge(fetched(), 1_000)).toBe(0);
    expect(deliveryCharge({ mode: 'unset' }, 1_000)).toBe(0);
  });

  it('[TOT-5][TTL-6] is zero from exactly the waiver', () => {
    expect([2_499, 2_500, 2_501].map((food) => deliveryCharge(delivered(), food))).toStrictEqual([250, 0, 0]);
  });

  it('[TOT-6] is the zone’s below the waiver, and always without a waiver', () => {
    expect(deliveryCharge(delivered({ waiver: 0 }), 90_000)).toBe(250);
  });
});

describe('the free-delivery hint', () => {
  it('[TOT-7] names the missing amount to the penny', () => {
    expect(hintAt(delivered(), 2_499)).toBe('Add More For Free Delivery £0.01');
    expect(hintAt(delivered(), 0)).toBe('Add More For Free Delivery £25.00');
  });

  it('[TOT-8] says when delivery is free, by the waiver or because the zone charges nothing', () => {
    expect(hintAt(delivered(), 2_500)).toBe('Free Delivery Applied.');
    expect(hintAt(delivered({ charge: 0 }), 100)).toBe('Free Delivery Applied.');
    expect(hintAt(delivered({ charge: 0, waiver: 0 }), 100)).toBe('Free Delivery Applied.');
  });

  it('[TOT-8] says nothing without a waiver, nor in another mode', () => {
    expect(hintAt(delivered({ waiver: 0 }), 9_000)).toBe('');
    expect(hintAt(fetched(), 9_000)).toBe('');
    expect(hintAt({ mode: 'unset' }, 9_000)).toBe('');
  });
});
