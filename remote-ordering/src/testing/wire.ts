import type {
  Answer,
  BusinessDetails,
  BusinessInfo,
  Discount,
  FreeDishGroup,
  MenuCategory,
  Product,
} from '@storefront/contract';

/** `info` of a business that takes orders in both modes. */
const wireInfo = (parts: Partial<BusinessInfo> = {}): BusinessInfo => ({
  business_id: 'b-1',
  business_name: 'Saffron Yard',
  business_slug: 'saffron-yard',
  business_logo: '/api/pictures/logo',
  business_cover: '/api/pictures/cover',
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
  bs_details: 'Home cooking from Lucknow.',
  bs_next_open: '',
  bs_show_powered_by_bookyup: 'yes',
  business_delivery: 'yes',
  business_pickup: 'yes',
  delivery_order_possible: 'yes',
  pickup_order_possible: 'yes',
  pickup_minorder_price: '5.00',
  avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
  allergy_info: 'Our kitchen uses nuts and milk.',
  resturent_timeing: [{ start: '12:00', end: '23:00' }],
  today_token: 'token-2026-11-21',
  welcome_text: 'Welcome to our kitchen, it is good to have you here.',
  welcome_text_short: 'Welcome to our kitchen, i',
  rating: '4.6',
  total_review_no: 38,
  discount_delivery_charge_waiver: '25.00',
  seo: {
    title: 'Saffron Yard, Spitalfields',
    keywords: 'curry, naan',
    description: 'Order from Saffron Yard.',
    banner_url: '/api/pictures/banner',
  },
  ...parts,
});

/** What the browser keeps of that business. */
export const wireDetails = (
  info: Partial<BusinessInfo> = {},
  parts: Partial<BusinessDetails> = {},
): BusinessDetails => ({
  info: wireInfo(info),
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
  ...parts,
});

export const wireDetailsAnswer = (
  info: Partial<BusinessInfo> = {},
  parts: Partial<BusinessDetails> = {},
): Answer<'business/details'> => ({
  responsecode: '200',
  ...wireDetails(info, parts),
  menucategory: wireMenu.map(({ product: _products, ...head }) => head),
});

export const wireProduct = (parts: Partial<Product> = {}): Product => ({
  product_id: 'p-dal',
  product_name: 'Tarka Dal',
  product_desc: 'Yellow lentils with garlic.',
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
  product_picture: '/api/pictures/dal',
  available: 'yes',
  ...parts,
});

export const wireMenu: MenuCategory[] = [
  {
    menucategory_id: 'c-1',
    menucategory_name: 'Curries',
    menucategory_desc: 'With rice.',
    product: [
      wireProduct(),
      wireProduct({
        product_id: 'p-tikka',
        product_name: 'Chicken Tikka Masala',
        product_price: '9.50',
        has_option: 'yes',
        diets: [],
        allergens: ['Milk', 'Nuts'],
        product_option: [
          {
            optionId: 'o-rice',
            optionHeaderLabel: 'Rice',
            optionDescription: '',
            optionIsRequired: 'yes',
            optionShowType: 'radio',
            optionMinSelection: 1,
            optionMaxSelection: 1,
            optionMaxQuantity: 0,
            optionItems: [
              {
                itemId: 'i-pilau',
                itemName: 'Pilau',
                itemNameLabel: 'Pilau rice',
                itemDescription: '',
                itemPrice: '0.00',
                itemQuantity: 1,
                subOption: [],
              },
              {
                itemId: 'i-naan',
                itemName: 'Naan instead',
                itemNameLabel: 'Naan instead',
                itemDescription: '',
                itemPrice: '0.50',
                itemQuantity: 1,
                subOption: [
                  {
                    optionId: 'o-naan',
                    optionHeaderLabel: 'Which naan',
                    optionDescription: '',
                    optionIsRequired: 'yes',
                    optionShowType: 'radio',
                    optionMinSelection: 1,
                    optionMaxSelection: 1,
                    optionMaxQuantity: 0,
                    optionItems: [
                      {
                        itemId: 'i-plain',
                        itemName: 'Plain',
                        itemNameLabel: 'Plain',
                        itemDescription: '',
                        itemPrice: '0.00',
                        itemQuantity: 1,
                        subOption: [],
                      },
                      {
                        itemId: 'i-garlic',
                        itemName: 'Garlic',
                        itemNameLabel: 'Garlic',
                        itemDescription: '',
                        itemPrice: '0.75',
                        itemQuantity: 1,
                        subOption: [],
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            optionId: 'o-extras',
            optionHeaderLabel: 'Extras',
            optionDescription: 'As you like.',
            optionIsRequired: 'no',
            optionShowType: 'checked',
            optionMinSelection: 0,
            optionMaxSelection: 2,
            optionMaxQuantity: 4,
            optionItems: ['Raita', 'Chutney', 'Pickle'].map((name) => ({
              itemId: `i-${name.toLowerCase()}`,
              itemName: name,
              itemNameLabel: name,
              itemDescription: '',
              itemPrice: '1.00',
              itemQuantity: 3,
              subOption: [],
            })),
          },
        ],
      }),
    ],
  },
  {
    menucategory_id: 'c-2',
    menucategory_name: 'Breads and drinks',
    menucategory_desc: '',
    product: [
      wireProduct({
        product_id: 'p-naan',
        product_name: 'Garlic Naan',
        product_price: '3.00',
        allergens: ['Gluten', 'Milk'],
        diets: ['Vegetarian'],
        product_picture: '',
      }),
      wireProduct({
        product_id: 'p-lassi',
        product_name: 'Lassi',
        product_price: '3.50',
        has_subproduct: 'yes',
        sub_product: [
          { product_id: 's-small', product_name: 'Small', product_price: '3.50' },
          { product_id: 's-large', product_name: 'Large', product_price: '4.50' },
        ],
      }),
      wireProduct({
        product_id: 'p-cola',
        product_name: 'Cola',
        product_price: '2.00',
        allergens: [],
        diets: ['Vegan', 'Vegetarian'],
        available: 'no',
      }),
    ],
  },
];

export const wireFreeDishes = (parts: Partial<FreeDishGroup> = {}): FreeDishGroup => ({
  id: 'f-1',
  welcome_text: 'A free side with £20 of food',
  freedish_service_type: 'pickupdelivery',
  qnty: 0,
  is_selectable: 1,
  condition: { product_list: [], amount: '20.00', independent: 'no', qnty: 1 },
  freedish_item: [
    { fd_id: 'fd-1', fd_name: 'Onion Bhaji', fd_price: '3.50', selected: 'no', disable: 'no' },
    { fd_id: 'fd-2', fd_name: 'Samosa', fd_price: '3.00', selected: 'no', disable: 'no' },
  ],
  ...parts,
});

export const wireMenuAnswer = (
  menu: MenuCategory[] = wireMenu,
  amount: FreeDishGroup[] = [],
  group: FreeDishGroup[] = [],
): Answer<'business/menu'> => ({
  responsecode: '200',
  menu,
  dishes: { amount, group },
  discount_delivery_charge_waiver: '25.00',
});

export const wireDiscount = (parts: Partial<Discount> = {}): Discount => ({
  discountid: 'd-ten',
  code: '',
  discounttext: '10% off when you spend £15',
  payby: 'percentage',
  commonrate: '10',
  minshop: '15.00',
  discounted_product_id: [],
  coupon_type: '',
  ...parts,
});

export const wireDiscountAnswer = (
  delivery: Discount[] = [],
  pickup: Discount[] = delivery,
): Answer<'business/discount'> => ({ responsecode: '200', discounts: { delivery, pickup } });

export const wireDeliveryAnswer = (
  parts: Partial<
    Record<'delivery_minorder_price' | 'delivery_price' | 'delivery_charge_waiver', string>
  > = {},
): Answer<'business/delivery_status_check'> => ({
  responsecode: '200',
  delivery_minorder_price: '12.00',
  delivery_price: '2.50',
  delivery_charge_waiver: '25.00',
  ...parts,
});
