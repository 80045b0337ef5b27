import { Value } from '@sinclair/typebox/value';
import { calls } from '@storefront/contract/schemas';
import type { CatalogueBusiness } from '../catalogue/format';
import {
  aCatalogue,
  aCatalogueBusiness,
  aCategory,
  aDiscount,
  anOptionGroup,
  anOptionItem,
  aProduct,
} from '../testing/builders';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { pickup } = aCatalogueBusiness();
const sub = { product_id: 'p-1-s', product_name: 'Small', product_price: '5.25' };
const leaf = anOptionGroup('o-2', [anOptionItem('i-2', { itemPrice: '0.75', itemQuantity: 3 })]);
const group = anOptionGroup('o-1', [anOptionItem('i-1', { subOption: [leaf] })], {
  optionDescription: 'As hot as you like.',
  optionIsRequired: 'yes',
  optionShowType: 'radio',
  optionMinSelection: 1,
  optionMaxQuantity: 2,
});

const business: Partial<CatalogueBusiness> = {
  business_logo: 'https://pictures.example/logo.svg',
  business_cover: 'https://pictures.example/cover.svg',
  welcome_text: 'Welcome to Saffron Yard, ten years on.',
  allergy_info: 'Our kitchen uses nuts.',
  pickup: { ...pickup, minimum: '6.00' },
  booking: {
    status: 'yes',
    min_person: 2,
    max_person: 8,
    price_per: '5.00',
    guest_number_over_pay: 4,
    description: 'Tables in the yard.',
    message_required: 'no',
    capacity_per_slot: 20,
    deposit: '0.00',
    service_charge_type: 'fixed',
    service_charge: '0',
    reservation_notes: '',
  },
  menu: [
    {
      ...aCategory('c-1', [
        aProduct('p-1', { product_desc: 'Smoky.', sub_product: [sub], product_option: [group] }),
      ]),
      menucategory_desc: 'From the tandoor.',
    },
  ],
  discounts: [aDiscount('d-1', { service: 'pickup', discounted_product_id: ['p-1'] })],
  free_dishes: [
    {
      id: 'f-1',
      welcome_text: 'A side',
      freedish_service_type: 'pickupdelivery',
      is_selectable: 1,
      condition: { amount: '30.00', product_list: [], independent: 'no', qnty: 1 },
      freedish_item: [{ fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50' }],
    },
    {
      id: 'f-2',
      welcome_text: 'A naan',
      freedish_service_type: 'delivery',
      is_selectable: 0,
      condition: { amount: '', product_list: [{ pro_id: 'p-1', qty: 2 }], independent: 'yes', qnty: 1 },
      freedish_item: [{ fd_id: 'fd-2', fd_name: 'Naan', fd_price: '2.40' }],
    },
  ],
};

it('[API-10][DAT-5][DAT-6] business/details answers every field of the contract, and nothing else', async () => {
  await api.importCatalogue(aCatalogue(aCatalogueBusiness(business)));
  const answer = await api.call('business/details', { slug: 'saffron-yard', zipcode: '' });
  expect([...Value.Errors(calls['business/details'].ok, answer)]).toStrictEqual([]);
  expect(answer).toStrictEqual({
    responsecode: '200',
    info: {
      business_id: 'b-saffron-yard',
      business_name: 'Saffron Yard',
      business_slug: 'saffron-yard',
      business_logo: 'https://pictures.example/logo.svg',
      business_look: { cuisine: 'indian', letters: 'carved', ground: 'cedar', edge: 'scalloped' },
      business_cover: 'https://pictures.example/cover.svg',
      restaurant_ordering_logo: 'https://pictures.example/logo.svg',
      address: '12 Hanbury Street',
      business_address: '12 Hanbury Street',
      colony: 'Spitalfields',
      business_colony: 'Spitalfields',
      city: 'London',
      business_city: 'London',
      business_postcode: 'E1 6QR',
      business_phone_number: '02079460101',
      subcategory: '1',
      subcatagory: '1',
      bs_name: 'Saffron Yard',
      bs_details: 'Slow-cooked curries.',
      bs_next_open: '',
      bs_open_now: 'Open until 23:00',
      bs_show_powered_by_bookyup: 'yes',
      business_delivery: 'yes',
      business_pickup: 'yes',
      delivery_order_possible: 'yes',
      pickup_order_possible: 'yes',
      pickup_minorder_price: '6.00',
      delivery_from: '2.50',
      avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
      allergy_info: 'Our kitchen uses nuts.',
      resturent_timeing: [{ start: '12:00', end: '23:00' }],
      today_token: expect.stringMatching(/./),
      welcome_text: 'Welcome to Saffron Yard, ten years on.',
      welcome_text_short: 'Welcome to Saffron Yard, ',
      rating: '',
      total_review_no: 0,
      discount_delivery_charge_waiver: '25.00',
      seo: {
        title: 'Saffron Yard',
        keywords: 'indian',
        description: 'Order curries.',
        banner_url: 'https://pictures.example/cover.svg',
      },
    },
    service_availability: {
      pickuppossible: 'yes',
      delpossible: 'yes',
      pickupmsg: '20 mins',
      deliverymsg: '45 mins',
    },
    business_service_charge: {
      service_charge_type: 'percentage',
      service_charge: '5.00',
      baggage_charge_type: 'fixed_price',
      baggage_charge: '0.30',
    },
    payment_permission: [
      {
        order: [
          { value: 'cod', leble: 'Cash' },
          { value: 'card', leble: 'Card' },
        ],
        booking: [{ value: 'cod', leble: 'Pay at the restaurant' }],
      },
    ],
    subcatagory: [{ id: '1', subcategory_name: 'Indian' }],
    booking: {
      status: 'yes',
      min_person: 2,
      max_person: 8,
      price_per: '5.00',
      guest_number_over_pay: 4,
      description: 'Tables in the yard.',
      message_required: 'no',
    },
    bs_delivery_sectors: ['e16'],
    delivery_timeing: expect.arrayContaining([{ time: '19:30', at: '2026-11-20T19:30:00.000Z' }]),
    pickup_timeing: expect.arrayContaining([{ time: '19:00', at: '2026-11-20T19:00:00.000Z' }]),
    menucategory: [
      { menucategory_id: 'c-1', menucategory_name: 'Category c-1', menucategory_desc: 'From the tandoor.' },
    ],
  });
});

it('[API-11][DAT-7][DAT-9][DAT-10][DAT-13] business/menu answers every field of the contract, and nothing else', async () => {
  await api.importCatalogue(aCatalogue(aCatalogueBusiness(business)));
  const answer = await api.call('business/menu', { business: 'b-saffron-yard' });
  expect([...Value.Errors(calls['business/menu'].ok, answer)]).toStrictEqual([]);
  const given = (dish: object, selected: 'yes' | 'no') => [{ ...dish, selected, disable: 'no' }];
  const bhaji = given({ fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50' }, 'no');
  const naan = given({ fd_id: 'fd-2', fd_name: 'Naan', fd_price: '2.40' }, 'yes');
  expect(answer).toStrictEqual({
    responsecode: '200',
    menu: [
      {
        menucategory_id: 'c-1',
        menucategory_name: 'Category c-1',
        menucategory_desc: 'From the tandoor.',
        product: [
          {
            product_id: 'p-1',
            product_name: 'Dish p-1',
            product_desc: 'Smoky.',
            product_price: '9.50',
            has_option: 'yes',
            has_subproduct: 'yes',
            sub_product: [sub],
            product_option: [group],
            product_selected_Quantity: 0,
            has_discount: 'y',
            has_discount_delivery: 'No',
            has_discount_pickup: 'Yes',
            allergens: [],
            diets: [],
            product_picture: '',
            available: 'yes',
          },
        ],
      },
    ],
    dishes: {
      amount: [
        {
          id: 'f-1',
          welcome_text: 'A side',
          freedish_service_type: 'pickupdelivery',
          qnty: 0,
          is_selectable: 1,
          condition: { amount: '30.00', product_list: [], independent: 'no', qnty: 1, freedish_item: bhaji },
          freedish_item: bhaji,
        },
      ],
      group: [
        {
          id: 'f-2',
          welcome_text: 'A naan',
          freedish_service_type: 'delivery',
          qnty: 0,
          is_selectable: 0,
          condition: {
            amount: '',
            product_list: [{ pro_id: 'p-1', qty: 2 }],
            independent: 'yes',
            qnty: 1,
            freedish_item: naan,
          },
          freedish_item: naan,
        },
      ],
    },
    discount_delivery_charge_waiver: '25.00',
  });
});

it.each([
  ['banner of its own', '/banner.svg', '/banner.svg'],
  ['banner: its cover', '', 'https://pictures.example/cover.svg'],
])('[RTE-24][STO-8] both calls that tell the banner tell the same: a %s', async (_, banner_url, shown) => {
  const { seo } = aCatalogueBusiness();
  await api.importCatalogue(aCatalogue(aCatalogueBusiness({ ...business, seo: { ...seo, banner_url } })));
  expect(await api.call('business/details', { slug: 'saffron-yard', zipcode: '' })).toMatchObject({
    info: { seo: { banner_url: shown } },
  });
  expect(await api.call('information/business_meta_details', { slug: 'saffron-yard' })).toMatchObject({
    business_banner_url: shown,
  });
});

it('[BIZ-9] a business without a title of its own goes by its name', async () => {
  const { seo } = aCatalogueBusiness();
  await api.importCatalogue(aCatalogue(aCatalogueBusiness({ seo: { ...seo, title: '' } })));
  expect(await api.call('business/details', { slug: 'saffron-yard', zipcode: '' })).toMatchObject({
    info: { seo: { title: 'Saffron Yard' } },
  });
  expect(await api.call('information/business_meta_details', { slug: 'saffron-yard' })).toMatchObject({
    bm_title: 'Saffron Yard',
  });
});
