import type { OkAnswer } from '@storefront/contract';
import type { PastOrder } from '../domain/past-order';

type WireOrder = OkAnswer<'users/orders'>['list'][number];

const modes: Readonly<Record<WireOrder['del_mode'], PastOrder['mode']>> = {
  delivery: 'delivery',
  pickup: 'collection',
};

export function parseOrder(wire: WireOrder): PastOrder {
  return {
    key: wire.okey,
    number: wire.order_number,
    businessName: wire.business_name,
    placedAt: wire.placed_at,
    mode: modes[wire.del_mode],
    dishes: wire.items.map(({ product_name, product_qnty }) => ({
      name: product_name,
      quantity: product_qnty,
    })),
    total: wire.total,
    state: wire.state,
  };
}
