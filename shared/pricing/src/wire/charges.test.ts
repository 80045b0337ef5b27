import { parseCharges, parseDeliveryTerms } from './charges';

describe('charges and terms', () => {
  it('[TOT-9][TOT-10][TOT-11] are read by their types', () => {
    const wire = {
      service_charge_type: 'percentage',
      service_charge: '5.00',
      baggage_charge_type: 'fixed_price',
      baggage_charge: '0.30',
    } as const;
    expect(parseCharges(wire)).toStrictEqual({
      ok: true,
      value: { service: { kind: 'percentage', rate: 50_000 }, bag: { kind: 'fixed', amount: 30 } },
    });
    expect(parseCharges({ ...wire, baggage_charge: '' })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('baggage_charge: ""'),
    });
  });

  it('the answer of the delivery check becomes the terms of delivery', () => {
    const wire = {
      delivery_minorder_price: '12.00',
      delivery_price: '2.50',
      delivery_charge_waiver: '25.00',
    };
    expect(parseDeliveryTerms(wire)).toStrictEqual({
      ok: true,
      value: { minimum: 1_200, charge: 250, waiver: 2_500 },
    });
    expect(parseDeliveryTerms({ ...wire, delivery_price: '2' })).toMatchObject({ ok: false });
  });
});
