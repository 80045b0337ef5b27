import type { Product } from '@storefront/contract';
import { parseMenu } from './menu';

describe('the menu', () => {
  const product: Product = {
    product_id: 'p-1',
    product_name: 'Masala',
    product_desc: '',
    product_price: '9.50',
    has_option: 'yes',
    has_subproduct: 'yes',
    sub_product: [{ product_id: 'p-1-s', product_name: 'Small', product_price: '5.25' }],
    product_option: [
      {
        optionId: 'o-1',
        optionHeaderLabel: 'Rice',
        optionDescription: 'One',
        optionIsRequired: 'yes',
        optionShowType: 'radio',
        optionMinSelection: 1,
        optionMaxSelection: 1,
        optionMaxQuantity: 1,
        optionItems: [
          {
            itemId: 'i-2',
            itemName: 'Naan',
            itemNameLabel: 'Naan instead',
            itemDescription: 'Warm',
            itemPrice: '0.50',
            itemQuantity: 2,
            subOption: [],
          },
        ],
      },
    ],
    product_selected_Quantity: 0,
    has_discount: 'n',
    has_discount_delivery: 'No',
    has_discount_pickup: 'No',
    allergens: [],
    diets: [],
    product_picture: '',
    available: 'no',
  };

  it('is parsed with its prices in pence', () => {
    const read = parseMenu([{ product: [] }, { product: [product] }]);
    expect(read.ok && read.value.get('p-1')).toStrictEqual({
      id: 'p-1',
      name: 'Masala',
      price: 950,
      isAvailable: false,
      subProducts: [{ id: 'p-1-s', name: 'Small', price: 525 }],
      optionGroups: [
        {
          id: 'o-1',
          label: 'Rice',
          description: 'One',
          isRequired: true,
          shownAs: 'radio',
          minimum: 1,
          maximum: 1,
          maximumQuantity: 1,
          items: [
            {
              id: 'i-2',
              name: 'Naan',
              label: 'Naan instead',
              description: 'Warm',
              price: 50,
              maximumQuantity: 2,
              groups: [],
            },
          ],
        },
      ],
    });
  });

  it('[TOT-18] is refused as a whole when one price is malformed', () => {
    const broken = { ...product, sub_product: [{ product_id: 's', product_name: 'S', product_price: '5' }] };
    expect(parseMenu([{ product: [product, broken] }])).toStrictEqual({
      ok: false,
      reason: '1: sub_product: 0: product_price: "5" is not an amount in pounds with two decimals',
    });
  });

  it('knows a dish that is available, an optional group and one shown as checkboxes', () => {
    const [group] = product.product_option;
    if (group === undefined) throw new Error('The dish has no group');
    const optional = { ...group, optionIsRequired: 'no' as const, optionShowType: 'checked' as const };
    const read = parseMenu([{ product: [{ ...product, available: 'yes', product_option: [optional] }] }]);
    expect(read.ok && read.value.get('p-1')).toMatchObject({
      isAvailable: true,
      optionGroups: [{ isRequired: false, shownAs: 'checkbox' }],
    });
  });
});
