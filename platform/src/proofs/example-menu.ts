import type { OkAnswer } from '@storefront/contract';

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

export const exampleMenu: OkAnswer<'business/menu'> = {
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

export const exampleDiscounts: OkAnswer<'business/discount'>['discounts'] = {
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
