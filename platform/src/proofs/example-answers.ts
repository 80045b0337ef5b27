import type { Answer, AnyCall, FirstData, OkAnswer } from '@storefront/contract';

/** A call that some page makes before its first paint. */
type FirstCall =
  | 'search/home'
  | 'business/details'
  | 'information/business_meta_details'
  | 'business/menu'
  | 'business/discount'
  | 'business/info'
  | 'business/review'
  | 'information/page'
  | 'business/order_status'
  | 'business/booking_status';

const details: OkAnswer<'business/details'> = {
  responsecode: '200',
  info: {
    business_id: 'b-1',
    business_name: 'The Example',
    business_slug: 'tried',
    business_logo: '',
    business_cover: '',
    restaurant_ordering_logo: '',
    address: '1 High Street',
    colony: 'Old Town',
    business_address: '1 High Street',
    business_colony: 'Old Town',
    city: 'London',
    business_city: 'London',
    business_postcode: 'E1 6QR',
    business_phone_number: '02079460000',
    subcategory: '1',
    subcatagory: '1',
    bs_name: 'The Example',
    bs_details: 'Home cooking.',
    bs_next_open: '',
    bs_show_powered_by_bookyup: 'yes',
    business_delivery: 'yes',
    business_pickup: 'yes',
    delivery_order_possible: 'yes',
    pickup_order_possible: 'yes',
    pickup_minorder_price: '5.00',
    allergy_info: 'Ask us about allergens.',
    avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
    resturent_timeing: [{ start: '12:00', end: '23:00' }],
    today_token: 'token-of-today',
    welcome_text: 'Welcome.',
    welcome_text_short: 'Welcome',
    rating: '4.6',
    total_review_no: 2,
    discount_delivery_charge_waiver: '25.00',
    seo: { title: '', keywords: '', description: '', banner_url: '' },
  },
  service_availability: { pickuppossible: 'yes', delpossible: 'yes', pickupmsg: '', deliverymsg: '' },
  business_service_charge: {
    service_charge_type: 'fixed_price',
    service_charge: '0.50',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.10',
  },
  payment_permission: [{ order: [{ value: 'cod', leble: 'Cash' }], booking: [] }],
  subcatagory: [{ id: '1', subcategory_name: 'Indian' }],
  booking: {
    status: 'yes',
    min_person: 1,
    max_person: 8,
    price_per: '0.00',
    guest_number_over_pay: 0,
    description: '',
    message_required: 'no',
  },
  bs_delivery_sectors: ['e16'],
  delivery_timeing: [],
  pickup_timeing: [],
  menucategory: [{ menucategory_id: 'c-1', menucategory_name: 'Mains', menucategory_desc: '' }],
};

type Dish = OkAnswer<'business/menu'>['menu'][number]['product'][number];

const simpleDish: Dish = {
  product_id: 'p-1',
  product_name: 'Soup',
  product_desc: 'Of the day.',
  product_price: '6.50',
  has_option: 'no',
  has_subproduct: 'no',
  sub_product: [],
  product_option: [],
  product_selected_Quantity: 0,
  has_discount: 'n',
  has_discount_delivery: 'No',
  has_discount_pickup: 'No',
  allergens: ['Milk'],
  diets: ['Vegetarian'],
  product_picture: '',
  available: 'yes',
};

const menu: OkAnswer<'business/menu'> = {
  responsecode: '200',
  menu: [
    {
      menucategory_id: 'c-1',
      menucategory_name: 'Mains',
      menucategory_desc: 'Freshly made.',
      product: [
        simpleDish,
        {
          ...simpleDish,
          product_id: 'p-2',
          product_name: 'Curry',
          has_subproduct: 'yes',
          allergens: [],
          diets: [],
          minimum_age: 18,
          available: 'no',
          sub_product: [{ product_id: 'p-2-1', product_name: 'Large', product_price: '9.50' }],
        },
        {
          ...simpleDish,
          product_id: 'p-3',
          product_name: 'Set meal',
          has_option: 'yes',
          allergens: [],
          diets: [],
          product_option: [
            {
              optionId: 'o-1',
              optionHeaderLabel: 'Drink',
              optionDescription: '',
              optionIsRequired: 'no',
              optionShowType: 'radio',
              optionMinSelection: 0,
              optionMaxSelection: 1,
              optionMaxQuantity: 0,
              optionItems: [
                {
                  itemId: 'i-1',
                  itemName: 'Tea',
                  itemNameLabel: 'Tea',
                  itemDescription: '',
                  itemPrice: '1.00',
                  itemQuantity: 1,
                  subOption: [],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  dishes: {
    amount: [
      {
        id: 'f-1',
        welcome_text: 'A free side',
        freedish_service_type: 'pickupdelivery',
        qnty: 0,
        is_selectable: 1,
        condition: { product_list: [], amount: '20.00', independent: 'no', qnty: 1 },
        freedish_item: [
          { fd_id: 'fd-1', fd_name: 'Bread', fd_price: '2.00', selected: 'no', disable: 'no' },
          { fd_id: 'fd-2', fd_name: 'Rice', fd_price: '2.50', selected: 'no', disable: 'no' },
        ],
      },
    ],
    group: [],
  },
  discount_delivery_charge_waiver: '25.00',
};

const discounts: OkAnswer<'business/discount'>['discounts'] = {
  delivery: [
    {
      discountid: 'd-1',
      code: '',
      discounttext: '10% off when you spend £15',
      payby: 'percentage',
      commonrate: '10',
      minshop: '15.00',
      discounted_product_id: [],
      coupon_type: '',
    },
  ],
  pickup: [],
};

const search: OkAnswer<'search/home'> = {
  responsecode: '200',
  list: [
    {
      business_id: 'b-1',
      business_name: 'The Example',
      business_slug: 'tried',
      business_logo: '',
      business_cover: '',
      business_address: '1 High Street',
      subcategory: '1',
      subcategory_name: 'Indian',
      rating: '4.6',
      total_review_no: 2,
      minorder_price: '12.00',
      bs_next_open: '',
      rest_delivery_opening_time: '',
      open_close_status: 'open',
      pickup_order_possible: 'yes',
      delivery_order_possible: 'yes',
      promoted: 'yes',
      avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
      is_promoted: 'yes',
      paid_promotion: 'no',
      default_pickup_discount: null,
      default_delivery_discount: { discount_text: '10% off' },
    },
    {
      business_id: 'b-2',
      business_name: 'The Other',
      business_slug: 'other',
      business_logo: '',
      business_cover: '',
      business_address: '2 High Street',
      subcategory: '',
      subcategory_name: '',
      rating: '',
      total_review_no: 0,
      minorder_price: '',
      bs_next_open: 'Opens at 17:00',
      rest_delivery_opening_time: '17:00',
      open_close_status: 'closed',
      pickup_order_possible: 'no',
      delivery_order_possible: 'no',
      promoted: 'no',
      is_promoted: 'no',
      paid_promotion: 'no',
      default_delivery_discount: null,
      default_pickup_discount: null,
    },
  ],
  subcatagory: [{ id: '1', subcategory_name: 'Indian', quantity: 1, selected: '' }],
};

const review: Answer<'business/review'> = {
  responsecode: '200',
  user_review: [
    {
      name: 'Ada',
      review_time: '2026-11-02T18:30:00.000Z',
      user_avg_rating: '4.5',
      review_text: 'Good soup.',
    },
  ],
  more_review_status: 'no',
  bs_name: 'The Example',
  overall_rating: '4.6',
  overall_rating_text: 'Excellent',
  avg_noise_rating: '4.0',
  avg_service_rating: '4.5',
  avg_food_rating: '5.0',
  avg_atmosphere_rating: '4.0',
  avg_waittime_rating: '4.0',
  avg_valueformoney_rating: '4.5',
  total_review_no: 2,
};

const orderStatus: OkAnswer<'business/order_status'> = {
  responsecode: '200',
  order: {
    okey: 'tried',
    order_number: 'TE-1',
    business_id: 'b-1',
    business_name: 'The Example',
    business_slug: 'tried',
    business_phone_number: '02079460000',
    del_mode: 'delivery',
    placed_at: '2026-11-18T18:00:00.000Z',
    slot: 'ASAP',
    state: 'accepted',
    state_reason: '',
    history: [
      { state: 'placed', at: '2026-11-18T18:00:00.000Z' },
      { state: 'accepted', at: '2026-11-18T18:02:00.000Z' },
    ],
    items: [
      {
        product_id: 'p-1',
        product_name: 'Soup',
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
      },
    ],
    freedish: [{ fd_id: 'fd-1', fd_name: 'Bread', fd_price: '2.00', qnty: 1 }],
    totals: {
      totalpayble: '19.00',
      additionalchageamnt: '2.50',
      servicecharge: '0.50',
      baggagecharge: '0.10',
      total_discount: '1.90',
      zone_delivery_charg: '2.50',
      delivery_charge_waiver: '25.00',
      minorderamnt: '12.00',
      subtotal: '19.00',
      total: '20.20',
      discount: { code: 'TEN', payby: 'percentage', commonrate: '10' },
    },
    paymode: 'cod',
    paid: 'no',
  },
};

/** An answer of the API to each call that a page's first data are made of, with as many of its forms as one page can show. */
export const exampleAnswers: { readonly [Name in FirstCall]: Answer<Name> } = {
  'search/home': search,
  'business/details': details,
  'information/business_meta_details': {
    responsecode: '200',
    bm_title: 'The Example',
    bm_keywords: 'soup',
    bm_description: 'Order from The Example.',
    business_banner_url: '',
  },
  'business/menu': menu,
  'business/discount': { responsecode: '200', discounts },
  'business/info': {
    responsecode: '200',
    bs_name: 'The Example',
    bs_details: 'Home cooking.',
    bs_opening_schedule: [
      { day: 'Monday', opening_time_schedule_lable: '12:00 - 14:30, 17:00 - 02:00' },
      { day: 'Tuesday', opening_time_schedule_lable: 'Closed' },
    ],
    bs_special_openclose_schedule: [{ date: '25 December 2026', opening_time_schedule_lable: 'Closed' }],
    bs_delivery_sectors: ['e16'],
  },
  'business/review': review,
  'information/page': {
    responsecode: '200',
    title: 'Terms',
    body_html: '<p>Our terms.</p>',
    updated: '2026-11-01',
  },
  'business/order_status': orderStatus,
  'business/booking_status': {
    responsecode: '200',
    booking: {
      id: 'tried',
      booking_number: 'B-1',
      business_name: 'The Example',
      business_slug: 'tried',
      date: '2026-12-02',
      calendar_date: '2026-12-02',
      time: '19:30',
      guest: 4,
      name: 'Ada',
      occasion: 'Birthday',
      message: '',
      state: 'booked',
      paymode: 'cod',
      amount_due: '0.00',
      paid: 'no',
      cancel_until: '2026-12-02T17:30:00.000Z',
    },
  },
};

/** The calls with these answers; a call that no page makes at first has none. */
export function exampleData(calls: readonly AnyCall[]): FirstData[] {
  const answers: { readonly [name: string]: unknown } = exampleAnswers;
  return calls.flatMap(({ call, body }) =>
    // Safe: `exampleAnswers` holds the answer of that very call.
    Object.hasOwn(answers, call) ? [{ call, body, answer: answers[call] } as FirstData] : [],
  );
}
