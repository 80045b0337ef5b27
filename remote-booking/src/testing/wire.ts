import type { Answer, BookingSummary, BusinessDetails, BusinessInfo, OkAnswer } from '@storefront/contract';

const wireInfo: BusinessInfo = {
  business_id: 'b-101',
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
  subcategory: '1,2',
  subcatagory: '1,2',
  bs_name: 'Saffron Yard',
  bs_details: 'Home cooking from Lucknow.',
  bs_next_open: '',
  bs_show_powered_by_bookyup: 'yes',
  business_delivery: 'yes',
  business_pickup: 'yes',
  delivery_order_possible: 'yes',
  pickup_order_possible: 'yes',
  pickup_minorder_price: '5.00',
  avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
  allergy_info: 'Nuts and gluten are used in our kitchen.',
  resturent_timeing: [],
  today_token: 'token',
  welcome_text: '',
  welcome_text_short: '',
  rating: '4.4',
  total_review_no: 38,
  discount_delivery_charge_waiver: '0.00',
  seo: { title: '', keywords: '', description: '', banner_url: '' },
};

/** business/details of the business that `aBusiness` makes. */
export const wireDetails = (
  info: Partial<BusinessInfo> = {},
  parts: Partial<BusinessDetails> = {},
): OkAnswer<'business/details'> => ({
  responsecode: '200',
  info: { ...wireInfo, ...info },
  service_availability: { pickuppossible: 'yes', delpossible: 'yes', pickupmsg: '', deliverymsg: '' },
  business_service_charge: {
    service_charge_type: 'fixed_price',
    service_charge: '0.00',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.00',
  },
  payment_permission: [
    {
      order: [{ value: 'cod', leble: 'Cash' }],
      booking: [
        { value: 'cod', leble: 'Pay at the restaurant' },
        { value: 'card', leble: 'Card' },
      ],
    },
  ],
  subcatagory: [
    { id: '1', subcategory_name: 'Indian' },
    { id: '2', subcategory_name: 'Vegan' },
  ],
  booking: {
    status: 'yes',
    min_person: 1,
    max_person: 8,
    price_per: '0.00',
    guest_number_over_pay: 0,
    description: 'Book a table by the tandoor.',
    message_required: 'no',
  },
  bs_delivery_sectors: ['e16'],
  delivery_timeing: [],
  pickup_timeing: [],
  menucategory: [],
  ...parts,
});

/** business/booking_time of a date: two slots, nothing to pay unless told otherwise. */
export const wireDay = (
  parts: Partial<OkAnswer<'business/booking_time'>> = {},
): OkAnswer<'business/booking_time'> => ({
  responsecode: '200',
  booking_time_slot: {
    slots: [
      { time: '19:00', slot_id: 's-1900' },
      { time: '19:15', slot_id: 's-1915' },
    ],
  },
  info: { resturent_timeing: [{ start: '12:00', end: '23:00' }] },
  every_person_price: '0.00',
  every_booking_price: '0.00',
  every_booking_service_charge_type: 'fixed',
  every_booking_service_charge_price: '0.00',
  max_person: 6,
  min_person: 2,
  reservation_notes: 'Tables are kept for fifteen minutes.',
  guest_number_over_pay: 0,
  ...parts,
});

export const wireBooking = (parts: Partial<BookingSummary> = {}): BookingSummary => ({
  id: 'k7Zq',
  business_name: 'Saffron Yard',
  business_slug: 'saffron-yard',
  date: '2026-11-27',
  time: '19:00',
  guest: 4,
  name: 'Ada Moss',
  occasion: 'Birthday',
  message: '',
  state: 'booked',
  paymode: 'cod',
  amount_due: '0.00',
  paid: 'no',
  cancel_until: '2026-11-27T17:00:00.000Z',
  ...parts,
});

export const wireMeta: Answer<'information/business_meta_details'> = {
  responsecode: '200',
  bm_title: 'Saffron Yard, Spitalfields',
  bm_keywords: 'curry, naan',
  bm_description: 'Tables at Saffron Yard.',
  business_banner_url: '/api/pictures/banner',
};

export const wireInformation: OkAnswer<'business/info'> = {
  responsecode: '200',
  bs_name: 'Saffron Yard',
  bs_details: 'Home cooking from Lucknow.',
  bs_opening_schedule: [
    { day: 'Monday', opening_time_schedule_lable: 'Closed' },
    { day: 'Tuesday', opening_time_schedule_lable: '12:00 - 23:00' },
  ],
  bs_special_openclose_schedule: [{ date: 'Friday 25 December 2026', opening_time_schedule_lable: 'Closed' }],
  bs_delivery_sectors: ['e16', 'e17'],
};

/** A page of `count` reviews; the first page carries the summary. */
export const wireReviews = (
  count: number,
  more: 'yes' | 'no',
  parts: Partial<OkAnswer<'business/review'>> = {},
): OkAnswer<'business/review'> => ({
  responsecode: '200',
  user_review: Array.from({ length: count }, (_, at) => ({
    name: `Guest ${at + 1}`,
    review_time: '2026-10-02T18:00:00.000Z',
    user_avg_rating: '4.5',
    review_text: at === 0 ? 'The best dal in London.' : '',
  })),
  more_review_status: more,
  ...parts,
});

export const wireSummary: Partial<OkAnswer<'business/review'>> = {
  bs_name: 'Saffron Yard',
  overall_rating: '4.4',
  overall_rating_text: 'Excellent',
  avg_noise_rating: '4.1',
  avg_service_rating: '4.2',
  avg_food_rating: '4.6',
  avg_atmosphere_rating: '4.0',
  avg_waittime_rating: '3.9',
  avg_valueformoney_rating: '4.3',
  total_review_no: 38,
};
