import type { CartItem } from '../entities/cart-item';

/** A line of a cart as the browser keeps it. */
export const aCartItem: CartItem = {
  product_id: 'p-1',
  product_name: 'Chicken Tikka Masala',
  product_price: '9.50',
  sell_price: '10.75',
  product_qnty: 2,
  product_type: '',
  select_product_type: 'product',
  main_pro_id: '',
  main_pro_name: '',
  extras: [
    {
      optionId: 'o-1',
      optionHeaderLabel: 'Rice',
      parentItemId: '',
      selection: [
        { itemId: 'i-2', itemName: 'Naan instead', itemQuantity: 1, itemPrice: '0.50', optionId: 'o-1' },
      ],
    },
    {
      optionId: 'o-2',
      optionHeaderLabel: 'Which naan',
      parentItemId: 'i-2',
      selection: [{ itemId: 'i-4', itemName: 'Garlic', itemQuantity: 1, itemPrice: '0.75', optionId: 'o-2' }],
    },
  ],
  has_discount: 'n',
  has_discount_pickup: 'No',
  has_discount_delivery: 'No',
  product_comment: '',
  menucategory_rank: 1,
  product_option: [],
};
