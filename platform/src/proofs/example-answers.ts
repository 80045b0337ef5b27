import type { Answer, AnyCall, FirstData, OkAnswer } from '@storefront/contract';
import { exampleDetails } from './example-details';
import { exampleDiscounts, exampleMenu } from './example-menu';
import { exampleOrder } from './example-order';

/** A call that some page makes before its first paint. */
type FirstCall =
  | 'search/home'
  | 'search/cuisines'
  | 'business/details'
  | 'information/business_meta_details'
  | 'business/menu'
  | 'business/discount'
  | 'business/info'
  | 'business/review'
  | 'information/page'
  | 'business/order_status'
  | 'business/booking_days'
  | 'business/booking_status';

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

/** An answer of the API to each call that a page's first data are made of, with as many of its forms as one page can show. */
export const exampleAnswers: { readonly [Name in FirstCall]: Answer<Name> } = {
  'search/home': search,
  'search/cuisines': {
    responsecode: '200',
    list: [
      {
        id: '1',
        subcategory_name: 'Indian',
        look: { cuisine: 'indian', letters: 'carved', ground: 'aubergine', edge: 'scalloped' },
        restaurants: 12,
      },
    ],
  },
  'business/details': exampleDetails,
  'information/business_meta_details': {
    responsecode: '200',
    bm_title: 'The Example',
    bm_keywords: 'soup',
    bm_description: 'Order from The Example.',
    business_banner_url: '',
  },
  'business/menu': exampleMenu,
  'business/discount': { responsecode: '200', discounts: exampleDiscounts },
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
  'business/order_status': exampleOrder,
  'business/booking_days': { responsecode: '200', days: [{ date: '2026-12-02', state: 'free' }] },
  'business/booking_status': {
    responsecode: '200',
    calendar: 'BEGIN:VCALENDAR',
    booking: {
      id: 'tried',
      booking_number: 'B-1',
      business_name: 'The Example',
      business_slug: 'tried',
      business_id: 'b-1',
      business_address: '1 High Street',
      business_phone: '020 7946 0000',
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
