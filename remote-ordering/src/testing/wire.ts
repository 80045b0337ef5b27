import type {
  Answer,
  BusinessDetails,
  BusinessInfo,
  Discount,
  FreeDishGroup,
  MenuCategory,
} from '@storefront/contract';
import { aWireBusiness, aWireProduct } from '@storefront/contract/testing';

export {
  aWireDiscount as wireDiscount,
  aWireFreeDishGroup as wireFreeDishes,
} from '@storefront/contract/testing';

/** A business whose page shows everything that a page can show. */
export function wireDetails(
  info: Partial<BusinessInfo> = {},
  parts: Partial<BusinessDetails> = {},
): BusinessDetails {
  return aWireBusiness(
    {
      business_logo: '/api/pictures/logo',
      business_cover: '/api/pictures/cover',
      allergy_info: 'Our kitchen uses nuts and milk.',
      today_token: 'token-2026-11-21',
      welcome_text: 'Welcome to our kitchen, it is good to have you here.',
      welcome_text_short: 'Welcome to our kitchen, i',
      seo: {
        title: 'Saffron Yard, Spitalfields',
        keywords: 'curry, naan',
        description: 'Order from Saffron Yard.',
        banner_url: '/api/pictures/banner',
      },
      ...info,
    },
    parts,
  );
}

export function wireDetailsAnswer(
  info: Partial<BusinessInfo> = {},
  parts: Partial<BusinessDetails> = {},
): Answer<'business/details'> {
  return {
    responsecode: '200',
    ...wireDetails(info, parts),
    menucategory: wireMenu.map(({ product: _products, ...head }) => head),
  };
}

export const wireProduct: typeof aWireProduct = (parts) =>
  aWireProduct({ product_picture: '/api/pictures/dal', ...parts });

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

export function wireMenuAnswer(
  menu: MenuCategory[] = wireMenu,
  amount: FreeDishGroup[] = [],
  group: FreeDishGroup[] = [],
): Answer<'business/menu'> {
  return { responsecode: '200', menu, dishes: { amount, group }, discount_delivery_charge_waiver: '25.00' };
}

export function wireDiscountAnswer(
  delivery: Discount[] = [],
  pickup: Discount[] = delivery,
): Answer<'business/discount'> {
  return { responsecode: '200', discounts: { delivery, pickup } };
}

export function wireDeliveryAnswer(
  parts: Partial<
    Record<'delivery_minorder_price' | 'delivery_price' | 'delivery_charge_waiver', string>
  > = {},
): Answer<'business/delivery_status_check'> {
  return {
    responsecode: '200',
    delivery_minorder_price: '12.00',
    delivery_price: '2.50',
    delivery_charge_waiver: '25.00',
    ...parts,
  };
}
