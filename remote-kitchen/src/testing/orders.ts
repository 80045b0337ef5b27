import type { Answer, KitchenOrder as WireOrder } from '@storefront/contract';
import { aWireItem, aWireOrder } from '@storefront/contract/testing';
import type { KitchenOrder } from '../domain/kitchen-order';

/** A delivery that waits for its answer. */
export function anOrder(parts: Partial<KitchenOrder> = {}): KitchenOrder {
  return {
    key: 'okey-1',
    number: '1042',
    state: 'placed',
    mode: 'delivery',
    chosenTime: undefined,
    placedAt: 0,
    answerBy: 60_000,
    dueAt: undefined,
    dishes: [],
    kitchenNote: '',
    riderNote: '',
    customer: { name: 'Asha Rahman', phone: '07700900123', place: '1 Brick Lane, London, E1 6AN' },
    total: '20.20',
    isPaid: false,
    next: ['accepted', 'rejected', 'cancelled'],
    ahead: new Map(),
    undo: undefined,
    refundable: undefined,
    ...parts,
  };
}

/** A delivery that waits for its answer, as the wire has it; the clock of a test stands half a minute after it was placed. */
export function aWireKitchenOrder(parts: Partial<WireOrder> = {}): WireOrder {
  return {
    ...aWireOrder({
      order_number: '1042',
      placed_at: '2026-11-21T17:59:30.000Z',
      state: 'placed',
      history: [{ state: 'placed', at: '2026-11-21T17:59:30.000Z' }],
      items: [
        {
          ...aWireItem({
            product_name: 'Lamb biryani',
            product_qnty: 2,
            product_comment: 'extra hot',
            extras: [
              {
                optionId: 'o-1',
                optionHeaderLabel: 'Side',
                parentItemId: '',
                selection: [
                  { itemId: 'i-1', itemName: 'Raita', itemQuantity: 2, itemPrice: '0.50', optionId: 'o-1' },
                ],
              },
            ],
          }),
          allergens: ['milk', 'mustard'],
        },
      ],
    }),
    accept_by: '2026-11-21T18:04:30.000Z',
    next: ['accepted', 'rejected', 'cancelled'],
    customer_name: 'Asha Rahman',
    customer_phone: '07700900123',
    delivery_address: '1 Brick Lane, London, E1 6AN',
    ...parts,
  };
}

/** The answer that lists orders. */
export function listing(...orders: WireOrder[]): Answer<'kitchen/orders'> {
  return { responsecode: '200', orders, events: '/events?ticket=1' };
}
