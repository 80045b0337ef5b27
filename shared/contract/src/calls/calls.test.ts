import { Value } from '@sinclair/typebox/value';
import { bodyShapes } from '../testing/body-shapes';
import { calls } from './calls';
import { callTraits } from './traits';
import type { CallName } from './traits';

const sends = (name: CallName) => [
  ...new Set(bodyShapes(name).flatMap(({ properties }) => Object.keys(properties))),
];
const requires = (name: CallName) => {
  const [first, ...others] = bodyShapes(name).map(({ required = [] }) => required);
  return (first ?? []).filter((field) => others.every((fields) => fields.includes(field)));
};
const reads = (name: CallName) => Object.keys(calls[name].ok.properties);
const codes = (name: CallName) =>
  (
    calls[name].answer.anyOf as {
      properties: { responsecode: { const?: string; anyOf?: { const: string }[] } };
    }[]
  )
    .flatMap(
      ({ properties: { responsecode } }) =>
        responsecode.const ?? responsecode.anyOf?.map((code) => code.const),
    )
    .sort();

/** Rule, call, all fields sent, fields read. */
const table: [string, CallName, string, string][] = [
  [
    '[API-8][DAT-1][DAT-2]',
    'search/home',
    'zipcode catagory cusine_id sort_by skey',
    'responsecode list subcatagory status',
  ],
  [
    '[API-10][API2-12]',
    'business/details',
    'zipcode slug',
    'responsecode info menucategory subcatagory booking postcode_url bs_delivery_sectors payment_permission',
  ],
  ['[LST-75]', 'search/dishes', 'zipcode skey', 'responsecode list'],
  ['[HOM-12]', 'search/cuisines', '', 'responsecode list'],
  ['[HOM-13]', 'search/popular', 'zipcode', 'responsecode list tables'],
  ['[HOM-15]', 'search/districts', '', 'responsecode list'],
  ['[LST-62]', 'search/nearby', 'zipcode', 'responsecode list'],
  ['[LST-64]', 'search/tell_me', 'zipcode email', 'responsecode'],
  ['[LST-66]', 'search/tell_me_not', 'key', 'responsecode'],
  ['[API-11]', 'business/menu', 'business', 'responsecode menu dishes discount_delivery_charge_waiver'],
  ['[API-12]', 'business/discount', 'business', 'responsecode discounts'],
  [
    '[API-13]',
    'business/manual_discount',
    'businessid discountcode productid servicetype',
    'responsecode discount_price discount status',
  ],
  [
    '[API-14]',
    'business/delivery_status_check',
    'zipcode business',
    'responsecode delivery_minorder_price delivery_price delivery_charge_waiver status',
  ],
  [
    '[API2-13][DAT2-2]',
    'business/booking_time',
    'business_id date',
    'responsecode status booking_time_slot info every_person_price every_booking_price every_booking_service_charge_type every_booking_service_charge_price max_person min_person reservation_notes guest_number_over_pay',
  ],
  [
    '[API2-14][DAT2-1]',
    'business/booking',
    'sessiontoken business_id date time time_slot_id paymode guest total_guest_price name email phone pincode about_us occasion message booking_update_sms bookyup_offers restaurant_offers request_key',
    'responsecode id status_msg',
  ],
  [
    '[API2-15][DAT2-7]',
    'business/info',
    'business',
    'responsecode bs_name bs_details bs_opening_schedule bs_special_openclose_schedule bs_delivery_sectors',
  ],
  [
    '[API2-16][DAT2-8]',
    'business/review',
    'business req_page overallreq_data',
    'responsecode user_review bs_name overall_rating overall_rating_text avg_noise_rating avg_service_rating avg_food_rating avg_atmosphere_rating avg_waittime_rating avg_valueformoney_rating total_review_no more_review_status',
  ],
  [
    '[API2-17][DAT2-10]',
    'information/business_meta_details',
    'slug',
    'bm_title bm_keywords bm_description business_banner_url',
  ],
  [
    '[API2-18][DAT2-17]',
    'users/order_delivery_address',
    'address_id name email mobile_no address address2 city zipcode is_default delivery_type sessiontoken businessid user_type salt_key',
    'responsecode address_book address_book_list address_id delivery_price delivery_charge_waiver minorder_price status',
  ],
  [
    '[API2-19][DAT2-15]',
    'business/order',
    'sessiontoken business_id cartitems addressid allergy_info delivery_price paymode del_mode slot slot_at user_type discount bookyup_subscription sms_subscription bs_subscription service_charge baggage_charge address reorder_order_id freedish source request_key rider_note tip',
    'responsecode id redirect_payment_url subscribed_bs_list status',
  ],
  [
    '[API2-20]',
    'business/order_cart_backend_calculation',
    'sessiontoken business_id cartitems addressid allergy_info delivery_price paymode del_mode slot slot_at user_type discount bookyup_subscription sms_subscription bs_subscription service_charge baggage_charge address reorder_order_id freedish source request_key rider_note tip',
    'responsecode service_charge baggage_charge discount delivery_charge delivery_charge_waiver cartitems subtotal total freedish',
  ],
  [
    '[API2-21][DAT2-19]',
    'business/cash_order_otp_details',
    'okey',
    'responsecode order_details otp_expire_in status',
  ],
  ['[API2-22]', 'business/cash_order_change_mobile', 'okey mobile', 'responsecode status'],
  ['[API2-24]', 'business/cash_order_otp_verify', 'okey otp', 'responsecode status'],
];

describe('calls', () => {
  it.each(table)('%s %s sends and reads its fields', (_rule, name, sent, read) => {
    expect(sends(name).sort()).toStrictEqual(sent.split(' ').filter(Boolean).sort());
    expect(reads(name)).toStrictEqual(expect.arrayContaining(read.split(' ')));
  });

  it('[API-1][API2-1] every call is a POST, but the metadata, which is a GET', () => {
    const gets = Object.entries(callTraits).filter(([, { method }]) => method !== 'POST');
    expect(gets.map(([name]) => name)).toStrictEqual(['information/business_meta_details']);
  });

  it('[API-9][DAT-1] catagory is 1 and cusine_id is 0 by default, and only the postcode has to be sent', () => {
    const { properties } = calls['search/home'].body;
    expect(properties.catagory['default']).toBe('1');
    expect(properties.cusine_id['default']).toBe('0');
    expect(requires('search/home')).toStrictEqual(['zipcode']);
  });

  it('[DAT2-1] a booking needs no session, and its marketing boxes have their defaults', () => {
    const { booking_update_sms, bookyup_offers, restaurant_offers } =
      calls['business/booking'].body.properties;
    expect(requires('business/booking')).not.toContain('sessiontoken');
    expect(
      [booking_update_sms, bookyup_offers, restaurant_offers].map((box) => box['default']),
    ).toStrictEqual(['y', 'y', 'n']);
  });

  it('[ACC-9][ACC-10][ACC-11][ACC-12][ACC-13] the calls that the specification does not name are there', () => {
    const users =
      'guest register confirm_registration login logout details profile password forgot_password reset_password subscriptions orders bookings booking_cancel address_delete address_default export delete';
    expect(Object.keys(calls)).toStrictEqual(
      expect.arrayContaining([
        ...users.split(' ').map((name) => `users/${name}`),
        ...['business/reorder', 'business/order_status', 'business/booking_status', 'business/feedback'],
        ...['business/booking_otp_details', 'business/booking_change_mobile', 'business/booking_otp_verify'],
        ...['information/page', 'information/contact_us', 'payment/session', 'payment/callback/{provider}'],
      ]),
    );
  });

  it('a booking and an order carry a request key', () => {
    expect(requires('business/booking')).toContain('request_key');
    expect(requires('business/order')).toContain('request_key');
  });

  it('every answer has its code, and no code has two shapes', () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const all = codes(name);
      expect([...new Set(all)]).toStrictEqual(all);
      expect(all).toStrictEqual(expect.arrayContaining(['200', '201', '204', '221', '400']));
    }
    expect(codes('business/order')).toStrictEqual(expect.arrayContaining(['202', '203']));
    expect(codes('business/booking')).toStrictEqual(expect.arrayContaining(['203', '409']));
    expect(codes('business/booking_otp_verify')).toContain('409');
  });

  it('a refused body is answered with a sentence and the fields at fault', () => {
    const answer = {
      responsecode: '400',
      status: 'business: missing',
      errors: [{ path: '/business', message: 'missing' }],
    };
    expect(Value.Check(calls['business/menu'].answer, answer)).toBe(true);
    expect(Value.Check(calls['business/menu'].answer, { responsecode: '400' })).toBe(false);
  });

  it('a text in place of a number is refused, and a number in place of a text', () => {
    const body = { business: 'b-101', req_page: 0, overallreq_data: 'yes' };
    expect(Value.Check(calls['business/review'].body, body)).toBe(true);
    expect(Value.Check(calls['business/review'].body, { ...body, business: 101 })).toBe(false);
    expect(Value.Check(calls['business/review'].body, { ...body, req_page: '0' })).toBe(false);
    expect(Value.Check(calls['business/review'].body, { ...body, req_page: -1 })).toBe(false);
    expect(Value.Check(calls['business/review'].body, { ...body, req_page: 0.5 })).toBe(false);
  });
});
