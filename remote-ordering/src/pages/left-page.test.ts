import { leaveWhileLoading } from '@storefront/host/testing';
import { businessPage } from '../testing/business-page';

const delivering = {
  business_id: 'b-1',
  isDelMode: 'delivery',
  searched_pincode: 'E1 6AN',
  minimum_order: '12.00',
  zone_delivery_charg: '2.50',
  delivery_charge_waiver: '25.00',
} as const;

describe('answers that come after the customer has left', () => {
  it.each([
    ['of a new customer', {}],
    ['whose postcode is checked again', delivering],
  ])('change nothing on the business page %s', async (_name, stored) => {
    const { heldAnswers, changes } = await leaveWhileLoading(() => {
      const { host, model } = businessPage({ stored });
      return { api: host.api, model };
    });
    expect(heldAnswers).toBeGreaterThan(0);
    expect(changes).toStrictEqual([]);
  });
});
