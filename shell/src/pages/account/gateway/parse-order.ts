import type { OkAnswer } from '@storefront/contract';
import type { PastOrder } from '../domain/past-order';

type WireOrder = OkAnswer<'users/orders'>['list'][number];

export function parseOrder(wire: WireOrder): PastOrder {
  return {
    key: wire.okey,
    number: wire.order_number,
    businessName: wire.business_name,
    placedAt: wire.placed_at,
    mode: wire.del_mode === 'pickup' ? 'collection' : 'delivery',
    dishes: wire.items.map(({ product_name, product_qnty }) => ({
      name: product_name,
      quantity: product_qnty,
    })),
    total: wire.total,
    state: wire.state,
  };
}
