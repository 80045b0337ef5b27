import type { Answer, BusinessDetails, BusinessInfo, OkAnswer } from '@storefront/contract';
import { aWireBooking, aWireBusiness } from '@storefront/contract/testing';

/** business/details of the business that `aBusiness` makes. */
export function wireDetails(
  info: Partial<BusinessInfo> = {},
  parts: Partial<BusinessDetails> = {},
): OkAnswer<'business/details'> {
  return {
    responsecode: '200',
    ...aWireBusiness(
      {
        business_id: 'b-101',
        subcategory: '1,2',
        subcatagory: '1,2',
        allergy_info: 'Nuts and gluten are used in our kitchen.',
        resturent_timeing: [],
        rating: '4.4',
        ...info,
      },
      {
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
        ...parts,
      },
    ),
    menucategory: [],
  };
}

/** business/booking_time of a date with two slots and nothing to pay. */
export function wireDay(
  parts: Partial<OkAnswer<'business/booking_time'>> = {},
): OkAnswer<'business/booking_time'> {
  return {
    responsecode: '200',
    booking_time_slot: {
      slots: [
        { time: '19:00', slot_id: 's-1900', calendar_date: '2026-11-27' },
        { time: '19:15', slot_id: 's-1915', calendar_date: '2026-11-27' },
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
  };
}

export const wireBooking: typeof aWireBooking = (parts) =>
  aWireBooking({
    id: 'k7Zq',
    date: '2026-11-27',
    calendar_date: '2026-11-27',
    time: '19:00',
    business_id: 'b-101',
    business_address: '12 Hanbury Street, Spitalfields, London, E1 6QR',
    business_phone: '020 7946 0101',
    name: 'Ada Moss',
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
export function wireReviews(
  count: number,
  more: 'yes' | 'no',
  parts: Partial<OkAnswer<'business/review'>> = {},
): OkAnswer<'business/review'> {
  return {
    responsecode: '200',
    user_review: Array.from({ length: count }, (_, at) => ({
      name: `Guest ${at + 1}`,
      review_time: '2026-10-02T18:00:00.000Z',
      user_avg_rating: '4.5',
      review_text: at === 0 ? 'The best dal in London.' : '',
    })),
    more_review_status: more,
    ...parts,
  };
}

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
