import type { BookingSummary } from '../entities/booking-summary';
import type { CartItem } from '../entities/cart-item';
import type { OrderListItem, OrderSummary } from '../entities/order-summary';

/** A line of a cart: one dish with nothing chosen. */
export function aWireItem(parts: Partial<CartItem> = {}): CartItem {
  return {
    product_id: 'p-1',
    product_name: 'Chicken Tikka Masala',
    product_price: '9.50',
    sell_price: '9.50',
    product_qnty: 1,
    product_type: '',
    select_product_type: 'product',
    main_pro_id: '',
    main_pro_name: '',
    extras: [],
    has_discount: 'n',
    has_discount_pickup: 'No',
    has_discount_delivery: 'No',
    product_comment: '',
    menucategory_rank: 1,
    product_option: [],
    ...parts,
  };
}

/** A delivery paid in cash, which the kitchen has accepted. */
export function aWireOrder(parts: Partial<OrderSummary> = {}): OrderSummary {
  return {
    okey: 'okey-1',
    order_number: 'SY-1042',
    business_id: 'b-1',
    business_name: 'Saffron Yard',
    business_slug: 'saffron-yard',
    business_phone_number: '020 7946 0000',
    placed_at: '2026-11-21T18:00:30.000Z',
    del_mode: 'delivery',
    slot: 'ASAP',
    state: 'accepted',
    state_reason: '',
    history: [
      { state: 'placed', at: '2026-11-21T18:00:30.000Z' },
      { state: 'accepted', at: '2026-11-21T18:02:00.000Z' },
    ],
    items: [aWireItem({ product_qnty: 2 })],
    freedish: [{ fd_id: 'f-1', fd_name: 'Poppadoms', fd_price: '1.25', qnty: 2 }],
    totals: {
      totalpayble: '19.00',
      additionalchageamnt: '2.50',
      servicecharge: '0.50',
      baggagecharge: '0.10',
      total_discount: '1.90',
      zone_delivery_charg: '2.50',
      delivery_charge_waiver: '25.00',
      minorderamnt: '12.00',
      discount: { code: 'TEN', payby: 'percentage', commonrate: '10' },
      subtotal: '19.00',
      total: '20.20',
    },
    paymode: 'cod',
    paid: 'no',
    ...parts,
  };
}

/** An order as the account lists it. */
export function aWireOrderInList(parts: Partial<OrderListItem> = {}): OrderListItem {
  return {
    okey: 'okey-1',
    order_number: '1001',
    business_name: 'Saffron Yard',
    business_slug: 'saffron-yard',
    placed_at: '2026-11-20T18:30:00Z',
    del_mode: 'delivery',
    slot: 'ASAP',
    state: 'preparing',
    total: '23.40',
    paymode: 'cod',
    addressid: '',
    items: [
      { product_name: 'Lamb biryani', product_qnty: 2 },
      { product_name: 'Garlic naan', product_qnty: 1 },
    ],
    ...parts,
  };
}

/** A table for four that is still to come. */
export function aWireBooking(parts: Partial<BookingSummary> = {}): BookingSummary {
  return {
    id: 'booking-1',
    booking_number: 'B-4821',
    business_name: 'Saffron Yard',
    business_slug: 'saffron-yard',
    date: '2026-12-02',
    calendar_date: '2026-12-02',
    time: '19:30',
    guest: 4,
    name: 'Asha Rahman',
    occasion: 'Birthday',
    message: '',
    state: 'booked',
    paymode: 'cod',
    amount_due: '0.00',
    paid: 'no',
    cancel_until: '2026-12-02T17:30:00.000Z',
    ...parts,
  };
}
