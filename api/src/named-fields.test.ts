import { aCatalogueOf, businessId } from './testing/ordering';
import type { CallRequests } from './testing/every-call';
import { aFullBusiness } from './testing/full-business';
import { fullApi } from './testing/full-api';
import type { FullApi } from './testing/full-api';
import type { TestApi } from './testing/test-api';

let api: TestApi;
let requests: CallRequests;
let succeeding: FullApi['succeeding'];
beforeAll(async () => {
  ({ api, requests, succeeding } = await fullApi());
});
afterAll(() => api.close());

const details = () => succeeding('business/details');

/** The names of an object's fields, sorted. A comment marks each field that we add to those of the rule. */
const fieldsOf = (value: object) => Object.keys(value).sort();
const named = (names: string) => names.split(' ').sort();
const stars = expect.stringMatching(/^[0-5]\.\d$/);

describe('the details of a business', () => {
  it('[DAT2-3] have the booking configuration', async () => {
    expect((await details()).booking).toStrictEqual({
      status: 'yes',
      max_person: 8,
      min_person: 1,
      price_per: '3.00',
      guest_number_over_pay: 4,
      description: '',
      // Our addition: whether the booking form requires a message.
      message_required: 'no',
    });
  });

  it('[DAT2-4] have the fields of the response, and postcode_url when another branch serves the postcode', async () => {
    const answer = await details();
    // Our addition is service_availability (DAT-6).
    expect(fieldsOf(answer)).toStrictEqual(
      named(
        'responsecode info payment_permission menucategory subcatagory booking bs_delivery_sectors business_service_charge delivery_timeing pickup_timeing service_availability',
      ),
    );
    expect(answer.subcatagory).toStrictEqual([{ id: '1', subcategory_name: 'Indian' }]);
    const postcode_urls = [{ sector: 'n19', url: '/business/saffron-yard-north' }];
    await api.importCatalogue(aCatalogueOf({ ...aFullBusiness(), postcode_urls }));
    expect(await api.call('business/details', { slug: 'saffron-yard', zipcode: 'N1 9GU' })).toStrictEqual({
      responsecode: '201',
      status: 'Saffron Yard serves N1 9GU from another address.',
      postcode_url: '/business/saffron-yard-north',
    });
    await api.importCatalogue(aCatalogueOf(aFullBusiness()));
  });

  it('[DAT2-5] have an info with its fields in their formats', async () => {
    const { info } = await details();
    expect(info).toMatchObject({
      business_id: businessId,
      business_logo: '',
      business_cover: '',
      business_name: 'Saffron Yard',
      business_address: '12 Hanbury Street',
      business_colony: 'Spitalfields',
      business_city: 'London',
      business_slug: 'saffron-yard',
      business_phone_number: '02079460101',
      pickup_order_possible: 'yes',
      delivery_order_possible: 'yes',
      pickup_minorder_price: '0.00',
      avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
      allergy_info: '',
      bs_next_open: '',
      restaurant_ordering_logo: '',
      bs_show_powered_by_bookyup: 'yes',
    });
    // The object holds the fields of DAT-5 and the second spellings of D46. Our additions are business_look (LST-68), bs_open_now and delivery_from (BIZ-22, BIZ-23).
    expect(fieldsOf(info)).toStrictEqual(
      named(
        'business_id business_logo business_cover business_look bs_open_now delivery_from business_name business_address business_colony business_city business_slug business_phone_number pickup_order_possible delivery_order_possible pickup_minorder_price avg_pickup_delivery_time allergy_info bs_next_open restaurant_ordering_logo bs_show_powered_by_bookyup ' +
          'address colony city business_postcode subcategory subcatagory bs_name bs_details business_delivery business_pickup resturent_timeing today_token welcome_text welcome_text_short rating total_review_no discount_delivery_charge_waiver seo',
      ),
    );
  });

  it('[DAT2-6] have one payment permission with a booking list and an order list', async () => {
    expect((await details()).payment_permission).toStrictEqual([
      {
        booking: [
          { value: 'cod', leble: 'Pay at the restaurant' },
          { value: 'card', leble: 'Card' },
        ],
        order: [
          { value: 'cod', leble: 'Cash' },
          { value: 'card', leble: 'Card' },
        ],
      },
    ]);
  });

  it('[DAT2-7] have the name, the text, the week, the special days and the sectors in business/info', async () => {
    expect(await succeeding('business/info')).toStrictEqual({
      responsecode: '200',
      bs_name: 'Saffron Yard',
      bs_details: 'Slow-cooked curries.',
      bs_opening_schedule: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => ({ day, opening_time_schedule_lable: '17:00 - 20:00, 22:00 - 01:00' }),
      ),
      bs_special_openclose_schedule: [{ date: '25 December 2026', opening_time_schedule_lable: 'Closed' }],
      bs_delivery_sectors: ['e16'],
    });
  });

  it('[DAT2-10] have four fields for search engines', async () => {
    expect(await succeeding('information/business_meta_details')).toStrictEqual({
      responsecode: '200',
      bm_title: 'Saffron Yard',
      bm_keywords: 'indian',
      bm_description: 'Order curries.',
      business_banner_url: '',
    });
  });
});

describe('reviews', () => {
  it('[DAT2-8][DAT2-9] have a summary and items with exactly their fields', async () => {
    const { user_review, responsecode, ...summary } = await succeeding('business/review');
    expect(responsecode).toBe('200');
    expect(summary).toStrictEqual({
      bs_name: 'Saffron Yard',
      overall_rating: stars,
      overall_rating_text: 'Excellent',
      avg_noise_rating: '4.0',
      avg_service_rating: '5.0',
      avg_food_rating: '5.0',
      avg_atmosphere_rating: '4.0',
      avg_waittime_rating: '4.0',
      avg_valueformoney_rating: '5.0',
      total_review_no: 1,
      more_review_status: 'no',
    });
    expect(user_review).toStrictEqual([
      { name: 'Zoë', review_time: '2026-10-12T12:00:00.000Z', user_avg_rating: '4.5', review_text: 'Good.' },
    ]);
  });
});

describe('the slots of a date', () => {
  it('[DAT2-2] have a time and a slot_id that books it, beside the rules and prices', async () => {
    const answer = await succeeding('business/booking_time');
    const { slots } = answer.booking_time_slot;
    expect(answer).toStrictEqual({
      responsecode: '200',
      booking_time_slot: {
        slots: slots.map(() => ({
          time: expect.stringMatching(/^\d\d:\d\d$/),
          slot_id: expect.stringMatching(/./),
          // Our addition: the calendar date of the time (D83).
          calendar_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        })),
        // Our addition: all times to come, and for how many guests a table is left (D123).
        times: slots.map((slot) => ({ ...slot, covers: 8 })),
      },
      info: {
        resturent_timeing: [
          { start: '17:00', end: '20:00' },
          { start: '22:00', end: '01:00' },
        ],
      },
      every_person_price: '3.00',
      every_booking_price: '0.00',
      every_booking_service_charge_type: 'percentage',
      every_booking_service_charge_price: '10.00',
      max_person: 8,
      min_person: 1,
      reservation_notes: 'Tables are held for fifteen minutes.',
      guest_number_over_pay: 4,
    });
    expect(slots.length).toBeGreaterThan(3);
    expect(new Set(slots.map(({ slot_id }) => slot_id)).size).toBe(slots.length);

    const [first, second] = slots;
    const booking = (await requests['business/booking']()).body;
    const wanted = { ...booking, date: '2026-12-24', time: first?.time ?? '', request_key: 'slot' };
    const book = (time_slot_id = '') => api.call('business/booking', { ...wanted, time_slot_id });
    expect(await book(first?.slot_id)).toMatchObject({ responsecode: '200' });
    expect(
      await api.call('business/booking', {
        ...wanted,
        time_slot_id: second?.slot_id ?? '',
        request_key: 'other',
      }),
    ).toMatchObject({ responsecode: '409' });
  });
});
