import type { BusinessDetails, CartItem, OkAnswer } from '@storefront/contract';

type Order = OkAnswer<'users/orders'>['list'][number];
type Booking = OkAnswer<'users/bookings'>['list'][number];

/** A line of a cart. */
export const aCartItem = (overrides: Partial<CartItem> = {}): CartItem => ({
  product_id: '1',
  product_name: 'Lamb biryani',
  product_price: '9.50',
  sell_price: '9.50',
  product_qnty: 1,
  product_type: 'food',
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
  ...overrides,
});

/** What the browser keeps of a business. */
export const businessDetails = (slug: string): BusinessDetails => ({
  info: {
    ...{
      business_id: '7',
      business_name: 'Saffron Yard',
      business_slug: slug,
      bs_name: 'Saffron Yard',
      bs_details: '',
    },
    ...{ business_logo: '', business_cover: '', restaurant_ordering_logo: '', business_phone_number: '' },
    ...{ address: '', business_address: '', colony: '', business_colony: '', city: '', business_city: '' },
    ...{ business_postcode: 'E1 6QR', subcategory: '', subcatagory: '', bs_next_open: '', allergy_info: '' },
    ...{ bs_show_powered_by_bookyup: 'no', business_delivery: 'yes', business_pickup: 'yes' },
    ...{ delivery_order_possible: 'yes', pickup_order_possible: 'yes', pickup_minorder_price: '0.00' },
    avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
    ...{ resturent_timeing: [], today_token: 'token', welcome_text: '', welcome_text_short: '', rating: '' },
    ...{ total_review_no: 0, discount_delivery_charge_waiver: '0.00' },
    seo: { title: '', keywords: '', description: '', banner_url: '' },
  },
  service_availability: { pickuppossible: 'yes', delpossible: 'yes', pickupmsg: '', deliverymsg: '' },
  business_service_charge: {
    service_charge_type: 'fixed_price',
    service_charge: '0.00',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.00',
  },
  payment_permission: [{ order: [{ value: 'cod', leble: 'Cash' }], booking: [] }],
  subcatagory: [],
  booking: null,
  bs_delivery_sectors: [],
  delivery_timeing: [],
  pickup_timeing: [],
});

/** A table booking as the account lists it. */
export const aBooking = (overrides: Partial<Booking> = {}): Booking => ({
  id: 'booking-1',
  business_name: 'Saffron Yard',
  business_slug: 'saffron-yard',
  date: '2026-12-02',
  time: '19:30',
  guest: 4,
  name: 'Asha Rahman',
  occasion: 'Birthday',
  message: '',
  state: 'booked',
  paymode: 'cod',
  amount_due: '0.00',
  paid: 'no',
  cancel_until: '2026-12-02T17:30:00Z',
  ...overrides,
});

/** An order as the account lists it. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  okey: 'order-key-1',
  order_number: '1001',
  business_name: 'Saffron Yard',
  business_slug: 'saffron-yard',
  placed_at: '2026-11-20T18:30:00Z',
  del_mode: 'delivery',
  slot: 'ASAP',
  state: 'preparing',
  total: '23.40',
  items: [
    { product_name: 'Lamb biryani', product_qnty: 2 },
    { product_name: 'Garlic naan', product_qnty: 1 },
  ],
  ...overrides,
});
