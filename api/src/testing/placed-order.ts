import { orderFigures } from '../orders/order-figures';
import { parseClaims } from '../orders/parse-claims';
import { priceOrder } from '../orders/price-order';
import { newOrder } from '../orders/repository';
import type { Order } from '../orders/repository';
import { aBusiness } from './builders';
import { anOrder, anOrderingBusiness, cartItem } from './ordering';

/** Two dals for delivery to Brick Lane, to be paid in cash, placed at half past six. */
export function aPlacedOrder(parts: Partial<Order> = {}): Order {
  const business = anOrderingBusiness();
  const { menu: categories, reviews: _, ...profile } = business;
  const record = aBusiness(profile);
  const claims = parseClaims(anOrder('', { cartitems: [cartItem()] }));
  const priced = priceOrder({
    profile: record.profile,
    categories,
    claims,
    sector: profile.delivery.sectors[0],
    today: '2026-11-20',
  });
  return {
    ...newOrder({
      ...orderFigures(record, categories, priced),
      okey: 'key-1',
      brandId: 'market',
      orderNumber: 10_042,
      userId: null,
      state: 'placed',
      history: [{ state: 'placed', at: '2026-11-20T18:30:00.000Z' }],
      mode: 'delivery',
      slot: 'ASAP',
      slotNight: null,
      paymode: 'cod',
      contact: {
        name: 'Ada Moss',
        email: 'ada@example.test',
        mobile: '07700900123',
        address: '1 Brick Lane',
        address2: '',
        city: 'London',
        postcode: 'E1 6AN',
      },
      kitchenNote: '',
      siteOrigin: 'https://market.example',
      paidAt: null,
      acceptBy: null,
      reorderOf: '',
      placedAt: new Date('2026-11-20T18:30:00Z'),
      timing: { usualMinutes: 45, slotAt: null },
    }),
    ...parts,
  };
}
