import type {
  Address,
  BusinessDetails,
  BusinessInfo,
  CartItem,
  Discount,
  FreeDishGroup,
  MenuCategory,
  OkAnswer,
  UserData,
} from '@storefront/contract';
import { formatPounds, foodSubtotal, parsePounds, readCartLines } from '@storefront/pricing';
import type { Body } from '@storefront/contract';

/** A business that is open, takes both modes and cash and cards, and delivers to E1 6. */
export const aBusiness = (
  parts: Partial<BusinessDetails> = {},
  info: Partial<BusinessInfo> = {},
): BusinessDetails => ({
  info: {
    business_id: 'b-1',
    business_name: 'Saffron Yard',
    business_slug: 'saffron-yard',
    business_logo: '',
    business_cover: '',
    restaurant_ordering_logo: '',
    address: '12 Hanbury Street',
    business_address: '12 Hanbury Street',
    colony: 'Spitalfields',
    business_colony: 'Spitalfields',
    city: 'London',
    business_city: 'London',
    business_postcode: 'E1 6QR',
    business_phone_number: '02079460000',
    subcategory: '1',
    subcatagory: '1',
    bs_name: 'Saffron Yard',
    bs_details: '',
    bs_next_open: '',
    bs_show_powered_by_bookyup: 'no',
    business_delivery: 'yes',
    business_pickup: 'yes',
    delivery_order_possible: 'yes',
    pickup_order_possible: 'yes',
    pickup_minorder_price: '5.00',
    avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
    allergy_info: '',
    resturent_timeing: [{ start: '12:00', end: '23:00' }],
    today_token: 'token-of-today',
    welcome_text: '',
    welcome_text_short: '',
    rating: '4.6',
    total_review_no: 38,
    discount_delivery_charge_waiver: '25.00',
    seo: { title: '', keywords: '', description: '', banner_url: '' },
    ...info,
  },
  service_availability: { pickuppossible: 'yes', delpossible: 'yes', pickupmsg: '', deliverymsg: '' },
  business_service_charge: {
    service_charge_type: 'fixed_price',
    service_charge: '0.50',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.10',
  },
  payment_permission: [
    {
      order: [
        { value: 'cod', leble: 'Cash' },
        { value: 'card', leble: 'Debit or credit card' },
      ],
      booking: [],
    },
  ],
  subcatagory: [],
  booking: null,
  bs_delivery_sectors: ['e16', 'e17'],
  delivery_timeing: ['18:45', '19:00', '19:15', '19:30'].map((time) => ({ time })),
  pickup_timeing: ['18:30', '18:45', '19:00', '19:15'].map((time) => ({ time })),
  ...parts,
});

/** A dish of the kept cart: two at £9.50. */
export const anItem = (parts: Partial<CartItem> = {}): CartItem => ({
  product_id: 'p-1',
  product_name: 'Chicken Tikka Masala',
  product_price: '9.50',
  sell_price: '9.50',
  product_qnty: 2,
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
});

/** Ten percent off everything. */
export const aDiscount = (parts: Partial<Discount> = {}): Discount => ({
  discountid: 'd-1',
  code: 'TEN',
  discounttext: '10% off',
  payby: 'percentage',
  commonrate: '10',
  minshop: '0.00',
  discounted_product_id: [],
  coupon_type: '',
  discountvalue: '1.90',
  ...parts,
});

/** One free starter from £15 on, of which one of two was chosen. */
export const aFreeDishGroup = (parts: Partial<FreeDishGroup> = {}): FreeDishGroup => ({
  id: 'g-1',
  welcome_text: '',
  freedish_service_type: 'pickupdelivery',
  qnty: 2,
  is_selectable: 1,
  condition: { product_list: [], amount: '15.00', independent: 'yes', qnty: 2 },
  freedish_item: [
    { fd_id: 'f-1', fd_name: 'Poppadoms', fd_price: '1.25', selected: 'yes', disable: 'no' },
    { fd_id: 'f-2', fd_name: 'Onion Bhaji', fd_price: '3.50', selected: 'no', disable: 'no' },
  ],
  ...parts,
});

/** A saved address inside the delivery area. */
export const aWireAddress = (parts: Partial<Address> = {}): Address => ({
  address_id: 'a-1',
  name: 'Robin Lane',
  email: 'robin@example.test',
  mobile_no: '07700900123',
  address: '1 Brick Lane',
  address2: '',
  city: 'London',
  zipcode: 'E1 6AN',
  is_default: 'yes',
  delivery_type: 'delivery',
  ...parts,
});

/** A logged-in user with no saved address and no subscription. */
export const aUser = (parts: Partial<UserData> = {}): UserData => ({
  user_id: 'u-1',
  sessiontoken: 'token-of-robin',
  name: 'Robin Lane',
  email: 'robin@example.test',
  mobile: '07700900123',
  address_book: null,
  address_book_list: [],
  sms_subscription: 'no',
  bookyup_subscription: 'no',
  subscribed_bs_list: [],
  ...parts,
});

/** A guest's session. */
export const aGuest: UserData = {
  ...aUser(),
  user_id: '0',
  sessiontoken: 'token-of-guest',
  name: '',
  email: '',
  mobile: '',
};

const pence = (text: string) => {
  const read = parsePounds(text);
  return read.ok ? read.value : 0;
};

/** What the server answers to a cart with which it agrees: the claims themselves, summed. */
export const anAgreement = (
  body: Body<'business/order_cart_backend_calculation'>,
  parts: Partial<OkAnswer<'business/order_cart_backend_calculation'>> = {},
): OkAnswer<'business/order_cart_backend_calculation'> => {
  const lines = readCartLines(body.cartitems);
  const subtotal = lines.ok ? foodSubtotal(lines.value) : 0;
  const charges = [body.delivery_price, body.service_charge, body.baggage_charge].map(pence);
  const discount = pence(body.discount?.discountvalue ?? '0.00');
  return {
    responsecode: '200',
    cartitems: body.cartitems,
    freedish: [],
    discount: body.discount,
    service_charge: body.service_charge,
    baggage_charge: body.baggage_charge,
    delivery_charge: body.delivery_price,
    delivery_charge_waiver: '0.00',
    subtotal: formatPounds(subtotal),
    total: formatPounds(subtotal - discount + charges.reduce((sum, charge) => sum + charge, 0)),
    missing: [],
    ...parts,
  };
};

/** An order that the kitchen has accepted. */
export const aWireOrder = (
  parts: Partial<OkAnswer<'business/order_status'>['order']> = {},
): OkAnswer<'business/order_status'>['order'] => ({
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
  items: [anItem()],
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
});

/** A category of the menu with the dish of the kept cart, which holds milk and nuts. */
export const aMenuCategory = (): MenuCategory => ({
  menucategory_id: 'c-1',
  menucategory_name: 'Mains',
  menucategory_desc: '',
  product: [
    {
      product_id: 'p-1',
      product_name: 'Chicken Tikka Masala',
      product_desc: '',
      product_price: '9.50',
      has_option: 'no',
      has_subproduct: 'no',
      sub_product: [],
      product_option: [],
      product_selected_Quantity: 0,
      has_discount: 'n',
      has_discount_delivery: 'No',
      has_discount_pickup: 'No',
      allergens: ['milk', 'nuts'],
      diets: ['Halal'],
      product_picture: '',
      available: 'yes',
    },
  ],
});
