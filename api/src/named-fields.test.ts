import { isOk, type CallName, type OkAnswer } from '@storefront/contract';
import { aCatalogueOf, anOrder, businessId, cartItem, guestToken } from './testing/ordering';
import {
  aFullBusiness,
  aLineWithExtras,
  makeOwner,
  requestsOf,
  sendTo,
  type CallRequests,
} from './testing/every-call';
import { testApi, type TestApi } from './testing/test-api';

let api: TestApi;
let requests: CallRequests;
let token: string;
beforeAll(async () => {
  api = await testApi();
  await api.bring(aCatalogueOf(aFullBusiness()));
  requests = requestsOf(api, await makeOwner(api));
  token = await guestToken(api);
});
afterAll(() => api.close());

async function succeeding<Name extends CallName>(name: Name): Promise<OkAnswer<Name>> {
  return (await sendTo(api, name, await requests[name]())).json();
}
const details = () => succeeding('business/details');

/** The names of an object's fields, sorted; a field that the rule does not name and that is ours is told by itself. */
const fieldsOf = (value: object) => Object.keys(value).sort();
const named = (names: string) => names.split(' ').sort();
const stars = expect.stringMatching(/^[0-5]\.\d$/);

describe('the details of a business', () => {
  it('[DAT2-3] have the booking configuration', async () => {
    expect((await details()).booking).toEqual({
      status: 'yes',
      max_person: 8,
      min_person: 1,
      price_per: '3.00',
      guest_number_over_pay: 4,
      description: '',
      // Ours: whether the booking form demands a message.
      message_required: 'no',
    });
  });

  it('[DAT2-4] have the fields of the response, and postcode_url where another address serves', async () => {
    const answer = await details();
    // Ours is service_availability (DAT-6).
    expect(fieldsOf(answer)).toEqual(
      named(
        'responsecode info payment_permission menucategory subcatagory booking bs_delivery_sectors business_service_charge delivery_timeing pickup_timeing service_availability',
      ),
    );
    expect(answer.subcatagory).toEqual([{ id: '1', subcategory_name: 'Indian' }]);
    const postcode_urls = [{ sector: 'n19', url: '/business/saffron-yard-north' }];
    await api.bring(aCatalogueOf({ ...aFullBusiness(), postcode_urls }));
    expect(await api.call('business/details', { slug: 'saffron-yard', zipcode: 'N1 9GU' })).toEqual({
      responsecode: '201',
      status: 'Saffron Yard serves N1 9GU from another address.',
      postcode_url: '/business/saffron-yard-north',
    });
    await api.bring(aCatalogueOf(aFullBusiness()));
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
    // The fields of DAT-5 and the second spellings of D46 share the object.
    expect(fieldsOf(info)).toEqual(
      named(
        'business_id business_logo business_cover business_name business_address business_colony business_city business_slug business_phone_number pickup_order_possible delivery_order_possible pickup_minorder_price avg_pickup_delivery_time allergy_info bs_next_open restaurant_ordering_logo bs_show_powered_by_bookyup ' +
          'address colony city business_postcode subcategory subcatagory bs_name bs_details business_delivery business_pickup resturent_timeing today_token welcome_text welcome_text_short rating total_review_no discount_delivery_charge_waiver seo',
      ),
    );
  });

  it('[DAT2-6] have one payment permission with a booking list and an order list', async () => {
    expect((await details()).payment_permission).toEqual([
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

  it('[DAT2-7] have, in business/info, the name, the text, the week, the special days and the sectors', async () => {
    expect(await succeeding('business/info')).toEqual({
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

  it('[DAT2-10] are told to search engines by four fields', async () => {
    expect(await succeeding('information/business_meta_details')).toEqual({
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
    expect(summary).toEqual({
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
    expect(user_review).toEqual([
      { name: 'Zoë', review_time: '2026-10-12T12:00:00.000Z', user_avg_rating: '4.5', review_text: 'Good.' },
    ]);
  });
});

describe('the slots of a date', () => {
  it('[DAT2-2] have a time and a slot_id that books that time, and the answer its rules and prices', async () => {
    const answer = await succeeding('business/booking_time');
    const { slots } = answer.booking_time_slot;
    expect(answer).toEqual({
      responsecode: '200',
      booking_time_slot: {
        slots: slots.map(() => ({
          time: expect.stringMatching(/^\d\d:\d\d$/),
          slot_id: expect.stringMatching(/./),
          // Ours: the date of the calendar on which the time falls (D83).
          calendar_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        })),
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
    ).toMatchObject({
      responsecode: '409',
    });
  });
});

describe('the cart that the server answers', () => {
  const computed = () => succeeding('business/order_cart_backend_calculation');

  it('[DAT2-11] has items with their name, price, comment and extras', async () => {
    const { cartitems } = await computed();
    expect(cartitems).toEqual([
      {
        product_qnty: 2,
        sell_price: '10.75',
        product_name: 'Dal',
        main_pro_name: '',
        product_comment: 'No salt',
        extras: [
          {
            optionId: 'o-1',
            optionHeaderLabel: 'Group o-1',
            parentItemId: '',
            selection: [
              { itemId: 'i-1', itemName: 'Naan', itemQuantity: 1, itemPrice: '0.50', optionId: 'o-1' },
            ],
          },
          {
            optionId: 'o-2',
            optionHeaderLabel: 'Group o-2',
            parentItemId: 'i-1',
            selection: [
              { itemId: 'i-2', itemName: 'Garlic', itemQuantity: 1, itemPrice: '0.75', optionId: 'o-2' },
            ],
          },
        ],
        // The rest of a cart item is that of DAT-8.
        product_id: 'p-1',
        product_price: '9.50',
        product_type: '',
        select_product_type: 'product',
        main_pro_id: '',
        has_discount: expect.stringMatching(/^[ny]$/),
        has_discount_pickup: expect.stringMatching(/^(Yes|No)$/),
        has_discount_delivery: expect.stringMatching(/^(Yes|No)$/),
        menucategory_rank: 1,
        product_option: [
          {
            optionId: 'o-1',
            optionHeaderLabel: 'Group o-1',
            itemId: 'i-1',
            itemName: 'Naan',
            itemQuantity: 1,
            itemPrice: '0.50',
          },
          {
            optionId: 'o-2',
            optionHeaderLabel: 'Group o-2',
            itemId: 'i-2',
            itemName: 'Garlic',
            itemQuantity: 1,
            itemPrice: '0.75',
          },
        ],
      },
    ]);
    const commented = (length: number) =>
      api.post('business/order_cart_backend_calculation', {
        ...anOrder(token),
        cartitems: [cartItem({ product_comment: 'x'.repeat(length) })],
      });
    expect((await commented(50)).json()).toMatchObject({ responsecode: '200' });
    expect((await commented(51)).json()).toMatchObject({
      responsecode: '400',
      status: 'cartitems.0.product_comment: Expected text on one line of at most 50 characters',
    });
  });

  it('[DAT2-12] has groups of free dishes with a quantity and a list of dishes', async () => {
    const dish = { fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50', selected: 'no', disable: 'no' };
    expect((await computed()).freedish).toEqual([
      {
        qnty: 1,
        freedish_item: [dish],
        // The rest of a group is that of DAT-13.
        id: 'f-1',
        welcome_text: 'A side',
        freedish_service_type: 'pickupdelivery',
        is_selectable: 1,
        condition: { amount: '15.00', product_list: [], independent: 'no', qnty: 1, freedish_item: [dish] },
      },
    ]);
  });

  it('[DAT2-13] has a discount with the amount that it saves as discountvalue', async () => {
    expect((await computed()).discount).toEqual({
      discountvalue: '2.20',
      // The rest of a discount is that of DAT-12.
      discountid: 'd-1',
      code: 'SAVE',
      discounttext: '10% off',
      payby: 'percentage',
      commonrate: '10',
      minshop: '0.00',
      discounted_product_id: [],
      coupon_type: 'manual',
    });
    const typed = await api.call('business/manual_discount', {
      ...{ businessid: businessId, discountcode: 'save', productid: [aLineWithExtras()] },
      servicetype: 'delivery',
    });
    expect(typed).toMatchObject({ discount_price: '2.20', discount: { discountvalue: '2.20' } });
    const listed = await api.call('business/discount', { business: businessId });
    expect(isOk(listed) && listed.discounts.delivery.every((one) => !('discountvalue' in one))).toBe(true);
  });
});

describe('an order', () => {
  it('[API2-19] answers its id, where to pay, the subscriptions, and whether the form opens again', async () => {
    const id = expect.stringMatching(/^[\w-]{22}$/);
    const { body } = await requests['business/order']();
    const place = async (parts: object) =>
      (await api.post('business/order', { ...body, request_key: JSON.stringify(parts), ...parts })).json();
    const card = await place({ bs_subscription: 'yes' });
    expect(card).toEqual({
      responsecode: '200',
      id,
      redirect_payment_url: `/pay?key=${card.id}&ptype=card`,
      subscribed_bs_list: [businessId],
    });
    expect(await place({ paymode: 'cod' })).toEqual({
      responsecode: '203',
      id,
      subscribed_bs_list: [businessId],
    });
    expect(await place({ addressid: 'unknown' })).toEqual({
      responsecode: '201',
      status: 'Please complete your details.',
      deliveryformopen: 'yes',
    });
    expect(await place({ slot: '04:00' })).toEqual({
      responsecode: '201',
      status: 'That time can no longer be had. Please choose another.',
    });
    expect(fieldsOf(await place({ service_charge: '9.99' }))).toEqual(
      named(
        'responsecode status cartitems freedish discount service_charge baggage_charge delivery_charge missing',
      ),
    );
  });

  it('[DAT2-19] tells by its okey the number and the seconds until the code expires', async () => {
    const { body } = await requests['business/cash_order_otp_details']();
    expect(await api.call('business/cash_order_otp_details', body)).toEqual({
      responsecode: '200',
      order_details: { okey: body.okey, mobile: expect.stringMatching(/^0\d{10}$/) },
      otp_expire_in: 300,
      // Ours: the seconds until another code may be asked for.
      otp_resend_in: 60,
    });
    api.clock.advance({ seconds: 10 });
    expect(await api.call('business/cash_order_otp_details', body)).toMatchObject({ otp_expire_in: 290 });
    expect(await api.call('business/cash_order_otp_details', { okey: 'nobody' })).toEqual({
      responsecode: '204',
      status: 'We cannot find that order.',
    });
  });
});
