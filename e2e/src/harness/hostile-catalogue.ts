import { endless, markup } from './hostile-text';
import type { Writer } from './hostile-text';

/** A postcode where nobody else delivers, so that no other test meets these businesses. */
export const hostilePostcode = 'ZE1 0AA';

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const optionGroup = (write: Writer, id: string, required: boolean, nested: object[]) => ({
  optionId: id,
  optionHeaderLabel: write(`group-${id}`, 200),
  optionDescription: write(`group-description-${id}`, 20_000),
  optionIsRequired: required ? 'yes' : 'no',
  optionShowType: required ? 'radio' : 'checked',
  optionMinSelection: required ? 1 : 0,
  optionMaxSelection: 1,
  optionMaxQuantity: 1,
  optionItems: [
    {
      itemId: `${id}-item`,
      itemName: write(`item-${id}`, 200),
      itemNameLabel: write(`item-label-${id}`, 200),
      itemDescription: write(`item-description-${id}`, 20_000),
      itemPrice: '0.50',
      itemQuantity: 1,
      subOption: nested,
    },
  ],
});

const dish = (write: Writer, id: string, more: object = {}) => ({
  product_id: id,
  product_name: write(`dish-${id}`, 200),
  product_desc: write(`dish-description-${id}`, 20_000),
  product_price: '9.50',
  available: 'yes',
  sub_product: [],
  product_option: [],
  allergens: [write('allergen', 60)],
  diets: [write('diet', 60)],
  ...more,
});

const menu = (write: Writer) => [
  {
    menucategory_id: 'c-1',
    menucategory_name: write('category', 200),
    menucategory_desc: write('category-description', 20_000),
    product: [
      dish(write, 'plain'),
      dish(write, 'chosen', {
        product_option: [optionGroup(write, 'outer', true, [optionGroup(write, 'inner', false, [])])],
      }),
      dish(write, 'sized', {
        sub_product: [{ product_id: 'small', product_name: write('size', 200), product_price: '5.25' }],
      }),
    ],
  },
];

const discount = (write: Writer, id: string, code: string) => ({
  discountid: id,
  code,
  discounttext: write(`discount-${id}`, 500),
  payby: 'percentage',
  commonrate: '10',
  minshop: '1.00',
  service: 'pickupdelivery',
  discounted_product_id: [],
  from: '',
  until: '',
});

const freeDishes = (write: Writer, id: string, selectable: number) => ({
  id,
  welcome_text: write(`free-${id}`, 500),
  freedish_service_type: 'pickupdelivery',
  is_selectable: selectable,
  condition: { amount: '1.00', product_list: [], independent: 'no', qnty: 1 },
  freedish_item: ['one', 'two'].map((item) => ({
    fd_id: `${id}-${item}`,
    fd_name: write(`free-dish-${id}-${item}`, 200),
    fd_price: '2.40',
  })),
});

const payments = (write: Writer, use: string) =>
  ['cod', 'card'].map((value) => ({ value, leble: write(`pay-${use}-${value}`, 100) }));

const scores = { noise: 4, service: 5, food: 5, atmosphere: 4, waittime: 4, valueformoney: 5 };

/** A business in which the writer creates every text that the catalogue format allows. */
const business = (slug: string, write: Writer) => ({
  business_id: slug,
  business_slug: slug,
  business_name: write('name', 200),
  business_logo: '',
  business_cover: '',
  business_address: write('address', 300),
  colony: write('colony', 200),
  city: write('city', 200),
  postcode: hostilePostcode,
  business_phone_number: write('phone', 40),
  business_email: 'kitchen@hostile.example',
  subcategory: [`${slug}-cuisine`],
  bs_details: write('details', 20_000),
  welcome_text: write('welcome', 20_000),
  allergy_info: write('allergy', 20_000),
  powered_by: 'yes',
  promoted: 'yes',
  seo: {
    title: write('seo-title', 500),
    keywords: write('seo-keywords', 2_000),
    description: write('seo-description', 2_000),
    banner_url: '',
  },
  opening: Object.fromEntries(everyDay.map((day) => [day, [['00:00', '23:59']]])),
  special_days: [],
  delivery: {
    status: 'yes',
    average_minutes: 45,
    preorder: 'yes',
    sectors: [{ sector: 'ze10', charge: '2.50', minimum: '1.00', waiver: '25.00' }],
  },
  pickup: { status: 'yes', average_minutes: 20, preorder: 'yes', minimum: '0.00' },
  service_charge: {
    service_charge_type: 'percentage',
    service_charge: '5.00',
    baggage_charge_type: 'fixed_price',
    baggage_charge: '0.30',
  },
  payment_permission: { order: payments(write, 'order'), booking: payments(write, 'booking') },
  cash_otp: 'yes',
  booking: {
    status: 'yes',
    min_person: 1,
    max_person: 8,
    price_per: '3.00',
    guest_number_over_pay: 4,
    deposit: '5.00',
    service_charge_type: 'percentage',
    service_charge: '10.00',
    description: write('booking-description', 20_000),
    reservation_notes: write('booking-notes', 20_000),
    capacity_per_slot: 50,
    message_required: 'no',
  },
  menu: menu(write),
  discounts: [discount(write, 'automatic', ''), discount(write, 'typed', write('code', 40))],
  free_dishes: [freeDishes(write, 'fixed', 0), freeDishes(write, 'choose', 1)],
  reviews: [
    {
      name: write('reviewer', 200),
      review_time: '2026-10-02T19:30:00Z',
      ...scores,
      review_text: write('review', 20_000),
    },
  ],
});

/** Two businesses: the texts of one are markup, those of the other are words as long as the field allows. */
export function hostileCatalogue() {
  return {
    format: 'storefront-catalogue/1',
    subcategories: [
      { id: 'hostile-markup-cuisine', subcategory_name: markup('cuisine', 200) },
      { id: 'hostile-endless-cuisine', subcategory_name: endless('cuisine', 200) },
    ],
    businesses: [business('hostile-markup', markup), business('hostile-endless', endless)],
  };
}
